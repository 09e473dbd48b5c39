import type { Language } from "@octroi/ui/language/language";

/** Invitations to Pro of people on the waitlist. Of whom was invited, only a digest of the address is kept. */
export interface ProInvitations {
  isInvited(email: string): Promise<boolean>;
  /**
   * Puts the workspaces that a person owns on Pro, now or once they make one, and owes them one mail. Whoever was
   * invited before gets no second one, and whoever is on Pro already gets none.
   */
  invite(person: { email: string; language: Language }): Promise<"invited" | "repeated" | "on-pro">;
}

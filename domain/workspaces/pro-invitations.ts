import type { Language } from "@octroi/ui/language/language";
import type { Actor } from "./workspaces.ts";

/** An invitation to Pro as the person with its address sees it. */
export interface ProOffer {
  /** In cents a month, for one workspace; 0 during the beta. */
  price: number;
  declinedAt: string | undefined;
}

/** What an owner accepted, and in which words. */
export interface ProAgreement {
  price: number;
  words: string;
  acceptedAt: string;
  endedAt: string | undefined;
}

/** An owner who answers an invitation for one of their workspaces. */
export interface Invited {
  workspaceId: string;
  person: { id: string; email: string };
}

/** `uninvited`: by nobody, or no owner any more. `on-pro`: the workspace is on it already. */
export type NotOpen = "on-pro" | "uninvited" | "gone";

/** Invitations to Pro of people on the waitlist. Of whom was invited, only a digest of the address is kept. */
export interface ProInvitations {
  isInvited(email: string): Promise<boolean>;
  /** Also one that was declined. */
  offerTo(email: string): Promise<ProOffer | undefined>;
  /**
   * Owes a person one mail that names the price. No plan changes before an owner accepts. Whoever has an invitation gets
   * no second one, unless they declined the first; and whoever is on Pro already gets none.
   */
  invite(person: {
    email: string;
    language: Language;
    price: number;
  }): Promise<"invited" | "repeated" | "on-pro">;
  /** Puts a workspace on Pro, at the price and in the words that the owner read. `changed`: it has another price now. */
  accept(
    invited: Invited,
    terms: { price: number; words: string },
  ): Promise<"accepted" | "declined" | "changed" | NotOpen>;
  /** For every workspace of theirs that is not on Pro. */
  decline(invited: Invited): Promise<"declined" | NotOpen>;
  /** Puts a workspace back on Free. Its owners are owed a mail that says until when their history is there. */
  end(workspaceId: string, by: Actor): Promise<"ended" | "on-free" | "gone">;
  /** The latest first. */
  agreements(workspaceId: string): Promise<ProAgreement[]>;
}

import type { Store } from "../store/store.ts";

/** What the operator's commands work on. */
export interface OperatorContext extends Store {
  consoleUrl: URL;
  siteUrl: URL;
  /** The one address that a connector is set up with. */
  keyAddress(siteId: string, secret: string): string;
  /** The link that an invitation's mail holds. */
  invitationAddress(invitationId: string): string;
  /** By the mail server that the settings name, at once. Throws what it says. */
  sendTestMail(email: string): Promise<void>;
}

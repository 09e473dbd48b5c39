import type { Secrets } from "../domain/secrets/secrets.ts";
import type { Config } from "../server/config.ts";
import type { Store } from "../store/store.ts";

/** What the operator's commands work on. */
export interface OperatorContext extends Store {
  /** Whether publishers are paid, and the account that payouts leave. */
  settings: Pick<Config, "payouts" | "payer">;
  consoleUrl: URL;
  siteUrl: URL;
  /** The secret that the settings name, whichever the database knows. */
  givenSecret(): Uint8Array;
  /** What is derived from it. Throws where it is not this database's. */
  secrets(): Promise<Secrets>;
  /** Where mails are files: those to an address. */
  deleteMailsTo(email: string): Promise<void>;
  /** By the mail server that the settings name, at once. Throws what it says. */
  sendTestMail(email: string): Promise<void>;
}

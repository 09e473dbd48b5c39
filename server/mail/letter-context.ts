import type { Secrets } from "../../domain/secrets/secrets.ts";

/** What letters are written with. */
export interface LetterContext {
  /** What the service is called. */
  brand: string;
  /** Whom people write to. */
  contactEmail: string;
  consoleUrl: URL;
  secrets: Pick<Secrets, "codeOf" | "invitationToken" | "companyCode">;
  /** Whether publishers are paid what they are owed. */
  payouts: boolean;
}

import { randomBytes } from "node:crypto";
import type { Secrets } from "../secrets/secrets.ts";

const prefix = "whsec_";

/** As receivers put it into their settings. */
export function randomWebhookSecret(): string {
  return prefix + randomBytes(32).toString("base64");
}

/** What it signs with. */
export function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(prefix.length), "base64");
}

export type SealedPart = "address" | "secret";

export function sealFor(
  secrets: Pick<Secrets, "seal">,
  webhook: string,
  part: SealedPart,
  text: string,
): string {
  return secrets.seal(text, `${part} of webhook ${webhook}`);
}

/** Undefined where it was sealed under another secret. */
export function unsealFor(
  secrets: Pick<Secrets, "unseal">,
  webhook: string,
  part: SealedPart,
  sealed: string,
): string | undefined {
  return secrets.unseal(sealed, `${part} of webhook ${webhook}`);
}

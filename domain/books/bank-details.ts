import type { Secrets } from "../secrets/secrets.ts";
import { type IbanFault, isInSepa, parseIban } from "./iban.ts";

/** Where a publisher is paid. */
export interface BankDetails {
  holder: string;
  iban: string;
}

const maxHolderLength = 70;

/** What a person typed. `outside`: a bank that a transfer in euros does not reach as one within a country. */
export type BankFault = { field: "holder"; fault: "form" } | { field: "iban"; fault: IbanFault | "outside" };

export function parseBankDetails(typed: { holder: string; iban: string }): BankDetails | BankFault {
  const holder = typed.holder.trim().replace(/\s+/g, " ");
  if (holder === "" || holder.length > maxHolderLength) return { field: "holder", fault: "form" };
  const parsed = parseIban(typed.iban);
  if ("fault" in parsed) return { field: "iban", fault: parsed.fault };
  return isInSepa(parsed.iban) ? { holder, iban: parsed.iban } : { field: "iban", fault: "outside" };
}

export function sealBankDetails(
  secrets: Pick<Secrets, "seal">,
  workspaceId: string,
  details: BankDetails,
): string {
  return secrets.seal(JSON.stringify(details), `bank details of ${workspaceId}`);
}

/** Undefined where they were sealed under another secret. */
export function openBankDetails(
  secrets: Pick<Secrets, "unseal">,
  workspaceId: string,
  sealed: string,
): BankDetails | undefined {
  const text = secrets.unseal(sealed, `bank details of ${workspaceId}`);
  // Only `sealBankDetails` makes what this secret opens.
  return text === undefined ? undefined : (JSON.parse(text) as BankDetails);
}

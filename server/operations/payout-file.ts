import { csvRow } from "@octroi/logs/csv";
import { amountText, coinDecimals, coins } from "../../domain/books/amounts.ts";
import { openBankDetails } from "../../domain/books/bank-details.ts";
import { type SepaVersion, sepaFile, type Transfer, type TransferFile } from "../../domain/books/sepa.ts";
import type { Secrets } from "../../domain/secrets/secrets.ts";
import type { PayoutFile } from "../../store/books/payouts.ts";

/** What of a file goes to the bank, or the workspace whose bank details were sealed under another secret. */
export function transfersOf(
  { number, currency, payouts }: Pick<PayoutFile, "number" | "currency" | "payouts">,
  secrets: Pick<Secrets, "unseal">,
): Transfer[] | { unreadable: string } {
  const transfers: Transfer[] = [];
  for (const [place, { workspace, amount, sealed }] of payouts.entries()) {
    const details = openBankDetails(secrets, workspace, sealed ?? "");
    if (details === undefined) return { unreadable: workspace };
    const reference = `OCTROI-${number}-${place + 1}`;
    transfers.push({ reference, cents: coins(amount, currency), ...details, about: `Octroi ${number}` });
  }
  return transfers;
}

export function payoutSepa(
  { number, createdAt }: Pick<PayoutFile, "number" | "createdAt">,
  transfers: readonly Transfer[],
  payer: TransferFile["payer"],
  version?: SepaVersion,
): string {
  return sepaFile({ id: `OCTROI-${number}`, createdAt: new Date(createdAt), payer, transfers }, version);
}

/** For any other way than SEPA, and for currencies that are not euros. */
export function payoutCsv(
  { currency }: Pick<PayoutFile, "currency">,
  transfers: readonly Transfer[],
): string {
  const rows = transfers.map(({ reference, holder, iban, cents, about }) => [
    reference,
    holder,
    iban,
    coinsText(cents, currency),
    currency,
    about,
  ]);
  return [["reference", "holder", "iban", "amount", "currency", "about"], ...rows].map(csvRow).join("");
}

/** `336.48` of 33,648 cents. */
export function coinsText(amount: bigint, currency: string): string {
  const decimals = coinDecimals(currency);
  return amountText(amount, decimals, decimals);
}

import { fixedTextOf } from "../rules/money.ts";
import type { Account, Entry } from "./books.ts";

/** What plain-text accounting calls the kinds of our accounts: by them hledger and ledger sort what is whose. */
const roots = {
  receivable: "assets:receivable",
  bank: "assets:bank",
  share: "liabilities:publishers",
  payout: "liabilities:payouts",
  fee: "income:fee",
  "bad-debt": "expenses:bad-debt",
  // Neither assets nor income of whoever keeps these books: no balance sheet of theirs has them.
  clearing: "offers:clearing",
  prepaid: "offers:prepaid",
  income: "offers:income",
} as const satisfies Record<Account["kind"], string>;

/** `liabilities:publishers:<workspace>:<agreement>`. Ids alone: a name would break the line, or tell whose it is. */
function accountName({ kind, agreement, workspace, rail, license }: Account): string {
  return [roots[kind], workspace, agreement, rail, license].filter((part) => part !== undefined).join(":");
}

/** How many decimals the currencies have, for a program that would otherwise guess from the first amount. */
export function journalHead(currencies: readonly string[]): string {
  return currencies.map((code) => `commodity ${code}\n    format 1000.000000 ${code}\n`).join("");
}

/** An entry as hledger and ledger read it. */
export function journalEntry(entry: Entry): string {
  const { id, at, month, kind, reference, visits, note, ofMonth, legs } = entry;
  // What came late is of the month in which it came: its first day is the nearest that this has.
  const day = at.toISOString().startsWith(month) ? at.toISOString().slice(0, 10) : `${month}-01`;
  const about = [
    ...(visits === undefined ? [] : [`visits: ${visits}`]),
    ...(ofMonth === undefined ? [] : [`month: ${ofMonth}`]),
    ...(note === undefined ? [] : [note.replaceAll(/\s+/g, " ")]),
  ];
  const width = Math.max(...legs.map(({ account }) => accountName(account).length));
  const lines = legs.map(
    ({ account, amount }) =>
      `    ${accountName(account).padEnd(width)}  ${fixedTextOf(amount)} ${account.currency}\n`,
  );
  return `\n${day} * ${kind} ${reference.replaceAll(/[\s;]+/g, " ")}\n    ; entry: ${id}\n${about
    .map((line) => `    ; ${line}\n`)
    .join("")}${lines.join("")}`;
}

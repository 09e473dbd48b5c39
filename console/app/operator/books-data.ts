import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import type { Balance } from "../../../domain/books/books.ts";
import type { OperatorChange } from "../../../domain/books/operator-changes.ts";
import { decimal } from "../../../domain/books/statement.ts";
import type { Bill } from "../../../store/books/bills.ts";
import { type BillState, books as words } from "../content/operator.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";

/** Millionths of several currencies, as a sum of texts; nothing where all of them are. */
export function sumText(
  amounts: readonly { currency: string; amount: bigint }[],
  language: Language,
): string | undefined {
  const { sum } = intlFormatter(language);
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  const texts = [...sums]
    .filter(([, amount]) => amount !== 0n)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, amount]) => sum({ amount: decimal(amount), currency }));
  return texts.length === 0 ? undefined : texts.join(" + ");
}

/** What accounts of debtors hold; of creditors it is the other way round. */
export function debits(balances: readonly Balance[]) {
  return balances.map(({ account, amount }) => ({ currency: account.currency, amount }));
}

export function credits(balances: readonly Balance[]) {
  return balances.map(({ account, amount }) => ({ currency: account.currency, amount: -amount }));
}

export function billStateOf({ document, paidAt, writtenOffAt }: Bill): BillState {
  if (writtenOffAt !== undefined) return "written-off";
  if (paidAt === undefined) return "unpaid";
  return document.due === "0" ? "nothing-due" : "paid";
}

export function billRow(bill: Bill, language: Language) {
  const { number: figure, month, sum, date } = intlFormatter(language);
  const { number, month: ofMonth, company, visits, due, currency } = bill.document;
  const state = billStateOf(bill);
  return {
    number,
    company,
    month: month(ofMonth),
    visits: figure(visits),
    due: sum({ amount: due, currency }),
    state,
    stateText: filled(words[language].billStates[state], {
      date: date(bill.writtenOffAt ?? bill.paidAt ?? ""),
    }),
  };
}

export function logRow(change: OperatorChange, language: Language) {
  const copy = words[language].log;
  const { at, by, kind, subject } = change;
  return {
    at: momentText(language, at, "UTC"),
    by: by === null ? copy.byCommand : (by ?? copy.byNobody),
    what: filled(copy.kinds[kind], { subject }),
  };
}

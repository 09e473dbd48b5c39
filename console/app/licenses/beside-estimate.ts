import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { assumedPerVisit, publisherShare } from "@octroi/ui/words/plans";
import { decimal } from "../../../domain/books/statement.ts";
import { millionths, textOf, times } from "../../../domain/rules/money.ts";
import { revenue as words } from "../content/revenue.ts";
import { filled } from "../page/words.ts";
import type { SiteMonth } from "./month-earnings.ts";

interface EstimateRequest {
  aiVisits: number;
  /** Whether a company could read in days that it had paid for. */
  hasPeriod: boolean;
  month: string;
  sum: string;
  language: Language;
}

/** What the site’s estimator would have said of a month’s AI visits, and why it was something else. Undefined without any. */
export function besideEstimate(
  { agreements, offers }: SiteMonth,
  { aiVisits, hasPeriod, month, sum, language }: EstimateRequest,
) {
  if (aiVisits === 0) return undefined;
  const { estimate: copy } = words[language];
  const { counted, number, sum: written, money, month: monthName } = intlFormatter(language);
  const price = { amount: String(assumedPerVisit), currency: "EUR" };
  const gross = millionths(times(price, aiVisits).amount);
  const percent = BigInt(Math.round(publisherShare * 100));
  const licensed = [...agreements, ...offers].reduce((all, { visits }) => all + visits, 0);
  const inEuros = agreements.filter(({ currency }) => currency === "EUR");
  const visitsInEuros = inEuros.reduce((all, { visits }) => all + visits, 0);
  const average =
    visitsInEuros > 0 && visitsInEuros === licensed
      ? inEuros.reduce((all, line) => all + line.gross, 0n) / BigInt(visitsInEuros)
      : undefined;
  return {
    promise: {
      name: copy.promise,
      value: written({ amount: textOf((gross * percent) / 100n), currency: "EUR" }),
      note: filled(counted(aiVisits, copy.promiseNote), { price: money(price) }),
    },
    real: {
      name: copy.real,
      value: sum === "" ? written({ amount: "0", currency: "EUR" }) : sum,
      note: filled(copy.realNote, { month: monthName(month) }),
    },
    why:
      licensed === 0
        ? hasPeriod
          ? copy.periodAlone
          : copy.none
        : [
            filled(licensed > aiVisits ? copy.others : copy.why, {
              visits: number(aiVisits),
              licensed: number(licensed),
            }),
            average !== undefined &&
              filled(copy.average, {
                average: money({ amount: decimal(average), currency: "EUR" }),
                price: money(price),
              }),
            hasPeriod && copy.period,
          ]
            .filter((part) => part !== false)
            .join(" "),
  };
}

import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { publisherShareWords } from "@octroi/ui/words/plans";
import { decimal } from "../../../domain/books/statement.ts";
import { isSignedByHand } from "../../../domain/licenses/license.ts";
import { loadStatements } from "../../../domain/licenses/load-statement.ts";
import {
  lastMonths,
  monthOf,
  type Statement,
  type StatementLine,
} from "../../../domain/licenses/statement.ts";
import { type Amount, addAmounts } from "../../../domain/rules/money.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import { todayOf } from "../../../domain/visits/site-zones.ts";
import type { Books, Licenses } from "../../../store/store.ts";
import { revenue as words } from "../content/revenue.ts";
import { filled } from "../page/words.ts";

const monthsShown = 12;

type EarnedLine = Awaited<ReturnType<Books["earned"]>>[number];

interface RevenueRequest {
  language: Language;
  now: Date;
  /** As the address says it. */
  month: string | null;
  site: Pick<Site, "id" | "domain" | "zones">;
  workspace: string;
  licenses: Licenses;
  books: Pick<Books, "earned">;
}

/** A month's statement as the page and the sheet show it, and the months beside it. */
export async function revenueData({
  language,
  now,
  month: asked,
  site,
  workspace,
  licenses,
  books,
}: RevenueRequest) {
  const copy = words[language];
  const format = intlFormatter(language);
  const day = todayOf(site.zones, now);
  const month = monthOf(asked, day);
  const months = lastMonths(monthsShown, day);
  const statements = await loadStatements(licenses, site.id, [month, ...months]);
  const [statement] = statements;
  if (statement === undefined) throw new Error("Expected a statement, found none");
  const issued = await licenses.list(site.id);
  const companies = new Map(issued.map(({ agreement, company }) => [agreement, company]));
  const earned = await books.earned({ site: site.id });
  const earnedIn = (of: string) => earned.filter((line) => line.month === of);
  const hasAgreement = earned.length > 0 || issued.some(({ agreement }) => agreement !== undefined);
  const today = format.date(isoDay(day));
  return {
    copy,
    month,
    heading: filled(copy.heading, { month: format.month(month) }),
    soFar: month === isoDay(day).slice(0, 7) ? filled(copy.soFar, { date: today }) : undefined,
    sheet: filled(copy.sheet, { workspace, domain: site.domain, date: today }),
    hasAgreement,
    collects: hasAgreement
      ? filled(copy.agreements.collects, { percent: publisherShareWords[language] })
      : copy.noPayment,
    figures: figuresOf(statement, earnedIn(month), language),
    agreements: earnedIn(month).map((line) => ({
      id: `${line.agreement} ${line.workspace}`,
      company: companies.get(line.agreement) ?? "",
      visits: format.number(line.visits),
      gross: format.money({ amount: decimal(line.gross), currency: line.currency }),
      share: format.money({ amount: decimal(line.share), currency: line.currency }),
    })),
    chart: barsOf(months, earned, language),
    lines: ownLines(statement).map(({ license, visits, gross }) => ({
      id: license.id,
      company: license.company,
      price: license.price.amount === "0" ? copy.lines.free : format.money(license.price),
      visits: format.number(visits),
      gross: format.sum(gross),
    })),
    months: statements
      .slice(1)
      .filter((each) => hasFigures(each) || earnedIn(each.month).length > 0)
      .map((each) => ({
        month: each.month,
        name: format.month(each.month),
        asked: format.number(each.asked.visits),
        licensed: format.number(each.licensed),
        gross: amountsText(grossOf(ownLines(each)), language),
        share: amountsText(sharesIn(earnedIn(each.month)), language),
      })),
  };
}

function hasFigures({ asked, licensed }: Statement): boolean {
  return asked.visits > 0 || licensed > 0;
}

/** What a publisher invoices: an agreement is collected for them, and what was bought is paid already. */
function ownLines({ lines }: Statement): StatementLine[] {
  return lines.filter(({ license }) => isSignedByHand(license));
}

function grossOf(lines: readonly StatementLine[]): Amount[] {
  return lines.map(({ gross }) => gross).reduce(addAmounts, []);
}

/** The publisher's share, by currency. */
function sharesIn(earned: readonly EarnedLine[]): Amount[] {
  const byCurrency = Map.groupBy(earned, ({ currency }) => currency);
  return [...byCurrency].map(([currency, lines]) => ({
    amount: decimal(lines.reduce((sum, { share }) => sum + share, 0n)),
    currency,
  }));
}

/** What agreements earned in each month, the oldest first, in the currency in which they earned in most months. */
function barsOf(months: readonly string[], earned: readonly EarnedLine[], language: Language) {
  const shown = earned.filter(({ month }) => months.includes(month));
  const [currency] =
    [...Map.groupBy(shown, (line) => line.currency)].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (currency === undefined) return [];
  const format = intlFormatter(language);
  const sums = months.toReversed().map((month) => {
    const own = shown.filter((line) => line.month === month && line.currency === currency);
    return { month, share: own.reduce((sum, { share }) => sum + share, 0n) };
  });
  const most = sums.reduce((max, { share }) => (share > max ? share : max), 1n);
  return sums.map(({ month, share }) => ({
    month,
    // Twelve of them need no year.
    name: format.day(month).replace(/\s\d+$/, ""),
    sum: share === 0n ? "" : format.sum({ amount: decimal(share), currency }),
    percent: Number((share * 100n) / most),
  }));
}

function figuresOf(statement: Statement, earned: readonly EarnedLine[], language: Language) {
  const { figures } = words[language];
  const format = intlFormatter(language);
  const { asked, licensed } = statement;
  const signed = ownLines(statement);
  const gross = grossOf(signed);
  const isAskedUnknown = asked.visits > 0 && asked.amounts.length === 0;
  const values = {
    asked: isAskedUnknown ? "—" : amountsText(asked.amounts, language),
    licensed: format.number(licensed),
    gross: amountsText(gross, language),
    share: amountsText(sharesIn(earned), language),
  };
  // A sum of nothing would stand there as if somebody paid.
  const shown = [
    ...(["asked", "licensed"] as const),
    ...(signed.length > 0 ? (["gross"] as const) : []),
    ...(earned.length > 0 ? (["share"] as const) : []),
  ];
  return shown.map((id) => ({
    name: figures[id].name,
    value: values[id],
    note: id === "asked" ? format.counted(asked.visits, figures.asked.note) : figures[id].note,
  }));
}

/** Sums of several currencies, one after the other; none is zero euros. Files have them to the last decimal. */
function amountsText(amounts: readonly Amount[], language: Language): string {
  const { sum } = intlFormatter(language);
  return amounts.length === 0 ? sum({ amount: "0", currency: "EUR" }) : amounts.map(sum).join(" + ");
}

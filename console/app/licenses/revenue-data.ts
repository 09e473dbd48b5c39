import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { decimal } from "../../../domain/books/statement.ts";
import { isSignedByHand, type License } from "../../../domain/licenses/license.ts";
import { loadStatements } from "../../../domain/licenses/load-statement.ts";
import {
  daysOf,
  lastMonths,
  monthOf,
  type Statement,
  type StatementLine,
} from "../../../domain/licenses/statement.ts";
import { type Amount, addAmounts } from "../../../domain/rules/money.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { dayOf, isoDay } from "../../../domain/visits/day.ts";
import { isAi } from "../../../domain/visits/purpose.ts";
import { zoneOf } from "../../../domain/visits/site-zones.ts";
import type { Membership } from "../../../domain/workspaces/workspace.ts";
import type { Repositories } from "../../../store/store.ts";
import { revenue as words } from "../content/revenue.ts";
import { sumOf } from "../page/coins.ts";
import { filled } from "../page/words.ts";
import { besideEstimate } from "./beside-estimate.ts";
import { amountsOf, monthEarnings } from "./month-earnings.ts";

const monthsShown = 12;

type MonthEarning = Awaited<ReturnType<Repositories["siteBooks"]["byMonth"]>>[number];

interface RevenueRequest {
  language: Language;
  now: Date;
  /** As the address says it. */
  month: string | null;
  site: Pick<Site, "id" | "domain" | "zones">;
  workspace: Pick<Membership, "id" | "name" | "plan">;
  services: Pick<Repositories, "licenses" | "siteBooks" | "statements" | "payouts" | "visits">;
}

/** A month as the page and the sheet show it, and the months beside it: in UTC, as the books and their statements are. */
export async function revenueData({
  language,
  now,
  month: asked,
  site,
  workspace,
  services,
}: RevenueRequest) {
  const { licenses, siteBooks, statements: stated, payouts, visits } = services;
  const copy = words[language];
  const format = intlFormatter(language);
  const day = dayOf(now.getTime());
  const month = monthOf(asked, day);
  const months = lastMonths(monthsShown, day);
  const statements = await loadStatements(licenses, site.id, [month, ...months]);
  const [statement] = statements;
  if (statement === undefined) throw new Error("Expected a statement, found none");
  const issued = await licenses.list(site.id);
  const [books, byMonth] = [await siteBooks.ofMonth(site.id, month), await siteBooks.byMonth(site.id)];
  const earningsIn = (of: string) => byMonth.filter((each) => each.month === of);
  const isInAgreement =
    byMonth.some(({ source }) => source === "agreement") ||
    issued.some(({ agreement }) => agreement !== undefined);
  const earnings =
    isInAgreement || byMonth.length > 0 || books.received.length > 0
      ? monthEarnings({
          ...{ language, now, month, books, isInAgreement },
          statement: (await stated.list(workspace.id)).find(({ document }) => document.month === month),
          payouts: await payouts.to(workspace.id),
        })
      : undefined;
  const aiVisits =
    workspace.plan === "pro"
      ? (await visits.totals(site.id, { unit: "day", ...daysOf(month), step: 1 }))
          .filter(({ crawler }) => isAi(crawler))
          .reduce((sum, one) => sum + one.visits, 0)
      : 0;
  const zone = zoneOf(site, now);
  return {
    copy,
    month,
    earnings,
    estimate: besideEstimate(books, {
      ...{ aiVisits, month, language },
      hasPeriod: issued.some((license) => isPaidPeriod(license, month)),
      sum: earnings?.sum ?? "",
    }),
    name: format.month(month),
    soFar:
      month === isoDay(day).slice(0, 7)
        ? filled(copy.unfinished, { date: format.date(isoDay(day)) })
        : undefined,
    sheet: filled(copy.sheet, {
      workspace: workspace.name,
      domain: site.domain,
      date: format.date(isoDay(day)),
    }),
    figures: figuresOf(statement, earnings !== undefined, language),
    chart: barsOf(months, byMonth, language),
    lines: statement.lines.filter(isInvoiced).map(({ license, visits: count, gross }) => ({
      id: license.id,
      company: license.company,
      price: license.price.amount === "0" ? copy.lines.free : format.money(license.price),
      visits: format.number(count),
      gross: format.sum(gross),
    })),
    months: statements
      .slice(1)
      .filter((each) => hasFigures(each) || earningsIn(each.month).length > 0)
      .map((each) => ({
        month: each.month,
        name: format.month(each.month),
        asked: format.number(each.asked.visits),
        licensed: format.number(licensedIn(each, earningsIn(each.month))),
        gross: amountsText(grossOf(each.lines.filter(isInvoiced)), language),
        share: amountsText(sumsOf(earningsIn(each.month)), language),
      })),
    hasOwn: statements.some(({ lines }) => lines.some(isInvoiced)),
    zone: zone === "UTC" ? undefined : filled(copy.months.zone, { zone: zone.replaceAll("_", " ") }),
  };
}

/** Bought for days, some of which were in a month. */
function isPaidPeriod({ purchase, from, until }: License, month: string): boolean {
  const isPeriod = purchase !== undefined && purchase.visits === undefined;
  return isPeriod && from.slice(0, 7) <= month && until.slice(0, 7) >= month;
}

/** What a publisher signed by hand, and invoices: the rest is in the books. */
function isInvoiced({ license }: StatementLine): boolean {
  return isSignedByHand(license);
}

function hasFigures({ asked, licensed }: Statement): boolean {
  return asked.visits > 0 || licensed > 0;
}

/** What the books count of a month, and beside it what a publisher signed by hand. */
function licensedIn({ lines }: Statement, earned: readonly MonthEarning[]): number {
  return [...earned, ...lines.filter(isInvoiced)].reduce((sum, { visits }) => sum + visits, 0);
}

function grossOf(lines: readonly StatementLine[]): Amount[] {
  return lines.map(({ gross }) => gross).reduce(addAmounts, []);
}

function sumsOf(earned: readonly MonthEarning[]): Amount[] {
  return amountsOf(earned.map(({ currency, earned: amount }) => ({ currency, amount })));
}

/** What was earned in each month, the oldest first, in the currency in which it was in most months. */
function barsOf(months: readonly string[], earned: readonly MonthEarning[], language: Language) {
  const shown = earned.filter(({ month }) => months.includes(month));
  const [currency] =
    [...Map.groupBy(shown, (line) => line.currency)].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (currency === undefined) return [];
  const format = intlFormatter(language);
  const sums = months.toReversed().map((month) => {
    const own = shown.filter((line) => line.month === month && line.currency === currency);
    return { month, sum: own.reduce((all, line) => all + line.earned, 0n) };
  });
  const most = sums.reduce((max, { sum }) => (sum > max ? sum : max), 1n);
  return sums.map(({ month, sum }) => ({
    month,
    // Twelve of them need no year.
    name: format.day(month).replace(/\s\d+$/, ""),
    sum: sum === 0n ? "" : sumOf({ amount: decimal(sum), currency }, language),
    percent: sum < 0n ? 0 : Number((sum * 100n) / most),
  }));
}

function figuresOf({ asked, licensed, lines }: Statement, hasEarnings: boolean, language: Language) {
  const { figures } = words[language];
  const format = intlFormatter(language);
  const signed = lines.filter(isInvoiced);
  const isAskedUnknown = asked.visits > 0 && asked.amounts.length === 0;
  const values = {
    asked: isAskedUnknown ? "—" : amountsText(asked.amounts, language),
    licensed: format.number(licensed),
    gross: amountsText(grossOf(signed), language),
  };
  const shown = [
    ...(hasEarnings && asked.visits === 0 ? [] : (["asked"] as const)),
    // What was earned says of how many pages.
    ...(hasEarnings ? [] : (["licensed"] as const)),
    // A sum of nothing would stand there as if somebody paid.
    ...(signed.length > 0 ? (["gross"] as const) : []),
  ];
  return shown.map((id) => ({
    name: figures[id].name,
    value: values[id],
    note: id === "asked" ? format.counted(asked.visits, figures.asked.note) : figures[id].note,
  }));
}

/** Sums of several currencies, one after the other; none is zero euros. Files have them to the last decimal. */
function amountsText(amounts: readonly Amount[], language: Language): string {
  if (amounts.length === 0) return intlFormatter(language).sum({ amount: "0", currency: "EUR" });
  return amounts.map((amount) => sumOf(amount, language)).join(" + ");
}

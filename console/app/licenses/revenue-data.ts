import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { loadStatements } from "../../../domain/licenses/load-statement.ts";
import { lastMonths, monthOf, type Statement } from "../../../domain/licenses/statement.ts";
import type { Amount } from "../../../domain/rules/money.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import { todayOf } from "../../../domain/visits/site-zones.ts";
import type { Licenses } from "../../../store/store.ts";
import { revenue as words } from "../content/revenue.ts";
import { filled } from "../page/words.ts";

const monthsShown = 12;

interface RevenueRequest {
  language: Language;
  now: Date;
  /** As the address says it. */
  month: string | null;
  site: Pick<Site, "id" | "domain" | "zones">;
  workspace: string;
  licenses: Licenses;
}

/** A month's statement as the page and the sheet show it, and the months beside it. */
export async function revenueData({
  language,
  now,
  month: asked,
  site,
  workspace,
  licenses,
}: RevenueRequest) {
  const copy = words[language];
  const format = intlFormatter(language);
  const day = todayOf(site.zones, now);
  const month = monthOf(asked, day);
  const months = lastMonths(monthsShown, day);
  const statements = await loadStatements(licenses, site.id, [month, ...months]);
  const [statement] = statements;
  if (statement === undefined) throw new Error("Expected a statement, found none");
  const today = format.date(isoDay(day));
  return {
    copy,
    month,
    heading: filled(copy.heading, { month: format.month(month) }),
    soFar: month === isoDay(day).slice(0, 7) ? filled(copy.soFar, { date: today }) : undefined,
    sheet: filled(copy.sheet, { workspace, domain: site.domain, date: today }),
    figures: figuresOf(statement, language),
    lines: statement.lines.map(({ license, visits, gross }) => ({
      id: license.id,
      company: license.company,
      price: license.price.amount === "0" ? copy.lines.free : format.money(license.price),
      visits: format.number(visits),
      gross: format.sum(gross),
    })),
    months: statements
      .slice(1)
      .filter(hasFigures)
      .map((each) => ({
        month: each.month,
        name: format.month(each.month),
        asked: format.number(each.asked.visits),
        licensed: format.number(each.licensed),
        gross: amountsText(each.gross, language),
      })),
  };
}

function hasFigures({ asked, licensed }: Statement): boolean {
  return asked.visits > 0 || licensed > 0;
}

function figuresOf({ asked, licensed, gross }: Statement, language: Language) {
  const { figures } = words[language];
  const format = intlFormatter(language);
  const isAskedUnknown = asked.visits > 0 && asked.amounts.length === 0;
  const values = {
    asked: isAskedUnknown ? "—" : amountsText(asked.amounts, language),
    licensed: format.number(licensed),
    gross: amountsText(gross, language),
  };
  // A gross of nothing would stand there as if somebody paid.
  const shown = licensed > 0 ? (["asked", "licensed", "gross"] as const) : (["asked", "licensed"] as const);
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

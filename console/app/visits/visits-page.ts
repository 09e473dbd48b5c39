import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { pathTo } from "../../../domain/access/paths.ts";
import { type RulesInForce, rulesInForce } from "../../../domain/rules/rule-in-force.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import type { Subject } from "../../../domain/visits/load.ts";
import { type Period, periodOf, periods } from "../../../domain/visits/period.ts";
import { sampleRules, sampleVisits } from "../../../domain/visits/sample.ts";
import type { VisitReading } from "../../../domain/visits/visits.ts";
import { visitsCopy } from "../content/visits.ts";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";

/** The pages about visits that keep the period and the sample when one goes from one to the other. */
export type VisitsRoute = "site" | "siteCrawlers" | "sitePages";

/** What every page about visits begins with: whose, of which time, counted or made up. */
export interface VisitsPage {
  language: Language;
  site: Site;
  subject: Subject;
  visits: VisitReading;
  /** What connectors are told now; undefined before the first version. */
  rules: RulesInForce | undefined;
  isSample: boolean;
  /** When the workspace went from Pro to free, if it did. */
  leftProAt: string | undefined;
  /** Keeps the period, and the sample, in a link. */
  query: string;
}

export async function visitsPage(
  args: Parameters<typeof sitePage>[0] & { request: Request },
): Promise<VisitsPage> {
  const { language, site, membership, now, services } = sitePage(args);
  const { searchParams } = new URL(args.request.url);
  const asked = periodOf(searchParams.get("period"));
  const isSample = searchParams.has("sample");
  // All is what the plan keeps: for a free one, that is what 90 days show.
  const period = asked === "all" && membership.plan === "free" ? "90d" : asked;
  return {
    language,
    site,
    subject: { site: site.id, plan: membership.plan, period, now },
    visits: isSample ? sampleVisits(now) : services.visits,
    rules: isSample ? sampleRules : rulesInForce(await services.rules.latest(site.id), membership.plan),
    isSample,
    leftProAt: membership.leftProAt,
    query: queryOf(period, isSample),
  };
}

function queryOf(period: Period, isSample: boolean): string {
  return `?period=${period}${isSample ? "&sample" : ""}`;
}

/** The periods as links, and what they are called. */
export function periodLinks(page: VisitsPage, path: string) {
  const { language, subject, isSample } = page;
  const words = visitsCopy[language].period;
  return {
    label: words.label,
    links: periods.map((period) => ({
      period,
      name: words.short[period],
      to: path + queryOf(period, isSample),
      isCurrent: period === subject.period,
      note: period === "all" && subject.plan === "free" ? words.proOnly : undefined,
    })),
  };
}

/** “in 30 days”, “since October 3, 2026”. */
export function during({ language, subject: { period } }: VisitsPage, firstDay: number | undefined): string {
  const words = visitsCopy[language].period.during;
  const { date } = intlFormatter(language);
  if (period === "all" && firstDay === undefined) return words["90d"];
  return filled(words[period], { date: firstDay === undefined ? "" : date(isoDay(firstDay)) });
}

export function visitsPath(route: VisitsRoute, { site, query }: VisitsPage): string {
  return pathTo(route, { site: site.id }) + query;
}

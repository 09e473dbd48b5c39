import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import type { LoaderFunctionArgs } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import type { RouteId } from "../../../domain/access/routes.ts";
import { type RulesInForce, rulesInForce } from "../../../domain/rules/rule-in-force.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { isoDay } from "../../../domain/visits/day.ts";
import type { Subject } from "../../../domain/visits/load.ts";
import { type Period, periodOf, periods } from "../../../domain/visits/period.ts";
import { sampleRules, sampleVisits } from "../../../domain/visits/sample.ts";
import type { VisitReading } from "../../../domain/visits/visits.ts";
import type { Membership, Plan } from "../../../domain/workspaces/workspace.ts";
import { sharedVisitsCopy, type VisitsCopy, visitsCopy } from "../content/visits.ts";
import { pageOf, sitePage } from "../page/context.ts";
import { sharedQuery } from "../page/shared-query.ts";
import { filled } from "../page/words.ts";

/** The pages about visits that keep the period and the sample when one goes from one to the other. */
export type VisitsRoute = "site" | "siteCrawlers" | "sitePages";

/** The same in a dashboard that is shared. */
const sharedRoutes = {
  site: "sharedSite",
  siteCrawlers: "sharedCrawlers",
  sitePages: "sharedPages",
} as const satisfies Record<VisitsRoute, RouteId>;

/** What every page about visits begins with: whose, of which time, counted or made up. */
export interface VisitsPage {
  language: Language;
  /** What the page says: in a shared dashboard, nobody’s rules are “yours”. */
  copy: VisitsCopy;
  site: Pick<Site, "id" | "domain" | "name" | "zones"> & Partial<Pick<Site, "connector">>;
  subject: Subject;
  visits: VisitReading;
  /** What connectors are told now; undefined before the first version. */
  rules: RulesInForce | undefined;
  showsRules: boolean;
  /** Whose page it is; undefined in a shared dashboard, which is for nobody in particular. */
  membership: Membership | undefined;
  /** Of a shared dashboard: what its address ends with. */
  share: string | undefined;
  isSample: boolean;
  /** When the workspace went from Pro to free, if it did. */
  leftProAt: string | undefined;
  /** Keeps the period, and the sample, in a link. */
  query: string;
}

export async function visitsPage(args: LoaderFunctionArgs): Promise<VisitsPage> {
  const { share, language, now, services } = pageOf(args);
  const { searchParams } = new URL(args.request.url);
  const asked = periodOf(searchParams.get("period"));
  if (share !== undefined) {
    const { site, plan, showsRules } = share;
    const period = shownPeriod(asked, plan);
    return {
      language,
      copy: sharedVisitsCopy[language],
      site,
      subject: { site: site.id, zones: site.zones, plan, period, now },
      visits: services.visits,
      rules: showsRules ? rulesInForce(await services.rules.latest(site.id), plan) : undefined,
      showsRules,
      membership: undefined,
      share: args.params["share"],
      isSample: false,
      leftProAt: undefined,
      query: queryOf(period, sharedQuery(searchParams)),
    };
  }
  const { site, membership } = sitePage(args);
  const isSample = searchParams.has("sample");
  const period = shownPeriod(asked, membership.plan);
  return {
    language,
    copy: visitsCopy[language],
    site,
    subject: { site: site.id, zones: site.zones, plan: membership.plan, period, now },
    visits: isSample ? sampleVisits(now, site.zones) : services.visits,
    rules: isSample ? sampleRules : rulesInForce(await services.rules.latest(site.id), membership.plan),
    showsRules: true,
    membership,
    share: undefined,
    isSample,
    leftProAt: membership.leftProAt,
    query: queryOf(period, isSample ? "&sample" : ""),
  };
}

/** All is what the plan keeps: for a free one, that is what 90 days show. */
function shownPeriod(asked: Period, plan: Plan): Period {
  return asked === "all" && plan === "free" ? "90d" : asked;
}

function queryOf(period: Period, rest: string): string {
  return `?period=${period}${rest}`;
}

/** The periods as links, and what they are called. */
export function periodLinks(page: VisitsPage, path: string) {
  const { copy, subject, share, query } = page;
  const words = copy.period;
  const needsPro = (period: Period) => period === "all" && subject.plan === "free";
  return {
    label: words.label,
    links: periods
      // What a workspace could have is told to its people alone.
      .filter((period) => share === undefined || !needsPro(period))
      .map((period) => ({
        period,
        name: words.short[period],
        to: path + query.replace(/^\?period=\w+/, `?period=${period}`),
        isCurrent: period === subject.period,
        note: needsPro(period) ? words.proOnly : undefined,
      })),
  };
}

/** “in 30 days”, “since October 3, 2026”. */
export function during(
  { language, copy, subject: { period } }: VisitsPage,
  firstDay: number | undefined,
): string {
  const words = copy.period.during;
  const { date } = intlFormatter(language);
  if (period === "all" && firstDay === undefined) return words["90d"];
  return filled(words[period], { date: firstDay === undefined ? "" : date(isoDay(firstDay)) });
}

export function visitsPath(route: VisitsRoute, page: VisitsPage): string {
  return pagePath(route, page) + page.query;
}

/** The same without a query. */
export function pagePath(route: VisitsRoute, { site, share }: VisitsPage): string {
  return share === undefined ? pathTo(route, { site: site.id }) : pathTo(sharedRoutes[route], { share });
}

/** The page about a crawler. */
export function crawlerPath(crawler: string, { site, share }: VisitsPage): string {
  return share === undefined
    ? pathTo("siteCrawler", { site: site.id, crawler })
    : pathTo("sharedCrawler", { share, crawler });
}

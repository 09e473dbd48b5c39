import { formatter } from "@octroi/ui/language/format";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import type { LoaderFunctionArgs } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import type { RouteId } from "../../../domain/access/routes.ts";
import { type RulesInForce, rulesInForce } from "../../../domain/rules/rule-in-force.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { addToCut, type Cut, type CutDimension, cutsKinds, cutsPages } from "../../../domain/visits/cut.ts";
import { hourOf, isoDay } from "../../../domain/visits/day.ts";
import type { Subject } from "../../../domain/visits/load.ts";
import {
  type Compare,
  compares,
  type NamedPeriod,
  periods,
  type TimeRange,
} from "../../../domain/visits/period.ts";
import type { VisitReport } from "../../../domain/visits/report.ts";
import { sampleRules, sampleVisits } from "../../../domain/visits/sample.ts";
import { type SiteZones, todayOf } from "../../../domain/visits/site-zones.ts";
import { parseView, subjectOf, type View, viewQuery } from "../../../domain/visits/view.ts";
import type { VisitQueries } from "../../../domain/visits/visits.ts";
import type { Membership, Plan } from "../../../domain/workspaces/workspace.ts";
import { cutsCopy, daysWords } from "../content/cuts.ts";
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
  site: Pick<Site, "id" | "domain" | "name" | "zones"> & Partial<Pick<Site, "connector" | "countsPeople">>;
  subject: Subject & { cut: Cut; compare: Compare };
  /** What the address asks for. */
  view: View;
  /** Why the typed days are none that can be shown, in one sentence. */
  datesProblem: string | undefined;
  /** The first day that the plan keeps. */
  firstDayKept: number | undefined;
  visits: VisitQueries;
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
  /** Keeps the time, the cut and the sample in a link. */
  query: string;
  /** What of the query is none of the view: the sample, a frame, a language. */
  rest: string;
}

export async function visitsPage(args: LoaderFunctionArgs): Promise<VisitsPage> {
  const { share, language, now, services } = pageOf(args);
  const { searchParams } = new URL(args.request.url);
  const asked = parseView(searchParams);
  if (share !== undefined) {
    const { site, plan, showsRules } = share;
    return {
      language,
      copy: sharedVisitsCopy[language],
      site,
      ...viewOf(asked, {
        site: site.id,
        zones: site.zones,
        plan,
        now,
        language,
        rest: sharedQuery(searchParams),
      }),
      visits: services.visits,
      rules: showsRules ? rulesInForce(await services.rules.latest(site.id), plan) : undefined,
      showsRules,
      membership: undefined,
      share: args.params["share"],
      isSample: false,
      leftProAt: undefined,
    };
  }
  const { site, membership } = sitePage(args);
  const isSample = searchParams.has("sample");
  const { plan } = membership;
  return {
    language,
    copy: visitsCopy[language],
    site,
    ...viewOf(asked, {
      site: site.id,
      zones: site.zones,
      plan,
      now,
      language,
      rest: isSample ? "&sample" : "",
    }),
    visits: isSample ? sampleVisits(now, site.zones) : services.visits,
    rules: isSample ? sampleRules : rulesInForce(await services.rules.latest(site.id), membership.plan),
    showsRules: true,
    membership,
    share: undefined,
    isSample,
    leftProAt: membership.leftProAt,
  };
}

interface ViewSubject {
  site: string;
  zones: SiteZones;
  plan: Plan;
  now: Date;
  language: Language;
  rest: string;
}

/** What is shown of what was asked for: the plan keeps so much, and no day is to come. */
function viewOf(asked: View, { site, zones, plan, now, language, rest }: ViewSubject) {
  // All is what the plan keeps: for a free one, that is what 90 days show.
  const view: View = { ...asked, period: asked.period === "all" && plan === "free" ? "90d" : asked.period };
  const { subject, firstDayKept, problem } = subjectOf(view, { site, zones, plan, now });
  const { date } = intlFormatter(language);
  return {
    subject,
    view,
    datesProblem:
      problem &&
      filled(cutsCopy[language].dates.problems[problem], {
        date: firstDayKept === undefined ? "" : date(isoDay(firstDayKept)),
      }),
    firstDayKept,
    query: viewQuery(view) + rest,
    rest,
  };
}

/** The same page with another time, or another cut. */
export function viewLink({ view, rest }: VisitsPage, path: string, changes: Partial<View>): string {
  return path + viewQuery({ ...view, ...changes }) + rest;
}

/** The same page with each of these values of a dimension alone: where a figure leads. */
export function narrowedBy<Value extends string>(
  page: VisitsPage,
  path: string,
  dimension: CutDimension,
  values: readonly Value[],
): Record<Value, string> {
  const link = (value: Value) => viewLink(page, path, { cut: addToCut(page.view.cut, dimension, value) });
  // One for each of the values, which are all of the record's keys.
  return Object.fromEntries(values.map((value) => [value, link(value)])) as Record<Value, string>;
}

/** The periods as links, and what they are called; and the form for any other. */
export function periodLinks(page: VisitsPage, path: string) {
  const { copy, subject, share } = page;
  const words = copy.period;
  const needsPro = (period: NamedPeriod) => period === "all" && subject.plan === "free";
  return {
    label: words.label,
    dates: datesForm(page, path),
    links: periods
      // What a workspace could have is told to its people alone.
      .filter((period) => share === undefined || !needsPro(period))
      .map((period) => ({
        period,
        name: words.short[period],
        to: viewLink(page, path, { period, dates: undefined }),
        isCurrent: period === subject.period,
        note: needsPro(period) ? words.proOnly : undefined,
      })),
  };
}

/** What the form of the dates begins with, and sends beside them. */
function datesForm(
  { language, subject, view, rest, datesProblem, firstDayKept: first }: VisitsPage,
  path: string,
) {
  const typed = (day: number | "malformed" | undefined) => (typeof day === "number" ? isoDay(day) : "");
  const { day } = formatter(language);
  const kept: View = { ...view, dates: undefined, compare: "before" };
  const { open, legend, from, to, hint, compare, compares: compareNames, show } = cutsCopy[language].dates;
  return {
    words: { open, legend, from, to, hint, compare, compares: compareNames, show },
    path,
    // What an address says beside the fields.
    others: [...new URLSearchParams(viewQuery(kept) + rest)],
    from: typed(view.dates?.from),
    to: typed(view.dates?.to),
    min: first === undefined ? undefined : isoDay(first),
    max: isoDay(todayOf(subject.zones, subject.now)),
    compare: subject.compare,
    compares,
    current:
      typeof subject.period === "string"
        ? undefined
        : `${day(isoDay(subject.period.from))} – ${day(isoDay(subject.period.to))}`,
    problem: datesProblem,
  };
}

/** “in 30 days”, “since October 3, 2026”, “from October 1 to 31”. */
export function during(
  { language, copy, subject: { period } }: VisitsPage,
  firstDay: number | undefined,
): string {
  const words = copy.period.during;
  const { date } = intlFormatter(language);
  if (typeof period !== "string") {
    const { during: between, duringOne } = cutsCopy[language].dates;
    return filled(period.from === period.to ? duringOne : between, {
      from: date(isoDay(period.from)),
      to: date(isoDay(period.to)),
    });
  }
  if (period === "all" && firstDay === undefined) return words["90d"];
  return filled(words[period], { date: firstDay === undefined ? "" : date(isoDay(firstDay)) });
}

/** Beside what figures stand: after “than in”, and after a change in percent. */
export function comparison({ language, copy, subject }: VisitsPage): {
  before: string;
  comparedWith: string;
} {
  const { period, compare } = subject;
  if (period === "all") return { before: "", comparedWith: "" };
  const words = cutsCopy[language].dates;
  if (compare === "year" && period !== "24h") {
    return { before: words.yearBefore, comparedWith: words.comparedWithYear };
  }
  if (typeof period === "string") {
    return { before: copy.period.before[period], comparedWith: copy.period.comparedWith[period] };
  }
  const days = intlFormatter(language).counted(period.to - period.from + 1, daysWords[language]);
  return { before: filled(words.before, { days }), comparedWith: filled(words.comparedWith, { days }) };
}

/** What the cut in force cannot say, or says in another way. */
export async function cutNotes(
  { language, visits, subject, site }: VisitsPage,
  report: VisitReport,
): Promise<string[]> {
  const { cut } = subject;
  const { cut: words } = cutsCopy[language];
  const { counted, date } = intlFormatter(language);
  const notes: string[] = [];
  if (cutsPages(cut) && subject.period === "24h") notes.push(words.byDay);
  const { range } = report;
  if ((cutsKinds(cut) || cutsPages(cut)) && (await visits.imported(site.id, range)).length > 0) {
    notes.push(words.withoutLogs);
  }
  if (cutsPages(cut)) {
    const since = await visits.pageKindsSince(site.id);
    if (since === undefined || since <= range.from) return notes;
    const unclassified = report.crawlers.reduce((sum, row) => sum + (row.unclassified ?? 0), 0);
    if (cutsKinds(cut)) notes.push(filled(words.pagesSince, { date: date(isoDay(since)) }));
    else if (unclassified > 0)
      notes.push(filled(counted(unclassified, words.unclassified), { date: date(isoDay(since)) }));
  }
  return notes;
}

/** The page about a page. */
export function onePagePath(page: VisitsPage, path: string): string {
  const { site, share, query } = page;
  const route = share === undefined ? pathTo("sitePage", { site: site.id }) : pathTo("sharedPage", { share });
  return `${route}${query}&path=${encodeURIComponent(path)}`;
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

/** Whether the last step of a chart is over. */
export function isOver({ unit, to }: TimeRange, { zones, now }: Pick<Subject, "zones" | "now">): boolean {
  return to < (unit === "hour" ? hourOf(now.getTime()) : todayOf(zones, now));
}

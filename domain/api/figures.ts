import { assistant } from "@octroi/crawlers/assistants";
import { knownCrawler } from "@octroi/crawlers/identify";
import { outcomeOf, outcomes, type VisitOutcome } from "@octroi/ui/words/outcome";
import * as v from "valibot";
import { digestOf } from "../secrets/tokens.ts";
import { type Cut, cutDimensions, cutPairs, cutText } from "../visits/cut.ts";
import { isoDay } from "../visits/day.ts";
import { dayMonthsBefore } from "../visits/history.ts";
import { loadRange, type Subject } from "../visits/load.ts";
import { type PageRow, pageLimits, sectionsOf } from "../visits/pages.ts";
import { periods, type TimeRange } from "../visits/period.ts";
import { purposeOf, visitPurposes } from "../visits/purpose.ts";
import { timeName, zoneOf } from "../visits/site-zones.ts";
import { daysOf } from "../visits/take-and-send.ts";
import { type DatesProblem, parseView, subjectOf } from "../visits/view.ts";
import { identities } from "../visits/visit.ts";
import type { SentOnDay, VisitQueries } from "../visits/visits.ts";

/** What can be asked of the figures of a site: those of the dashboard, as they are kept. */
export const metrics = [
  "visits",
  "passed",
  "refused",
  "blocked",
  "charged",
  "limited",
  "verified",
  "people",
] as const;
export type Metric = (typeof metrics)[number];

export const dimensions = [
  "crawler",
  "operator",
  "purpose",
  "identity",
  "answer",
  "section",
  "page",
  "day",
  "hour",
  "assistant",
] as const;
export type Dimension = (typeof dimensions)[number];

const maxRows = 1_000;
const maxMonths = 13;
const maxText = 210;

const words = <Word extends string>(of: readonly Word[], description: string) =>
  v.optional(v.pipe(v.array(v.picklist(of)), v.maxLength(8), v.description(description)));
const texts = (description: string) =>
  v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(maxText))),
      v.maxLength(8),
      v.description(description),
    ),
  );

export const figuresQuery = v.strictObject({
  metrics: v.pipe(
    v.array(v.picklist(metrics)),
    v.minLength(1),
    v.maxLength(metrics.length),
    v.description(
      "What is counted. `refused` is the sum of `blocked`, `charged` and `limited`; `people` are those whom assistants sent, at least.",
    ),
  ),
  dimensions: v.optional(
    v.pipe(
      v.array(v.picklist(dimensions)),
      v.maxLength(3),
      v.description(
        "By what the rows are told apart; without any there is one row. `section` and `page` stand alone; `hour` is for the period `24h`; `assistant` is of `people`.",
      ),
    ),
    [],
  ),
  period: v.optional(
    v.pipe(v.picklist(periods), v.description("A time that ends now; `30d` where no days are given either.")),
  ),
  from: v.optional(v.pipe(v.string(), v.isoDate(), v.description("The first day, by the site’s clocks."))),
  to: v.optional(v.pipe(v.string(), v.isoDate(), v.description("The last day; today where it is left out."))),
  cut: v.optional(
    v.pipe(
      v.strictObject({
        purpose: words(visitPurposes, "What crawlers come for."),
        operator: texts("Who runs them, as the crawler directory spells it."),
        crawler: texts("Names as they are counted; `unlisted` for those outside the directory."),
        identity: words(identities, "Who visits proved to be."),
        answer: words(outcomes, "What visits got."),
        section: texts("First parts of paths, such as `/articles/`; `/` for the pages at the root."),
        page: texts("Paths."),
      }),
      v.description("Which visits: those that match each dimension that names values."),
    ),
    {},
  ),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxRows), v.description("Rows in one answer.")),
    100,
  ),
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.description(
        "`next` of the answer before, with the same query. Rows are in order of their figures: where visits come in meanwhile, a row may move from one answer to the next.",
      ),
    ),
  ),
});

export type FiguresQuery = v.InferOutput<typeof figuresQuery>;

export type FiguresProblem =
  | DatesProblem
  | "too-long"
  | "cut-value"
  | "pages-alone"
  | "hour"
  | "people-dimensions"
  | "people-cut"
  | "assistant-of-people"
  | "cursor";

export const figuresRow = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])));

export const figuresAnswer = v.strictObject({
  site: v.strictObject({ id: v.string(), domain: v.string() }),
  from: v.pipe(v.string(), v.description("The first day or hour, as the rows name it.")),
  to: v.string(),
  unit: v.picklist(["day", "hour"]),
  timeZone: v.string(),
  countedSince: v.nullable(v.string()),
  totals: v.record(v.string(), v.number()),
  rows: v.pipe(
    v.array(figuresRow),
    v.description("A member for each dimension and each metric; null where a dimension is not known."),
  ),
  next: v.nullable(v.string()),
});

export type FiguresAnswer = v.InferOutput<typeof figuresAnswer>;
export type FiguresResult =
  | { ok: true; answer: FiguresAnswer }
  | { ok: false; problem: FiguresProblem; field: string };

interface ReadingByDay extends VisitQueries {
  sentByDay(site: string, days: { from: number; to: number }): Promise<SentOnDay[]>;
}

type SubjectSite = Pick<Subject, "zones" | "plan" | "now"> & { site: { id: string; domain: string } };

/** One thing that was counted, as far as it is known. */
interface Fact {
  labels: Partial<Record<Dimension, string | null>>;
  counts: Partial<Record<Metric, number>>;
}

/** Figures of a site by what a program asks for, from the functions that the pages read. */
export async function loadFigures(
  visits: ReadingByDay,
  { site, ...of }: SubjectSite,
  query: FiguresQuery,
): Promise<FiguresResult> {
  const wrong = misfit(query);
  if (wrong !== undefined) return { ok: false, ...wrong };
  const pairs = askedPairs(query);
  const view = parseView(new URLSearchParams(pairs));
  const unread = unreadDimension(query, view.cut);
  if (unread !== undefined) return { ok: false, problem: "cut-value", field: `cut.${unread}` };
  const { subject, problem } = subjectOf(view, { site: site.id, ...of });
  if (problem !== undefined) return { ok: false, problem, field: "from" };
  const { range, firstDay } = await loadRange(visits, subject);
  if (query.dimensions.includes("hour") && range.unit !== "hour")
    return { ok: false, problem: "hour", field: "dimensions" };
  if (range.unit === "day" && range.from < dayMonthsBefore(range.to, maxMonths))
    return { ok: false, problem: "too-long", field: "from" };

  const facts = await factsOf(visits, subject, range, query);
  const rows = rowsOf(facts, query);
  const name = digestOf(JSON.stringify({ ...query, cursor: undefined, limit: undefined })).slice(0, 8);
  const start = startOf(query.cursor, name);
  if (start === undefined) return { ok: false, problem: "cursor", field: "cursor" };
  const end = start + query.limit;
  const time = timeName(of.zones, range.unit);
  return {
    ok: true,
    answer: {
      site: { id: site.id, domain: site.domain },
      from: time(range.from),
      to: time(range.to),
      unit: range.unit,
      timeZone: zoneOf(of, of.now),
      countedSince: firstDay === undefined ? null : isoDay(firstDay),
      totals: countsOf(facts, query.metrics),
      rows: rows.slice(start, end),
      next: end < rows.length ? Buffer.from(`${name} ${end}`).toString("base64url") : null,
    },
  };
}

/** What no figures are kept by. */
function misfit(query: FiguresQuery): { problem: FiguresProblem; field: string } | undefined {
  const { metrics: asked, dimensions: by, cut } = query;
  const field = "dimensions";
  if (by.some(isOfPages) && by.length > 1) return { problem: "pages-alone", field };
  if (by.includes("assistant") && asked.some((metric) => metric !== "people"))
    return { problem: "assistant-of-people", field };
  if (!asked.includes("people")) return undefined;
  if (!by.every((each) => each === "day" || each === "operator" || each === "assistant"))
    return { problem: "people-dimensions", field };
  return Object.values(cut).some((values) => values !== undefined && values.length > 0)
    ? { problem: "people-cut", field: "cut" }
    : undefined;
}

function isOfPages(dimension: Dimension): dimension is "section" | "page" {
  return dimension === "section" || dimension === "page";
}

/** As an address of the dashboard would say it. */
function askedPairs({ period, from, to, cut }: FiguresQuery): [string, string][] {
  const time = Object.entries({ period, from, to }).flatMap(([name, text]): [string, string][] =>
    text === undefined ? [] : [[name, text]],
  );
  return [
    ...time,
    ...cutDimensions.flatMap((dimension) =>
      (cut[dimension] ?? []).map((value): [string, string] => [dimension, value]),
    ),
  ];
}

/** The dashboard leaves out what it does not know; a program is told. */
function unreadDimension({ cut }: FiguresQuery, read: Cut): string | undefined {
  const known = new Set(cutPairs(read).map((pair) => pair.join(" ")));
  return cutDimensions.find((dimension) =>
    (cut[dimension] ?? []).some((value) => !known.has(`${dimension} ${value}`)),
  );
}

async function factsOf(
  visits: ReadingByDay,
  subject: Subject & { cut: Cut },
  range: TimeRange,
  { metrics: asked, dimensions: by }: FiguresQuery,
): Promise<Fact[]> {
  const ofVisits = asked.filter((metric) => metric !== "people");
  const [pageBy] = by.filter(isOfPages);
  const people = asked.includes("people") ? await peopleOf(visits, subject, range) : [];
  if (ofVisits.length === 0) return people;
  if (pageBy !== undefined) return pagesOf(visits, subject, range, pageBy, ofVisits);
  const isByTime = by.includes("day") || by.includes("hour");
  const stepped = { ...range, step: isByTime ? 1 : range.to - range.from + 1 };
  const { site, cut } = subject;
  const time = timeName(subject.zones, range.unit);
  const labelsOf = (at: number, crawler: string): Fact["labels"] => ({
    crawler,
    operator: knownCrawler(crawler)?.operator ?? null,
    purpose: purposeOf(crawler),
    [range.unit]: time(at),
  });
  const totals = await visits.totals(site, stepped, cut);
  const others = [
    ...(await visits.imported(site, stepped, cut)),
    ...(await visits.unclassified(site, stepped, cut)),
  ];
  return [
    ...totals.map(({ at, crawler, identity, decision, status, visits: count }) => {
      const outcome = outcomeOf(decision, status);
      return {
        labels: { ...labelsOf(at, crawler), identity, answer: outcome },
        counts: {
          visits: count,
          [outcome]: count,
          ...(isRefusal(outcome) && { refused: count }),
          ...(identity === "verified" && { verified: count }),
        },
      };
    }),
    ...others.map(({ at, crawler, visits: count }) => ({
      labels: { ...labelsOf(at, crawler), identity: null, answer: null },
      counts: { visits: count },
    })),
    ...people,
  ];
}

function isRefusal(outcome: VisitOutcome): boolean {
  return outcome !== "passed";
}

async function peopleOf(visits: ReadingByDay, subject: Subject, range: TimeRange): Promise<Fact[]> {
  const sent = await visits.sentByDay(subject.site, daysOf(range, subject));
  return sent.map(({ day, assistant: name, people }) => ({
    labels: { day: isoDay(day), assistant: name, operator: assistant(name)?.operator ?? null },
    counts: { people },
  }));
}

/** A part of a cut, as a metric of pages asks for it; undefined where nothing is in both. */
function cutFor(cut: Cut, metric: Metric): Cut | undefined {
  const answers: Partial<Record<Metric, readonly VisitOutcome[]>> = {
    passed: ["passed"],
    blocked: ["blocked"],
    charged: ["charged"],
    limited: ["limited"],
    refused: outcomes.filter(isRefusal),
  };
  const wanted = answers[metric];
  if (metric === "verified") {
    if (cut.identity.length > 0 && !cut.identity.includes("verified")) return undefined;
    return { ...cut, identity: ["verified"] };
  }
  if (wanted === undefined) return cut;
  const answer = wanted.filter((each) => cut.answer.length === 0 || cut.answer.includes(each));
  return answer.length === 0 ? undefined : { ...cut, answer };
}

async function pagesOf(
  visits: ReadingByDay,
  subject: Subject & { cut: Cut },
  range: TimeRange,
  by: "section" | "page",
  asked: readonly Metric[],
): Promise<Fact[]> {
  const days = daysOf(range, subject);
  const facts: Fact[] = [];
  for (const metric of asked) {
    const cut = cutFor(subject.cut, metric);
    if (cut === undefined) continue;
    const found = await visits.pages(
      subject.site,
      days,
      undefined,
      pageLimits.pages + pageLimits.sections + 1,
      cut,
    );
    const named: { name: string | null; visits: number }[] =
      by === "page"
        ? found.map((row) => ({ name: pageName(row), visits: row.visits }))
        : sectionsOf(found).map((row) => ({ name: cutText("section", row.section), visits: row.visits }));
    facts.push(
      ...named.map(({ name, visits: count }) => ({ labels: { [by]: name }, counts: { [metric]: count } })),
    );
  }
  return facts;
}

/** Null for the pages that are counted together. */
function pageName({ path }: PageRow): string | null {
  return path === "" ? null : path;
}

function countsOf(facts: readonly Fact[], asked: readonly Metric[]): Record<string, number> {
  return Object.fromEntries(
    asked.map((metric) => [metric, facts.reduce((sum, { counts }) => sum + (counts[metric] ?? 0), 0)]),
  );
}

/** One for each combination of labels: time first, then the most of the first metric. */
function rowsOf(
  facts: readonly Fact[],
  { metrics: asked, dimensions: by }: FiguresQuery,
): FiguresAnswer["rows"] {
  if (by.length === 0) return [countsOf(facts, asked)];
  const groups = Map.groupBy(facts, ({ labels }) => JSON.stringify(by.map((each) => labels[each] ?? null)));
  const time = by.find((each) => each === "day" || each === "hour");
  const [first = "visits"] = asked;
  return [...groups]
    .map(([key, group]) => ({
      key,
      at: time === undefined ? "" : String(group[0]?.labels[time]),
      counts: countsOf(group, asked),
      labels: Object.fromEntries(by.map((each) => [each, group[0]?.labels[each] ?? null])),
    }))
    .sort(
      (a, b) =>
        (a.at < b.at ? -1 : a.at > b.at ? 1 : 0) ||
        (b.counts[first] ?? 0) - (a.counts[first] ?? 0) ||
        (a.key < b.key ? -1 : 1),
    )
    .map(({ labels, counts }) => ({ ...labels, ...counts }));
}

function startOf(cursor: string | undefined, name: string): number | undefined {
  if (cursor === undefined) return 0;
  const [, of, start] = /^([\w-]{8}) (\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return of === name ? Number(start) : undefined;
}

import { outcomeOf } from "@octroi/ui/words/outcome";
import type { RulesInForce } from "../rules/rule-in-force.ts";
import { type Cut, cutsPages, hasCrawler, noCut } from "./cut.ts";
import type { TimeRange } from "./period.ts";
import { type SiteZones, todayOf } from "./site-zones.ts";
import { sectionOf } from "./stored-path.ts";
import type { TimedTotal, VisitKind } from "./totals.ts";
import { unlisted } from "./visit.ts";
import type { VisitQueries } from "./visits.ts";

interface SampleCrawler {
  kind: VisitKind;
  /** Visits on an ordinary day. */
  perDay: number;
  /** By how much it grows in a month, as a factor. */
  growth: number;
  minutesAgo: number;
}

const kind = { identity: "verified", decision: "allow", status: "2xx", robots: "allowed" } as const;
const blocked = { ...kind, decision: "block", status: "403", robots: "disallowed" } as const;

const crawlers: readonly SampleCrawler[] = [
  { kind: { ...blocked, crawler: "GPTBot" }, perDay: 61, growth: 1.5, minutesAgo: 2 },
  {
    kind: { ...kind, crawler: "ClaudeBot", decision: "charge", status: "402" },
    perDay: 26,
    growth: 1.4,
    minutesAgo: 0,
  },
  {
    kind: { ...blocked, crawler: "meta-externalagent", identity: "unverifiable" },
    perDay: 17,
    growth: 1.2,
    minutesAgo: 11,
  },
  { kind: { ...kind, crawler: "ChatGPT-User" }, perDay: 13, growth: 1.3, minutesAgo: 0 },
  { kind: { ...kind, crawler: "OAI-SearchBot" }, perDay: 10, growth: 1.1, minutesAgo: 4 },
  {
    kind: { ...kind, crawler: "PerplexityBot", identity: "outside", decision: "limit", status: "429" },
    perDay: 7,
    growth: 1,
    minutesAgo: 1,
  },
  { kind: { ...blocked, crawler: "CCBot" }, perDay: 6, growth: 0.8, minutesAgo: 26 },
  {
    kind: { ...blocked, crawler: "Bytespider", identity: "unverifiable" },
    perDay: 5,
    growth: 1,
    minutesAgo: 185,
  },
  { kind: { ...kind, crawler: "Claude-User" }, perDay: 4, growth: 1.2, minutesAgo: 37 },
  { kind: { ...kind, crawler: "Perplexity-User" }, perDay: 3, growth: 1, minutesAgo: 52 },
  { kind: { ...kind, crawler: "Googlebot" }, perDay: 48, growth: 1, minutesAgo: 1 },
  { kind: { ...kind, crawler: "Bingbot" }, perDay: 19, growth: 1, minutesAgo: 6 },
  { kind: { ...kind, crawler: unlisted, identity: "unverifiable" }, perDay: 4, growth: 1, minutesAgo: 90 },
];

/** The rules that these visits met. */
export const sampleRules: RulesInForce = {
  version: 3,
  mode: "enforce",
  policy: {
    version: 1,
    site: { origin: "https://example.com" },
    rules: [
      { who: { crawler: ["ClaudeBot"] }, action: "charge", price: { amount: "0.01", currency: "EUR" } },
      { who: { crawler: ["PerplexityBot"] }, action: "limit", limit: { visits: 30, per: "minute" } },
      { who: { purpose: ["training", "dataset"] }, action: "block" },
    ],
  },
};

/** People whom assistants send on an ordinary day. */
const assistants = [
  { assistant: "chatgpt.com", perDay: 9.4, growth: 1.4 },
  { assistant: "perplexity.ai", perDay: 2.1, growth: 1.1 },
  { assistant: "claude.ai", perDay: 0.3, growth: 1.2 },
  { assistant: "gemini.google.com", perDay: 0.9, growth: 1 },
] as const;

/** What crawlers that no list knows call themselves. */
const names = [
  { name: "recipe-scout", perDay: 3 },
  { name: "Kestrelbot", perDay: 1 },
] as const;

const paths = [
  "/recettes/",
  "/recettes/brioche",
  "/archives/2019/tarte-tatin",
  "/feed/",
  "/recettes/pain-perdu",
  "/",
];
const shares = [0.3, 0.15, 0.12, 0.11, 0.07, 0.05];
const daysCounted = 60;

function pagesIn({ page, section }: Cut): { path: string; share: number }[] {
  return paths
    .map((path, index) => ({ path, share: shares[index] ?? 0 }))
    .filter(({ path }) => page.length === 0 || page.includes(path))
    .filter(({ path }) => section.length === 0 || section.includes(sampleSection(path)));
}

/** With the page that opens it. */
function sampleSection(path: string): string {
  const [, first = ""] = path.split("/");
  return paths.some((other) => sectionOf(other) === first) ? first : "";
}

function isKindIn(cut: Cut, { crawler, identity, decision, status }: VisitKind): boolean {
  return (
    hasCrawler(cut, crawler) &&
    (cut.identity.length === 0 || cut.identity.includes(identity)) &&
    (cut.answer.length === 0 || cut.answer.includes(outcomeOf(decision, status)))
  );
}

/** Visits that nobody made, to look at before the first one comes: the same each time. */
export function sampleVisits(now: Date, zones: SiteZones): VisitQueries {
  const today = todayOf(zones, now);
  const firstDay = today - daysCounted + 1;

  function visitsOn(
    { perDay, growth }: SampleCrawler,
    at: number,
    index: number,
    unit: TimeRange["unit"],
  ): number {
    const day = unit === "hour" ? at / 24 : at;
    if (Math.floor(day) < firstDay) return 0;
    const trend = growth ** ((day - today) / 30);
    const wave = 1 + 0.18 * Math.sin(at * 1.7 + index) + 0.1 * Math.sin((at * 2 * Math.PI) / 7);
    return Math.round((perDay * trend * wave) / (unit === "hour" ? 24 : 1));
  }

  function totalsIn({ unit, from, to, step }: TimeRange, cut: Cut = noCut): TimedTotal[] {
    const share = cutsPages(cut) ? pagesIn(cut).reduce((sum, page) => sum + page.share, 0) : 1;
    return crawlers.flatMap((sample, index) => {
      if (!isKindIn(cut, sample.kind)) return [];
      return Array.from({ length: to - from + 1 }, (_, offset) => ({
        ...sample.kind,
        at: from + Math.floor(offset / step) * step,
        visits: Math.round(visitsOn(sample, from + offset, index, unit) * share),
      })).filter(({ visits }) => visits > 0);
    });
  }

  /** A sum of fractions, rounded once: an assistant that sends three people a month sends none on most days. */
  function overDays({ from, to }: { from: number; to: number }, onDay: (day: number) => number): number {
    let sum = 0;
    for (let day = Math.max(from, firstDay); day <= to; day += 1) sum += onDay(day);
    return Math.round(sum);
  }

  return {
    totals: async (_, range, cut) => totalsIn(range, cut),
    visitsBefore: async (_, range, cut) =>
      range.unit === "day" && range.from < firstDay ? undefined : totalsIn(range, cut),
    imported: async () => [],
    unclassified: async () => [],
    reportedDays: async () => [],
    pageKindsSince: async () => undefined,
    pageDays: async (_, path) => (paths.includes(path) ? { first: firstDay, last: today } : undefined),
    crawlers: async () =>
      crawlers.map(({ kind: { crawler }, minutesAgo }) => ({
        crawler,
        firstDay: crawler === "OAI-SearchBot" ? today - 4 : firstDay,
        lastTime: now.getTime() - minutesAgo * 60_000,
      })),
    firstDay: async () => firstDay,
    sent: async (_, days) =>
      assistants
        .map(({ assistant, perDay, growth }) => ({
          assistant,
          people: overDays(days, (day) => perDay * growth ** ((day - today) / 30)),
        }))
        .filter(({ people }) => people > 0),
    sentSince: async () => firstDay,
    async sentToPages(_, days, limit, { assistants: names, pages } = {}) {
      return assistants
        .slice(0, 2)
        .flatMap(({ assistant, perDay }, index) =>
          paths.slice(0, 3 - index).map((path, place) => ({
            assistant,
            path,
            people: overDays(days, () => perDay * (shares[place] ?? 0)),
          })),
        )
        .filter(({ assistant }) => names?.includes(assistant) ?? true)
        .filter(({ path }) => pages?.includes(path) ?? true)
        .toSorted((a, b) => b.people - a.people)
        .slice(0, limit);
    },
    unlistedNames: async (_, days) =>
      names.map(({ name, perDay }) => ({ name, visits: overDays(days, () => perDay), lastDay: today })),
    async pages(_, { from, to }, names, limit, cut = noCut) {
      const rows = totalsIn({ unit: "day", from, to, step: 1 }, { ...cut, section: [], page: [] });
      const all = rows
        .filter(({ crawler }) => names === undefined || names.includes(crawler))
        .reduce((sum, { visits }) => sum + visits, 0);
      return pagesIn(cut)
        .map(({ path, share }) => ({ path, section: sectionOf(path), visits: Math.round(all * share) }))
        .slice(0, limit);
    },
    async recent(_, limit) {
      return Array.from({ length: limit }, (__, index) => {
        const common = crawlers[(index * 3) % crawlers.length]?.kind ?? { ...kind, crawler: "GPTBot" };
        return {
          ...common,
          number: limit - index,
          time: now.getTime() - (1 + index * index * 4) * 1_000,
          path: paths[index % paths.length] ?? "/",
          statusCode: common.status === "2xx" ? 200 : Number(common.status),
        };
      });
    },
  };
}

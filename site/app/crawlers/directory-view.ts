import { type BlockingCost, type Crawler, purposes } from "@octroi/crawlers";
import { crawlers } from "@octroi/crawlers/registry";
import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import { type CrawlerWords, crawlerWords, namesOf } from "@octroi/ui/words/crawlers";
import { summaryOf } from "../../domain/directory/directory.ts";
import type { Listed } from "../../domain/directory/filter.ts";
import { type SortOrder, sortCrawlers } from "../../domain/directory/sort.ts";
import { type DirectoryCopy, directory } from "../content/crawlers/directory.ts";

/** A row of the table. All travel with the page a second time, as data: so only what it shows and filters. */
export interface Row extends Listed {
  cost: BlockingCost;
}

type Figure = keyof DirectoryCopy["summary"]["figures"];

type Names<Kind extends "purposes" | "statuses" | "blockingCosts" | "verification"> = Record<
  keyof CrawlerWords[Kind],
  string
>;

export interface RowWords {
  purposes: Names<"purposes">;
  statuses: Names<"statuses">;
  costs: Names<"blockingCosts">;
  methods: Names<"verification">;
  unverifiable: string;
}

/** All that the directory shows, in one language. */
export interface DirectoryView {
  copy: DirectoryCopy;
  figures: readonly { id: Figure; value: string; label: string; share: number }[];
  /** The most frequent first. */
  purposeCounts: readonly { id: Crawler["purpose"]; count: number }[];
  rows: readonly Row[];
  order: SortOrder;
  /** Those who run several crawlers apart: they are the ones most visitors look for. */
  operators: Record<"several" | "single", readonly string[]>;
  words: RowWords;
  legend: Pick<CrawlerWords, "purposes" | "statuses" | "verification">;
  /** In words, and as year and month. */
  checked: string;
  lastChecked: string;
}

export function directoryView(language: Language, order: SortOrder): DirectoryView {
  const words = crawlerWords[language];
  const copy = directory[language];
  const format = formatter(language);
  const summary = summaryOf(crawlers);
  return {
    copy,
    figures: (["training", "answering", "verifiable"] as const).map((id) => ({
      id,
      value: format.number(summary[id]),
      label: copy.summary.figures[id],
      share: summary[id] / summary.all,
    })),
    purposeCounts: purposes
      .map((id) => ({ id, count: crawlers.filter(({ purpose }) => purpose === id).length }))
      .sort((a, b) => b.count - a.count),
    rows: sortCrawlers(crawlers.map(rowOf), order),
    order,
    operators: operatorsOf(crawlers),
    words: {
      purposes: namesOf(words.purposes),
      statuses: namesOf(words.statuses),
      costs: namesOf(words.blockingCosts),
      methods: namesOf(words.verification),
      unverifiable: words.unverifiable.name,
    },
    legend: { purposes: words.purposes, statuses: words.statuses, verification: words.verification },
    checked: format.month(lastChecked),
    lastChecked,
  };
}

/** The month in which the last of the entries was checked. */
const lastChecked = crawlers.map((crawler) => crawler.lastChecked).reduce((a, b) => (a > b ? a : b));

function rowOf(crawler: Crawler): Row {
  const { token, aliases, robotsToken, operator, purpose, status, verification, blockingCost } = crawler;
  const { commonWord, inHeaders, namesakeHosts } = crawler;
  return {
    token,
    aliases,
    robotsToken,
    operator,
    purpose,
    status,
    verification: verification.methods,
    commonWord,
    inHeaders,
    namesakeHosts,
    cost: blockingCost,
  };
}

function operatorsOf(all: readonly Crawler[]): DirectoryView["operators"] {
  const byOperator = Map.groupBy(all, ({ operator }) => operator);
  const named = [...byOperator.keys()].filter((operator) => operator !== null);
  named.sort((a, b) => a.localeCompare(b, "en"));
  const runs = (operator: string) => byOperator.get(operator)?.length ?? 0;
  return {
    several: named.filter((operator) => runs(operator) > 1),
    single: named.filter((operator) => runs(operator) === 1),
  };
}

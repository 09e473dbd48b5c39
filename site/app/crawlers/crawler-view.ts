import { type Crawler, type Status, sourceLists, type VerificationMethod } from "@octroi/crawlers";
import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import { type CrawlerWords, crawlerWords, operatorName, type Word } from "@octroi/ui/words/crawlers";
import { isLoss } from "../../domain/directory/blocking-cost.ts";
import { sameOperatorAs } from "../../domain/directory/directory.ts";
import { crawlerDescriptions } from "../content/crawler-descriptions.ts";
import { type CrawlerCopy, crawlerCopy } from "../content/crawlers/crawler.ts";
import { type RobotsLines, robotsLinesFor } from "./robots-lines.ts";

/** A page shows this many of an operator's other names; the directory has them all. */
const relatedShown = 8;

/** Something to read elsewhere: a link where it has an address. */
export interface Source {
  text: string;
  href: string | null;
}

export interface RelatedCrawler {
  token: string;
  purpose: string;
  cost: string;
}

/** All that a crawler's page shows, in one language. */
export interface CrawlerView {
  copy: CrawlerCopy;
  token: string;
  description: string;
  note: string | null;
  operator: string | null;
  aliases: readonly string[];
  commonWord: boolean;
  sendsRequests: boolean;
  purpose: Word;
  status: Word & { id: Status };
  successors: readonly string[];
  robotsTxt: Word;
  cost: Word & { isLoss: boolean };
  robotsLines: RobotsLines;
  verification: {
    methods: readonly (Word & { id: VerificationMethod })[];
    none: Word;
    source: Source | null;
    sourceRead: boolean;
  };
  userAgent: { header: string; source: string } | null;
  related: readonly RelatedCrawler[];
  evidence: Word & { documentation: string | null; pages: readonly string[]; lists: readonly Source[] };
  checked: string;
}

export function crawlerView(crawler: Crawler, language: Language): CrawlerView {
  const words = crawlerWords[language];
  const copy = crawlerCopy[language](crawler);
  const { description, note } = crawlerDescriptions[language][crawler.token];
  const { verification, evidence } = crawler;
  return {
    copy,
    token: crawler.token,
    description,
    note: note ?? null,
    operator: crawler.operator && operatorName(crawler.operator, language),
    aliases: crawler.aliases,
    commonWord: crawler.commonWord,
    sendsRequests: crawler.sendsRequests,
    purpose: words.purposes[crawler.purpose],
    status: { id: crawler.status, ...words.statuses[crawler.status] },
    successors: crawler.successors,
    robotsTxt: words.robotsTxt[crawler.robotsTxt],
    cost: {
      ...words.blockingCosts[crawler.blockingCost],
      isLoss: isLoss(crawler.blockingCost),
    },
    robotsLines: robotsLinesFor(crawler),
    verification: {
      methods: verification.methods.map((id) => ({ id, ...words.verification[id] })),
      none: words.unverifiable,
      source: verification.source === null ? null : sourceOf(verification.source),
      sourceRead: verification.sourceRead,
    },
    userAgent: userAgentOf(crawler, copy),
    related: sameOperatorAs(crawler)
      .slice(0, relatedShown)
      .map((other) => relatedView(other, words)),
    evidence: {
      ...words.evidence[evidence.kind],
      documentation: crawler.documentation,
      pages: evidence.pages,
      lists: evidence.lists.map((id) => {
        const { repository, revision } = sourceLists[id];
        return { text: repository, href: `https://github.com/${repository}/tree/${revision}` };
      }),
    },
    checked: formatter(language).month(crawler.lastChecked),
  };
}

/** The registry names a page, a file of a public list at a revision, host names or a network. */
function sourceOf(source: string): Source {
  if (/^https?:\/\//.test(source)) return { text: source, href: source };
  const [, repository, path, revision] = /^([\w-]+\/[\w-]+):(\S+)@(\w+)$/.exec(source) ?? [];
  if (repository === undefined) return { text: source, href: null };
  return { text: `${repository}/${path}`, href: `https://github.com/${repository}/blob/${revision}/${path}` };
}

function userAgentOf({ userAgent }: Crawler, { identity }: CrawlerCopy): CrawlerView["userAgent"] {
  if (userAgent === null) return null;
  const { header, source } = userAgent;
  if (source === "operator" || source === "issue-thread" || source === "secondary-page") {
    return { header, source: identity.headerSources[source] };
  }
  return { header, source: `${identity.headerFromList} ${sourceLists[source].repository}` };
}

function relatedView(crawler: Crawler, words: CrawlerWords): RelatedCrawler {
  return {
    token: crawler.token,
    purpose: words.purposes[crawler.purpose].name,
    cost: words.blockingCosts[crawler.blockingCost].name,
  };
}

import type { AiPurpose, Crawler } from "@octroi/crawlers";
import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import { crawlerWords } from "@octroi/ui/words/crawlers";
import { offeredCrawlers, registryCrawlers } from "../../domain/directory/ai-crawlers.ts";
import { crawlerDescriptions } from "../content/crawler-descriptions.ts";

/** One line of the checklist, in the reader's words. */
export interface OfferedBot {
  token: string;
  operator: string | null;
  purpose: string;
  /** Only where a name is not simply in use. */
  status: string | null;
  note: string;
  cost: string;
}

/** One line of the registry. The registry itself stays on the server. */
export interface RegistryRow {
  token: string;
  operator: string | null;
  purpose: AiPurpose;
  /** Only where a name is not simply in use. What most rows lack is left out of them all: they travel in the page. */
  status?: string;
  robotsTxt: string;
  cost: string;
  evidence: string;
  /** The month its sources were last read in: as ISO, and in words. */
  checked: string;
  checkedIn: string;
  description: string;
  /** Whether the generator offers it. */
  offered?: true;
}

export function offeredBots(language: Language): OfferedBot[] {
  const words = crawlerWords[language];
  return offeredCrawlers.map((crawler) => ({
    token: crawler.token,
    operator: crawler.operator,
    purpose: words.purposes[crawler.purpose].name,
    status: statusOf(crawler, language),
    note: Object.values(crawlerDescriptions[language][crawler.token]).join(" "),
    cost: withinSentence(words.blockingCosts[crawler.blockingCost].name),
  }));
}

/** In alphabetical order. */
export function registryRows(language: Language): RegistryRow[] {
  const words = crawlerWords[language];
  const { month } = formatter(language);
  const { compare } = new Intl.Collator(language, { sensitivity: "base", numeric: true });
  const alphabetical = registryCrawlers.toSorted((a, b) => compare(a.token, b.token));
  return alphabetical.map((crawler) => ({
    token: crawler.token,
    operator: crawler.operator,
    purpose: crawler.purpose,
    ...stated(statusOf(crawler, language)),
    robotsTxt: words.robotsTxt[crawler.robotsTxt].name,
    cost: words.blockingCosts[crawler.blockingCost].name,
    evidence: words.evidence[crawler.evidence.kind].name,
    checked: crawler.lastChecked,
    checkedIn: month(crawler.lastChecked),
    description: crawlerDescriptions[language][crawler.token].description,
    ...(offeredCrawlers.includes(crawler) && { offered: true }),
  }));
}

const stated = (status: string | null) => (status === null ? {} : { status });

function statusOf({ status }: Crawler, language: Language): string | null {
  return status === "active" ? null : crawlerWords[language].statuses[status].name;
}

function withinSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

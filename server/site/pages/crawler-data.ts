import { type Crawler, crawlers } from "@octroi/crawlers";
import type { Localized } from "@octroi/ui/language/language";
import { crawlerWords } from "@octroi/ui/words/crawlers";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import { crawlerDescriptions } from "../../../site/app/content/crawler-descriptions.ts";
import { crawlerPath } from "../../../site/domain/directory/address.ts";
import { pages } from "../../../site/domain/pages/pages.ts";

/** Goes up when a field is removed, renamed or changes its meaning; a new field does not change it. */
export const schemaVersion = 1;

/** The directory as files for programs, documented on its page. */
export function crawlerData({ origin }: URL): Record<"/crawlers.json" | "/crawlers.csv", Resource> {
  const file = (type: string, content: string) =>
    resourceOf(content, {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "public, max-age=3600",
    });
  return {
    "/crawlers.json": file("application/json", jsonOf(origin)),
    "/crawlers.csv": file("text/csv", csvOf(origin)),
  };
}

function jsonOf(origin: string): string {
  return JSON.stringify({
    schemaVersion,
    documentation: `${origin}${pages.crawlers}#data`,
    license: "MIT",
    count: crawlers.length,
    vocabulary: crawlerWords,
    crawlers: crawlers.map((crawler) => ({
      ...crawler,
      description: textOf(crawler, "description"),
      note: textOf(crawler, "note"),
      page: origin + crawlerPath(crawler.token),
    })),
  });
}

/** A description or a note in every language; null where there is none. */
function textOf({ token }: Crawler, part: "description" | "note"): Localized<string> | null {
  const { fr, en } = crawlerDescriptions;
  const text = { fr: fr[token][part], en: en[token][part] };
  return text.fr === undefined || text.en === undefined ? null : { fr: text.fr, en: text.en };
}

/** What each column of the CSV takes from an entry; null leaves its cell empty. */
const columns: Readonly<Record<string, (crawler: Crawler) => string | boolean | readonly string[] | null>> = {
  token: ({ token }) => token,
  robotsToken: ({ robotsToken }) => robotsToken,
  legalToken: ({ legalToken }) => legalToken,
  commonWord: ({ commonWord }) => commonWord,
  inHeaders: ({ inHeaders }) => inHeaders,
  namesakeHosts: ({ namesakeHosts }) => namesakeHosts,
  aliases: ({ aliases }) => aliases,
  operator: ({ operator }) => operator,
  purpose: ({ purpose }) => purpose,
  status: ({ status }) => status,
  successors: ({ successors }) => successors,
  sendsRequests: ({ sendsRequests }) => sendsRequests,
  followsGroupOf: ({ followsGroupOf }) => followsGroupOf,
  ignoresWildcardGroup: ({ ignoresWildcardGroup }) => ignoresWildcardGroup,
  switchOf: ({ switchOf }) => switchOf,
  robotsTxt: ({ robotsTxt }) => robotsTxt,
  documentation: ({ documentation }) => documentation,
  "verification.methods": ({ verification }) => verification.methods,
  "verification.source": ({ verification }) => verification.source,
  "verification.sourceRead": ({ verification }) => verification.sourceRead,
  blockingCost: ({ blockingCost }) => blockingCost,
  "userAgent.header": ({ userAgent }) => userAgent?.header ?? null,
  "userAgent.source": ({ userAgent }) => userAgent?.source ?? null,
  "description.fr": (crawler) => textOf(crawler, "description")?.fr ?? null,
  "description.en": (crawler) => textOf(crawler, "description")?.en ?? null,
  "note.fr": (crawler) => textOf(crawler, "note")?.fr ?? null,
  "note.en": (crawler) => textOf(crawler, "note")?.en ?? null,
  "evidence.kind": ({ evidence }) => evidence.kind,
  "evidence.pages": ({ evidence }) => evidence.pages,
  "evidence.lists": ({ evidence }) => evidence.lists,
  lastChecked: ({ lastChecked }) => lastChecked,
};

/** RFC 4180. Lists are joined by vertical bars, which no value holds. */
function csvOf(origin: string): string {
  const rows = crawlers.map((crawler) => [
    ...Object.values(columns).map((cell) => cell(crawler)),
    origin + crawlerPath(crawler.token),
    String(schemaVersion),
  ]);
  return [[...Object.keys(columns), "page", "schemaVersion"], ...rows].map(csvRow).join("");
}

function csvRow(cells: readonly (string | boolean | readonly string[] | null)[]): string {
  const text = cells.map((cell) => (Array.isArray(cell) ? cell.join("|") : String(cell ?? "")));
  return `${text.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}

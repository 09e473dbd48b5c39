import type { KnownCrawler } from "../crawler.ts";
import { nameSuffix } from "./suffix.ts";

/** What has to be known of a crawler to find it in a header. */
export type Nameable = Pick<
  KnownCrawler,
  "token" | "aliases" | "robotsToken" | "commonWord" | "inHeaders" | "namesakeHosts"
>;

/**
 * As `identify`, among crawlers of one's own choice: for a page that has its own copy of them, say.
 *
 * @example
 * const claimedBy = identifyAmong(knownCrawlers.filter(({ purpose }) => purpose === "training"));
 * claimedBy("GPTBot/1.2")?.token; // "GPTBot"
 */
export function identifyAmong<C extends Nameable>(
  crawlers: readonly C[],
): (userAgentHeader: string) => C | undefined {
  const byName = new Map(
    crawlers
      .filter(({ inHeaders }) => inHeaders)
      .flatMap((crawler) =>
        [crawler.token, ...crawler.aliases].map((name) => [name.toLowerCase(), crawler] as const),
      ),
  );
  const anyName = anyOf([...byName.keys()]);
  /** The names that other crawlers go by. */
  const sharedNames = new Set(crawlers.filter(hasSharedName).map(({ robotsToken }) => robotsToken));

  return (header) => {
    let claimed: C | undefined;
    anyName.lastIndex = 0;
    for (let name = anyName.exec(header); name !== null; name = anyName.exec(header)) {
      const crawler = byName.get((name[1] ?? "").toLowerCase());
      if (crawler === undefined || !isClaim(crawler, header, name.index, anyName.lastIndex)) continue;
      if (claimed !== undefined && !goesBy(crawler, claimed)) continue;
      if (isInAddress(header, name.index)) {
        anyName.lastIndex = endOfPart(header, name.index);
        continue;
      }
      if (isApp(header) || isNamesake(crawler, header)) return undefined;
      claimed = crawler;
      if (!sharedNames.has(claimed.token)) return claimed;
    }
    return claimed;
  };
}

/**
 * Any of the names that ends like a word, the longest first. An engine runs one expression over a header several times
 * faster than we can look at its characters. What stands around the name is looked at only once it is found, for the
 * same reason.
 */
function anyOf(names: readonly string[]): RegExp {
  if (names.length === 0) return /(?!)/g;
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replace(/[^\w ]/g, "\\$&"));
  return new RegExp(`\\b(${escaped.join("|")})${nameSuffix}(?![\\w.@-])`, "gi");
}

/** Some crawlers go by another's name, and say their own after it. */
function hasSharedName({ token, robotsToken }: Nameable): boolean {
  return robotsToken !== null && robotsToken !== token;
}

function goesBy(crawler: Nameable, other: Nameable): boolean {
  return hasSharedName(crawler) && crawler.robotsToken === other.token;
}

/** An SDK has its language where a crawler has its version: `OpenAI/JS 4.77.0`. */
const sdk = /^\/(?:js|node|python|go|java|ruby|php|rust)\b/i;

function isClaim({ commonWord }: Nameable, header: string, start: number, end: number): boolean {
  if (start === 0) return !sdk.test(header.slice(end, end + 8));
  const before = header.slice(Math.max(0, start - 12), start).toLowerCase();
  // Robots put their name and version after this word, where a browser of old has its own.
  if (commonWord) return before === "compatible; " && /^\/\d/.test(header.slice(end, end + 2));
  return !".-@".includes(header.charAt(start - 1)) && !before.endsWith("like ");
}

/** Apps on a person's device say what they are built with, after names of their own: an editor, an assistant, a game. */
function isApp(header: string): boolean {
  return /\b(?:CFNetwork|Electron)\//i.test(header);
}

/** Whether the header leads to somebody else who uses the same name. */
function isNamesake({ namesakeHosts }: Nameable, header: string): boolean {
  return namesakeHosts.some((host) => hostsIn(header).includes(host));
}

/** What may be a host in a header, in an address, in a mailbox or alone, without `www.`. */
function hostsIn(header: string): string[] {
  return header
    .toLowerCase()
    .split(/[^a-z0-9.-]+/)
    .map((word) => word.replace(/^www\./, ""));
}

const partEnd = /[\s;,()]|$/g;

/** Headers are made of parts between spaces, semicolons, commas and brackets. */
function endOfPart(header: string, from: number): number {
  partEnd.lastIndex = from;
  return partEnd.exec(header)?.index ?? header.length;
}

/** Whether the part up to here begins as `https://…` or `host.example/…` does. */
function isInAddress(header: string, at: number): boolean {
  let start = at;
  while (start > 0 && !/[\s;,()]/.test(header.charAt(start - 1))) start--;
  const part = header.slice(start, at);
  const dot = part.indexOf(".");
  return part.includes("://") || (dot >= 0 && part.includes("/", dot));
}

import type { KnownCrawler } from "../crawler.ts";

/** What has to be known of a crawler to find it in a header. */
export type Nameable = Pick<KnownCrawler, "token" | "aliases" | "robotsToken" | "commonWord">;

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
    crawlers.flatMap((crawler) =>
      [crawler.token, ...crawler.aliases].map((name) => [name.toLowerCase(), crawler] as const),
    ),
  );
  const anyName = anyOf([...byName.keys()]);
  /** The names that others go by. */
  const hosts = new Set(crawlers.filter(isGuest).map(({ robotsToken }) => robotsToken));

  return (header) => {
    let claimed: C | undefined;
    anyName.lastIndex = 0;
    for (let name = anyName.exec(header); name !== null; name = anyName.exec(header)) {
      const crawler = byName.get((name[1] ?? "").toLowerCase());
      if (crawler === undefined || !isClaim(crawler, header, name.index)) continue;
      if (claimed !== undefined && !goesBy(crawler, claimed)) continue;
      if (isInAddress(header, name.index)) {
        anyName.lastIndex = endOfPart(header, name.index);
        continue;
      }
      claimed = crawler;
      if (!hosts.has(claimed.token)) return claimed;
    }
    return claimed;
  };
}

/**
 * Any of the names that ends like a word, the longest first; what follows may be an identifier of whoever
 * sends it, as in `amazon-Quick-on-behalf-of-20e61c5a`. An engine runs one expression over a header
 * several times faster than we can look at its characters. What stands before the name is looked at only once
 * it is found, for the same reason.
 */
function anyOf(names: readonly string[]): RegExp {
  if (names.length === 0) return /(?!)/g;
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replace(/[^\w ]/g, "\\$&"));
  return new RegExp(`\\b(${escaped.join("|")})(?:-[\\da-f]{8}[\\da-f-]*)?(?![\\w.@-])`, "gi");
}

/** Some crawlers go by another's name, and say their own after it. */
function isGuest({ token, robotsToken }: Nameable): boolean {
  return robotsToken !== null && robotsToken !== token;
}

function goesBy(guest: Nameable, host: Nameable): boolean {
  return isGuest(guest) && guest.robotsToken === host.token;
}

function isClaim({ commonWord }: Nameable, header: string, start: number): boolean {
  if (commonWord) return start === 0;
  if (start === 0) return true;
  return (
    !".-@".includes(header.charAt(start - 1)) && header.slice(start - 5, start).toLowerCase() !== "like "
  );
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

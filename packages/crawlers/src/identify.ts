import type { Crawler } from "./crawler.ts";
import { crawlerByToken, crawlers } from "./registry.ts";

/**
 * The crawler that a User-Agent header claims to come from. Only a claim: anyone can send any header, and
 * `verification` says how it can be checked.
 *
 * Names count as whole words, never inside others, in addresses, or after “like”.
 *
 * @example
 * identify("Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)")?.token; // "GPTBot"
 * identify("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"); // undefined
 */
export function identify(userAgentHeader: string): Crawler | undefined {
  let claimed: Crawler | undefined;
  anyName.lastIndex = 0;
  for (let name = anyName.exec(userAgentHeader); name !== null; name = anyName.exec(userAgentHeader)) {
    const crawler = crawlerByToken(name[0]);
    if (crawler === undefined || !isClaim(crawler, userAgentHeader, name.index)) continue;
    if (claimed !== undefined && !goesBy(crawler, claimed)) continue;
    if (isInAddress(userAgentHeader, name.index)) {
      anyName.lastIndex = endOfPart(userAgentHeader, name.index);
      continue;
    }
    claimed = crawler;
    if (!hosts.has(claimed)) return claimed;
  }
  return claimed;
}

/**
 * Any name of the registry that ends like a word, the longest first. An engine runs one expression over a
 * header several times faster than we can look at its characters. What stands before the name is looked at
 * only once it is found, for the same reason.
 */
const anyName = new RegExp(
  `\\b(?:${crawlers
    .flatMap(({ token, aliases }) => [token, ...aliases])
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.\-/]/g, "\\$&"))
    .join("|")})(?![\\w.@-])`,
  "gi",
);

/** Some crawlers go by another's name, and say their own after it. */
function goesBy(guest: Crawler, host: Crawler): boolean {
  return guest !== host && guest.robotsToken === host.token;
}

const hosts: ReadonlySet<Crawler> = new Set(
  crawlers.filter((host) => crawlers.some((guest) => goesBy(guest, host))),
);

function isClaim(crawler: Crawler, header: string, start: number): boolean {
  if (crawler.commonWord) return start === 0;
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

import { type KnownCrawler, purposes } from "../../src/crawler.ts";
import { byPurpose } from "../../src/known/by-purpose.ts";
import { type KnownFacts, withPurpose } from "../../src/known/facts.ts";

/** The crawlers as they are written down, complete. */
export const written: readonly KnownCrawler[] = purposes.flatMap((purpose) =>
  withPurpose(purpose, byPurpose[purpose] satisfies readonly KnownFacts[]),
);

/** The file that programs carry: in half the bytes, as `unpacked` reads them. */
export function packedFile(): string {
  return `/**
 * Every crawler of the registry, packed.
 * Made from the files beside it by \`npm run print -w packages/crawlers\`.
 */
export const packedCrawlers = \`${pack()}\`;
`;
}

function pack(): string {
  const blocks = purposes.map((purpose) => {
    const crawlers = written.filter((crawler) => crawler.purpose === purpose);
    const lines = Object.entries(Object.groupBy(crawlers, ({ operator }) => operator ?? ""));
    return lines
      .map(([operator, own = []]) => [operator, ...own.map((crawler) => packed(crawler, operator))].join(":"))
      .sort((one, other) => (backwards(one) < backwards(other) ? -1 : 1))
      .join("\n");
  });
  return blocks.join("\n\n");
}

/** Lines that end alike take fewer bytes, compressed, where they stand together. */
function backwards(line: string): string {
  return [...line].reverse().join("");
}

function packed(crawler: KnownCrawler, operator: string): string {
  const { token, robotsToken, aliases, namesakeHosts, followsGroupOf, switchOf } = crawler;
  const isNamedAfterIt = operator !== "" && token.startsWith(operator);
  const letters = [
    ...(robotsToken === null ? ["r"] : []),
    ...(crawler.sendsRequests ? [] : ["s"]),
    ...(crawler.commonWord ? ["c"] : []),
    ...(crawler.inHeaders ? [] : ["h"]),
    ...(crawler.ignoresWildcardGroup ? ["w"] : []),
  ];
  const facts = [
    isNamedAfterIt ? `*${token.slice(operator.length)}` : token,
    aliases.map((alias) => (alias.startsWith(token) ? `*${alias.slice(token.length)}` : alias)).join(","),
    letters.join(""),
    namesakeHosts.join(","),
    followsGroupOf ?? "",
    switchOf ?? "",
    robotsToken === token ? "" : (robotsToken ?? ""),
  ];
  return facts.join("|").replace(/\|+$/, "");
}

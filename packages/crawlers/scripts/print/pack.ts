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
      .join("\n");
  });
  return blocks.join("\n\n");
}

function packed(crawler: KnownCrawler, operator: string): string {
  const { token, robotsToken, aliases, namesakeHosts, followsGroupOf, switchOf } = crawler;
  const isNamedAfterIt = operator !== "" && token.startsWith(operator);
  const letters = [
    ...(crawler.sendsRequests ? [] : ["s"]),
    ...(crawler.commonWord ? ["c"] : []),
    ...(crawler.inHeaders ? [] : ["h"]),
    ...(crawler.ignoresWildcardGroup ? ["w"] : []),
  ];
  const facts = [
    isNamedAfterIt ? `*${token.slice(operator.length)}` : token,
    robotsToken === token ? "" : (robotsToken ?? "-"),
    aliases.join(","),
    namesakeHosts.join(","),
    followsGroupOf ?? "",
    switchOf ?? "",
    letters.join(""),
  ];
  return facts.join("|").replace(/\|+$/, "");
}

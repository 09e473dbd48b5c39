import { type KnownCrawler, purposes } from "../../src/crawler.ts";
import { statusLetters } from "../../src/known/unpack.ts";
import { writtenCrawlers } from "../../src/known/written.ts";

/** What the package carries of the data files in `src/known`: the same, without a word too many. */
export function packedModule(): string {
  const lines = purposes.map((purpose) => {
    const own = writtenCrawlers.filter((crawler) => crawler.purpose === purpose);
    const operators = Map.groupBy(own, ({ operator }) => operator ?? "");
    return [...operators].map(([name, crawlers]) => `${name}=${crawlers.map(packed).join(",")}`).join(";");
  });
  return `/**
 * The crawlers of the registry, in the form that \`unpack.ts\` describes.
 * Made from the data files beside it by \`npm run pack-names -w packages/crawlers\`.
 */
export const packed = \`
${lines.join("\n")}
\`;
`;
}

function packed(crawler: KnownCrawler): string {
  const { token, aliases, robotsToken, status, successors, followsGroupOf, switchOf } = crawler;
  const letter = Object.keys(statusLetters).find((each) => statusLetters[each] === status);
  return [
    token,
    ...aliases.map((name) => `~${name}`),
    ...(letter === undefined ? [] : [`!${letter}`]),
    ...successors.map((name) => `>${name}`),
    ...(robotsToken === token ? [] : [`@${robotsToken ?? ""}`]),
    ...(followsGroupOf === null ? [] : [`<${followsGroupOf}`]),
    ...(switchOf === null ? [] : [`&${switchOf}`]),
    ...(crawler.sendsRequests ? [] : ["#"]),
    ...(crawler.commonWord ? ["%"] : []),
    ...(crawler.ignoresWildcardGroup ? ["*"] : []),
  ].join("");
}

import { type KnownCrawler, purposes } from "../crawler.ts";

/**
 * What `npm run print -w packages/crawlers` has packed: a block a purpose, a line an operator, its crawlers between colons.
 * A crawler’s facts stand between bars, those that most have left out: token, with `*` for the operator’s name; aliases,
 * with `*` for the token; letters; hosts of namesakes; whose group it follows; whose switch it is; and the token for
 * robots.txt, where it is another. The letters: `c`, a common word; `h`, not in headers; `r`, no token for robots.txt;
 * `s`, sends no requests; `w`, ignores the group for all.
 */
export function unpacked<Token extends string>(packed: string): KnownCrawler<Token>[] {
  return packed.split("\n\n").flatMap((block, index) =>
    block.split("\n").flatMap((line) => {
      const [operator = "", ...crawlers] = line.split(":");
      return crawlers.map((crawler): KnownCrawler<Token> => {
        const [name = "", aliases = "", letters = "", namesakeHosts, followsGroupOf, switchOf, robotsToken] =
          crawler.split("|");
        // Proven: what is packed is compared with what was written down.
        const token = name.replace("*", operator) as Token;
        return {
          token,
          aliases: listOf(aliases.replaceAll("*", token)),
          robotsToken: letters.includes("r") ? null : robotsToken || token,
          operator: operator || null,
          purpose: purposes[index] ?? "dataset",
          sendsRequests: !letters.includes("s"),
          commonWord: letters.includes("c"),
          inHeaders: !letters.includes("h"),
          namesakeHosts: listOf(namesakeHosts),
          followsGroupOf: followsGroupOf || null,
          ignoresWildcardGroup: letters.includes("w"),
          switchOf: switchOf || null,
        };
      });
    }),
  );
}

function listOf(text: string | undefined): string[] {
  return text ? text.split(",") : [];
}

import { crawlers } from "@octroi/crawlers/registry";
import { matchRobots, mergeBlock, parseRobots, readings } from "@octroi/crawlers/robots";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type RobotsChoice, robotsBlock, robotsFile } from "./file.ts";
import { generatorBots, generatorSearchEngines } from "./generator-names.ts";

const comments = { header: ["Made on 2 March 2027"], allowed: "In", blocked: "Out", footer: ["End"] };
const choose = (blocked: readonly string[]): RobotsChoice => ({
  allowed: generatorSearchEngines,
  blocked,
  comments,
});
const selections = fc.subarray([...generatorBots]);

test("G2 the file is a dated header, the three search engines, the selected crawlers and a footer", () => {
  expect(
    robotsFile(choose(["GPTBot", "CCBot"]))
      .split("\n")
      .slice(1, -2)
      .join("\n"),
  ).toBe(
    [
      "# Made on 2 March 2027",
      "",
      "# In",
      "User-agent: Googlebot",
      "Allow: /",
      "",
      "User-agent: Bingbot",
      "Allow: /",
      "",
      "User-agent: Slurp",
      "Allow: /",
      "",
      "# Out",
      "User-agent: GPTBot",
      "Disallow: /",
      "",
      "User-agent: CCBot",
      "Disallow: /",
      "",
      "# End",
    ].join("\n"),
  );
});

test("G2 read as RFC 9309 and as Google does, it allows exactly the three and blocks exactly the selected", () => {
  fc.assert(
    fc.property(selections, fc.string(), fc.constantFrom(...readings), (blocked, path, reading) => {
      const file = parseRobots(robotsFile(choose(blocked)));
      const verdicts = crawlers.map(({ token }) => ({
        token,
        ...matchRobots(file, { agent: token, path: `/x${path}` }, { reading }),
      }));
      const decided = verdicts.filter(({ because }) => because === "rule");
      const tokens = (allowed: boolean) =>
        decided.filter((verdict) => verdict.allowed === allowed).map(({ token }) => token);
      expect(new Set(tokens(true))).toEqual(new Set(generatorSearchEngines));
      expect(new Set(tokens(false))).toEqual(new Set(blocked));
    }),
    { numRuns: 50 },
  );
});

test("a file that comes back is replaced whole: what was selected then and is not now is allowed again", () => {
  fc.assert(
    fc.property(selections, selections, (then, now) => {
      const { text, conflicts } = mergeBlock(robotsFile(choose(then)), robotsBlock(choose(now)));
      expect(text).toBe(robotsFile(choose(now)));
      expect(conflicts).toEqual([]);
    }),
  );
});

test("with nothing selected, the file has no empty chapter", () => {
  expect(robotsFile(choose([]))).not.toContain("# Out");
});

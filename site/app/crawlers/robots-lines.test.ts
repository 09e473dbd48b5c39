import { matchRobots, parseRobots } from "@octroi/crawlers";
import { crawlerByToken, crawlers } from "@octroi/crawlers/registry";
import { expect, test } from "vitest";
import { robotsLinesFor } from "./robots-lines.ts";

const linesOf = (token: string) => {
  const crawler = crawlerByToken(token);
  if (crawler === undefined) throw new Error(`${token} is not in the registry.`);
  return robotsLinesFor(crawler);
};

test("read back, the lines block or allow the crawler, and leave everyone else alone", () => {
  for (const crawler of crawlers) {
    const { lines } = robotsLinesFor(crawler);
    if (lines === null) continue;
    for (const [text, allowed] of [
      [lines.block, false],
      [lines.allow, true],
    ] as const) {
      const file = parseRobots(text);
      const names = [
        crawler.robotsToken,
        ...crawler.successors.map((name) => crawlerByToken(name)?.robotsToken),
      ];
      for (const agent of names.filter((name) => typeof name === "string")) {
        const verdict = matchRobots(file, { agent, path: "/page" });
        expect(verdict, `${crawler.token}: ${agent}`).toMatchObject({ allowed, because: "rule" });
      }
      expect(matchRobots(file, { agent: "Somebody-Else", path: "/page" }).because).toBe("no-group");
    }
  }
});

test("a name that no line reaches gets no lines", () => {
  expect(linesOf("ChatGPT Agent")).toEqual({ case: "none", lines: null });
});

test("a name that was never real gets the lines of the real ones", () => {
  expect(linesOf("Perplexity")).toMatchObject({
    case: "real-names",
    lines: { block: "User-agent: PerplexityBot\nUser-agent: Perplexity-User\nDisallow: /\n" },
  });
});

test("a former name is named together with those that replaced it", () => {
  expect(linesOf("FacebookBot")).toMatchObject({
    case: "replaced",
    lines: { allow: "User-agent: FacebookBot\nUser-agent: meta-externalagent\nAllow: /\n" },
  });
});

test("a crawler that answers to another name gets that name", () => {
  expect(linesOf("Claude-Code")).toMatchObject({
    case: "other-name",
    lines: { block: "User-agent: Claude-User\nDisallow: /\n" },
  });
});

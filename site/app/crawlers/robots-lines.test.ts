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
    if (lines === null || crawler.robotsToken === null) continue;
    for (const [text, allowed] of [
      [lines.block, false],
      [lines.allow, true],
    ] as const) {
      if (text === null) continue;
      const file = parseRobots(text);
      const verdict = matchRobots(file, { agent: crawler.robotsToken, path: "/page" });
      expect(verdict, crawler.token).toMatchObject({ allowed, because: "rule" });
      for (const agent of ["Somebody-Else", ...crawler.successors])
        expect(matchRobots(file, { agent, path: "/page" }).because, crawler.token).toBe("no-group");
    }
  }
});

test("no lines block a search engine", () => {
  const engines = crawlers.filter(({ purpose }) => purpose === "search-engine");
  expect(engines.length).toBeGreaterThan(10);
  for (const engine of engines) expect(robotsLinesFor(engine).lines?.block ?? null, engine.token).toBeNull();
  expect(linesOf("Googlebot")).toMatchObject({ case: "search-engine", lines: { block: null } });
});

test("a name that no line reaches gets no lines", () => {
  expect(linesOf("ChatGPT Agent")).toEqual({ case: "none", lines: null });
});

test("a name that was never real gets no lines: those of the real ones are on their pages, with their cost", () => {
  expect(linesOf("Perplexity")).toEqual({ case: "real-names", lines: null });
});

test("the lines of a former name, which cost nothing, do not block those that replaced it", () => {
  expect(linesOf("Claude-Web")).toMatchObject({
    case: "replaced",
    lines: { block: "User-agent: Claude-Web\nDisallow: /\n" },
  });
});

test("a crawler that answers to another name gets that name", () => {
  expect(linesOf("Claude-Code")).toMatchObject({
    case: "other-name",
    lines: { block: "User-agent: Claude-User\nDisallow: /\n" },
  });
});

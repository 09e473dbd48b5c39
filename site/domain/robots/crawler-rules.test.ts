import { crawlerByToken, matchRobots, parseRobots } from "@octroi/crawlers";
import { languages } from "@octroi/ui/language/language";
import { describe, expect, test } from "vitest";
import { genericRules, useCaseRules } from "../use-cases/rules.ts";
import {
  blockedBots,
  type CrawlerRules,
  generatorAddress,
  type RobotsTxtComments,
  robotsTxtFor,
  ruleRows,
} from "./crawler-rules.ts";
import { generatorBots } from "./generator-names.ts";

const comments: RobotsTxtComments = {
  header: ["Rules"],
  connector: { limit: "is limited elsewhere", charge: "is charged elsewhere" },
};
const everySet: [string, CrawlerRules][] = [
  ...Object.entries(useCaseRules),
  ...Object.entries(genericRules).map(([id, rules]): [string, CrawlerRules] => [`generic ${id}`, rules]),
];

describe.each(everySet)("P7 the %s rules", (_, rules) => {
  test.each(languages)("are, as a robots.txt, what the ledger says (%s)", (language) => {
    const file = parseRobots(robotsTxtFor(rules, language, comments));
    for (const { crawlers, path, decision } of ruleRows(rules, language)) {
      for (const { token } of crawlers) {
        const { allowed } = matchRobots(file, { agent: token, path: `${path}page` });
        expect({ token, path, allowed }).toEqual({ token, path, allowed: decision !== "block" });
      }
    }
  });

  test("name crawlers that exist, by a token that a robots.txt can reach", () => {
    for (const token of Object.values(rules).flatMap(({ crawlers }) => crawlers)) {
      expect(crawlerByToken(token)).toMatchObject({ token, robotsToken: token, status: "active" });
    }
  });

  test("neither limit nor charge a name that never sends a request", () => {
    for (const { crawlers, decision } of Object.values(rules)) {
      const silent = crawlers.filter((token) => crawlerByToken(token)?.sendsRequests === false);
      expect(decision === "block" || decision === "allow" ? [] : silent).toEqual([]);
    }
  });

  test("keep the search engines on the whole site, and every other crawler unmentioned", () => {
    const file = parseRobots(robotsTxtFor(rules, "en", comments));
    for (const agent of ["Googlebot", "Bingbot", "Slurp", "Applebot", "DuckDuckBot", "Qwantbot"]) {
      expect(matchRobots(file, { agent, path: "/premium/page" }).allowed).toBe(true);
    }
  });
});

test("P7 the generator opens with the crawlers that the rules keep out of the whole site", () => {
  const bots = blockedBots(useCaseRules.media);
  expect(bots).toEqual(["GPTBot", "ClaudeBot", "Applebot-Extended", "CCBot", "Google-Extended"]);
  expect(generatorAddress(bots)).toBe(
    "/free-tools/robots-txt-generator?bots=GPTBot,ClaudeBot,Applebot-Extended,CCBot,Google-Extended",
  );
  for (const rules of Object.values(useCaseRules)) {
    expect(blockedBots(rules).length).toBeGreaterThan(0);
    expect(generatorBots).toEqual(expect.arrayContaining(blockedBots(rules)));
  }
});

test("P7 what a robots.txt cannot say stands in it as a comment", () => {
  const text = robotsTxtFor(useCaseRules.media, "en", comments);
  expect(text).toContain("# /archives/ is charged elsewhere\nUser-agent: GPTBot\nUser-agent: ClaudeBot\n");
  expect(text).toContain("# /articles/ is limited elsewhere\nUser-agent: ChatGPT-User\n");
});

test("a ledger says whether robots.txt alone reaches a crawler", () => {
  const reach = Object.fromEntries(
    ruleRows(useCaseRules["saas-docs"], "en").map((row) => [row.id, row.reach]),
  );
  expect(reach).toMatchObject({ answers: "honored", onDemand: "may-be-ignored", assistants: "unstated" });
});

test("a rule about an unknown crawler, or about two purposes, is refused", () => {
  const path = { fr: "/", en: "/" };
  expect(() => ruleRows({ a: { crawlers: ["NoSuchBot"], path, decision: "block" } }, "en")).toThrow(
    "NoSuchBot",
  );
  expect(() => ruleRows({ a: { crawlers: ["GPTBot", "Bingbot"], path, decision: "block" } }, "en")).toThrow(
    "one purpose",
  );
});

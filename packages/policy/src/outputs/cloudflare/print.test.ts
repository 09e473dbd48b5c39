import { runInNewContext } from "node:vm";
import { crawlers } from "@octroi/crawlers/registry";
import { expect, test } from "vitest";
import { decide } from "../../decide.ts";
import { parsePolicy } from "../../parse.ts";
import type { Policy } from "../../policy.ts";
import { preset } from "../../presets.ts";
import { printCloudflare } from "./print.ts";

const site = { origin: "https://example.com" };

interface WafRule {
  readonly expression: string;
  readonly action: string;
}

function rulesOf(policy: Policy): readonly WafRule[] {
  return JSON.parse(printCloudflare(policy).files[0]?.text ?? "[]");
}

type Test = (agent: string, wildcard: (pattern: string) => boolean) => boolean;

/** Compiles an expression as Cloudflare’s language defines it, as far as ours use it. */
function compiled({ expression }: WafRule): (userAgent: string, path: string) => boolean {
  const script = expression
    .replaceAll('cf.verified_bot_category ne "Search Engine Crawler"', "true")
    .replace(/lower\(http\.user_agent\) contains ("[^"]*")/g, "agent.includes($1)")
    .replace(/http\.request\.uri\.path strict wildcard r("[^"]*")/g, "wildcard($1)")
    // Our names and paths hold none of these words between spaces.
    .replaceAll(" and ", " && ")
    .replaceAll(" or ", " || ")
    .replace(/(?<=[( ])not /g, "!");
  const test: Test = runInNewContext(`(agent, wildcard) => ${script}`);
  return (userAgent, path) => test(userAgent.toLowerCase(), (pattern) => isWildcardMatch(pattern, path));
}

function isWildcardMatch(pattern: string, path: string): boolean {
  const pieces = pattern.split("*").map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${pieces.join(".*")}$`, "s").test(path);
}

const parsed = parsePolicy({
  version: 1,
  site,
  rules: [
    { who: { purpose: ["training"] }, paths: ["/libre/", "/*.pdf$"], action: "allow" },
    { who: { purpose: ["training", "dataset"] }, action: "block" },
    { who: { purpose: ["agent"] }, paths: ["/private/"], action: "block" },
  ],
});
if (!parsed.ok) throw new Error("The policy of this test is wrong.");

test("expressions stop whom the policy blocks, and nobody else", () => {
  const rules = rulesOf(parsed.policy).map(compiled);
  const leftOut = printCloudflare(parsed.policy).notes.flatMap((note) => note.crawlers ?? []);
  for (const crawler of crawlers) {
    if (crawler.userAgent === null || leftOut.includes(crawler.token)) continue;
    for (const path of ["/article", "/libre/a", "/a.pdf", "/private/x", "/robots.txt"]) {
      const { action } = decide(parsed.policy, { crawler, identity: "unverifiable", path });
      const stopped = rules.some((stops) => stops(crawler.userAgent?.header ?? "", path));
      expect({ token: crawler.token, path, stopped }).toEqual({
        token: crawler.token,
        path,
        stopped: action === "block",
      });
    }
  }
});

test("no expression is longer than Cloudflare takes", () => {
  for (const { expression } of rulesOf(preset("block-ai", site)))
    expect(expression.length).toBeLessThanOrEqual(4096);
});

import { parsePolicy } from "@octroi/policy";
import { describe, expect, test } from "vitest";
import type { AnalyzeOptions } from "../src/index.ts";
import { readText } from "./read.ts";
import { sampleVisit } from "./sample-log.ts";
import { serverFormats, type WrittenVisit, writers } from "./writers.ts";

const gptbot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
const claudebot = "Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)";
const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

function report(visits: readonly Partial<WrittenVisit>[], options: AnalyzeOptions = {}) {
  const written = visits.map((visit, index) => ({
    ...sampleVisit(0),
    ...{ instant: 1_760_000_000 + index, path: "/article", status: 200, referrer: null },
    ...visit,
  }));
  return readText(writers.combined(written), options);
}

function policyOf(rules: readonly unknown[], crawlers?: readonly unknown[]) {
  const parsed = parsePolicy({ version: 1, site: { origin: "https://example.com" }, rules, crawlers });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.policy;
}

describe("identity by address", () => {
  test.each([
    ["132.196.86.7", gptbot, "verified"],
    ["192.0.2.1", gptbot, "outside"],
    ["192.0.2.1", "Mozilla/5.0 (compatible; Bytespider)", "unverifiable"],
    // A proxy's address says nothing about where the visitor was.
    ["10.0.0.7", gptbot, "unverifiable"],
    ["127.0.0.1", gptbot, "unverifiable"],
    ["172.20.3.4", gptbot, "unverifiable"],
    ["::ffff:192.168.0.1", gptbot, "unverifiable"],
    ["fd00::1", gptbot, "unverifiable"],
    ["crawler.example.com", gptbot, "unverifiable"],
  ])("%s as %s is %s", async (address, agent, identity) => {
    const { crawlers } = await report([
      { address, agent },
      { address, agent },
    ]);
    expect(crawlers[0]?.identity).toEqual({ verified: 0, outside: 0, unverifiable: 0, [identity]: 2 });
    expect(crawlers[0]?.outsideAddresses).toEqual(identity === "outside" ? [address] : []);
  });

  test("one address is judged for each crawler that uses it", async () => {
    const { crawlers } = await report([
      { address: "132.196.86.7", agent: gptbot },
      { address: "132.196.86.7", agent: claudebot },
    ]);
    expect(crawlers.map(({ token, identity }) => [token, identity.verified, identity.outside])).toEqual([
      ["ClaudeBot", 0, 1],
      ["GPTBot", 1, 0],
    ]);
  });

  test("at most five addresses are shown", async () => {
    const visits = Array.from({ length: 9 }, (_, index) => ({ address: `192.0.2.${index}`, agent: gptbot }));
    expect((await report(visits)).crawlers[0]?.outsideAddresses).toHaveLength(5);
  });
});

describe("a policy", () => {
  const price = { amount: "0.005", currency: "EUR" };

  test("is not replayed where none is given", async () => {
    const found = await report([{ agent: gptbot }]);
    expect(found.policy).toBeNull();
    expect(found.crawlers[0]?.policy).toBeNull();
  });

  test("answers each visit, and earns for those that got a page", async () => {
    const policy = policyOf([
      { who: { crawler: ["GPTBot"] }, paths: ["/free/"], action: "allow" },
      { who: { crawler: ["GPTBot"] }, action: "charge", price },
      { who: {}, action: "block" },
    ]);
    const found = await report(
      [
        { agent: gptbot },
        { agent: gptbot, status: 404 },
        { agent: gptbot, status: 304 },
        { agent: gptbot, path: "/free/a" },
        { agent: gptbot, path: "/robots.txt" },
        { agent: gptbot },
        { agent: gptbot },
        { agent: claudebot },
        { agent: googlebot, address: "66.249.66.1" },
        { agent: firefox },
      ],
      { policy },
    );
    const answered = Object.fromEntries(
      found.crawlers.map(({ token, policy: replayed }) => [token, replayed]),
    );
    expect(answered["GPTBot"]).toEqual({
      ...{ allow: 2, block: 0, limit: 0, limited: 0, charge: 5 },
      earned: [{ amount: "0.015", currency: "EUR" }],
    });
    expect(answered["ClaudeBot"]).toMatchObject({ block: 1, earned: [] });
    expect(answered["Googlebot"]).toMatchObject({ allow: 1, block: 0 });
    expect(found.policy).toEqual({
      ...{ allow: 3, block: 1, limit: 0, limited: 0, charge: 5 },
      earned: [{ amount: "0.015", currency: "EUR" }],
    });
  });

  test("limits as the gate does: from the first visit on, and each identity by itself", async () => {
    const policy = policyOf([{ who: {}, action: "limit", limit: { visits: 2, per: "minute" } }]);
    const minute = 1_760_000_040;
    const limitOf = async (visits: readonly { readonly second: number; readonly address?: string }[]) => {
      const found = await report(
        visits.map(({ second, address = "192.0.2.1" }) => ({
          ...{ agent: gptbot, instant: minute + second, address },
        })),
        { policy },
      );
      const { limit, limited } = found.crawlers[0]?.policy ?? {};
      return { limit, limited };
    };
    // The last three are of an older file. These are the answers of the gate's own counters.
    const seconds = [30, 59, 60, 89, 90, 91, 92, 20, 21, 22];
    expect(await limitOf(seconds.map((second) => ({ second })))).toEqual({ limit: 6, limited: 4 });
    expect(
      await limitOf([0, 1, 2].flatMap((second) => [{ second }, { second, address: "132.196.86.7" }])),
    ).toEqual({ limit: 4, limited: 2 });
  });

  test("tells a verified crawler from one that only uses its name", async () => {
    const policy = policyOf([
      { who: { crawler: ["GPTBot"], verified: true }, action: "allow" },
      { who: { crawler: ["GPTBot"] }, action: "block" },
    ]);
    const found = await report(
      [
        { agent: gptbot, address: "132.196.86.7" },
        { agent: gptbot, address: "192.0.2.1" },
      ],
      { policy },
    );
    expect(found.crawlers[0]?.policy).toMatchObject({ allow: 1, block: 1 });
  });
});

describe("robots.txt", () => {
  const robotsTxt = "User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /*?s=\nDisallow: /a";

  test("is held against each visit, with its query", async () => {
    const found = await report(
      [
        { agent: gptbot, path: "/private/x" },
        { agent: gptbot, path: "/b", query: "s=1" },
        { agent: gptbot, path: "/a/b" },
        { agent: gptbot, path: "/robots.txt" },
        { agent: claudebot, path: "/private/x" },
        { agent: claudebot, path: "/b", query: "s=1" },
      ],
      { robotsTxt },
    );
    expect(found.crawlers.map(({ token, robotsTxt: { refused } }) => [token, refused])).toEqual([
      ["GPTBot", 2],
      ["ClaudeBot", 1],
    ]);
    expect((await report([{ agent: gptbot }])).crawlers[0]?.robotsTxt.refused).toBeNull();
  });

  test.each(serverFormats.filter((format) => !format.endsWith("common")))(
    "is held against paths as they were asked for, in %s",
    async (format) => {
      const asked = [
        { path: "/x%3Fy", query: null },
        { path: "/c++/", query: null },
        { path: "/s", query: "q=a+b" },
        { path: "/s", query: "q=%2541" },
      ];
      const visits = asked.map((target) => ({ ...sampleVisit(0), ...target, agent: "GPTBot/1.2" }));
      const refusedBy = async (rule: string) => {
        const found = await readText(writers[format](visits), {
          robotsTxt: `User-agent: *\nDisallow: ${rule}`,
        });
        return found.crawlers[0]?.robotsTxt.refused;
      };
      expect(await refusedBy("/*?")).toBe(2);
      expect(await refusedBy("/c++/")).toBe(1);
      expect(await refusedBy("/s?q=a+b")).toBe(1);
      expect(await refusedBy("/s?q=%2541")).toBe(1);
    },
  );

  test("is read as the crawler reads it: by another’s group, or not by the group for everyone", async () => {
    const applebot = "Mozilla/5.0 (compatible; Applebot/0.1; +http://www.apple.com/go/applebot)";
    const googleAds = "AdsBot-Google (+http://www.google.com/adsbot.html)";
    const found = await report(
      [
        { agent: applebot, path: "/google-only" },
        { agent: googleAds, path: "/private/x" },
      ],
      { robotsTxt: "User-agent: Googlebot\nDisallow: /google-only\n\nUser-agent: *\nDisallow: /private/" },
    );
    const refused = Object.fromEntries(
      found.crawlers.map(({ token, robotsTxt }) => [token, robotsTxt.refused]),
    );
    expect(refused).toEqual({ Applebot: 1, "AdsBot-Google": 0 });
  });

  test("read on a day counts for that day and the next", async () => {
    const day = (number: number) => 1_760_000_000 + number * 86_400;
    const found = await report([
      { agent: gptbot, instant: day(0) },
      { agent: gptbot, instant: day(1), path: "/robots.txt" },
      { agent: gptbot, instant: day(2) },
      { agent: gptbot, instant: day(3) },
    ]);
    expect(found.crawlers[0]?.robotsTxt).toMatchObject({ reads: 1, visitsAfterReading: 2 });
    expect(found.crawlers[0]?.days).toEqual([1, 1, 1, 1]);
  });
});

test("people whom answers sent stand beside the visits that were taken", async () => {
  const found = await report([
    { agent: gptbot },
    { agent: gptbot },
    { agent: firefox, referrer: "https://chatgpt.com/" },
    { agent: firefox, query: "utm_source=chatgpt.com" },
    { agent: firefox, query: "xutm_source=chatgpt.com" },
    { agent: firefox, referrer: "https://www.perplexity.ai/search/x" },
    { agent: firefox, referrer: "https://notchatgpt.com/" },
    { agent: firefox, referrer: "https://example.com/?u=https://chatgpt.com/" },
    { agent: claudebot, referrer: "https://claude.ai/" },
    { agent: "curl/8.14.1", referrer: "https://chatgpt.com/" },
    { agent: "", query: "utm_source=chatgpt.com" },
    { agent: null, query: "utm_source=chatgpt.com" },
    { agent: "Mozilla/5.0 (compatible; SomeLinkBot/1.0)", query: "utm_source=chatgpt.com" },
    { agent: googlebot },
  ]);
  expect(found.exchange).toEqual([
    { operator: "OpenAI", taken: 2, sent: 2 },
    { operator: "Anthropic", taken: 1, sent: 0 },
    { operator: "Perplexity", taken: 0, sent: 1 },
  ]);
});

test("a crawler that the policy declares is counted, verified and replayed like the registry’s", async () => {
  const policy = policyOf(
    [{ who: { crawler: ["OurBot"] }, action: "charge", price: { amount: "0.5", currency: "EUR" } }],
    [{ name: "OurBot", purpose: "training", operator: "Our Company", addresses: ["192.0.2.0/24"] }],
  );
  const agent = "Mozilla/5.0 (compatible; OurBot/1.0)";
  const visits = [
    { agent, address: "192.0.2.1" },
    { agent, address: "198.51.100.1" },
    { agent: gptbot, address: "132.196.86.7" },
    { agent: firefox },
  ];
  const { crawlers } = await report(visits, { policy });
  expect(crawlers.find(({ token }) => token === "OurBot")).toMatchObject({
    inRegistry: false,
    operator: "Our Company",
    purpose: "training",
    visits: 2,
    identity: { verified: 1, outside: 1, unverifiable: 0 },
    policy: { charge: 2, earned: [{ amount: "1", currency: "EUR" }] },
  });
  expect(crawlers.find(({ token }) => token === "GPTBot")).toMatchObject({
    inRegistry: true,
    identity: { verified: 1 },
  });
  expect((await report(visits)).crawlers.map(({ token }) => token)).toEqual(["GPTBot"]);
});

test("where the log has no user agents, no page is said to be one that AI crawlers did not ask for", async () => {
  const read = async (lines: string) => (await readText(lines)).pages;
  const asked = { ...sampleVisit(1), path: "/asked", agent: gptbot };
  const byPeople = { ...sampleVisit(2), path: "/by-people", agent: firefox };
  expect((await read(writers.combined([asked, byPeople]))).notByAi.map(({ text }) => text)).toEqual([
    "/by-people",
  ]);
  expect(await read(writers.common([asked, byPeople]))).toEqual({ byAi: [], notByAi: [] });
  const mixed = writers.common([asked]) + writers.combined([{ ...asked, agent: firefox }, byPeople]);
  expect((await read(mixed)).notByAi.map(({ text }) => text)).toEqual(["/by-people"]);
});

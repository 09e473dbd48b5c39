import { describe, expect, test } from "vitest";
import {
  blockingCosts,
  crawlerByToken,
  crawlers,
  evidenceKinds,
  purposes,
  robotsTxtStances,
  statuses,
} from "./registry.ts";

const tokensWhere = (holds: (crawler: (typeof crawlers)[number]) => boolean) =>
  crawlers.filter(holds).map(({ token }) => token);

test("the registry is in alphabetical order", () => {
  const lowered = crawlers.map(({ token }) => token.toLowerCase());
  expect(lowered).toEqual([...lowered].sort());
});

test("no token or alias names two crawlers, ignoring case", () => {
  const names = crawlers
    .flatMap(({ token, aliases }) => [token, ...aliases])
    .map((name) => name.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("a crawler is found by token or alias, whatever the case", () => {
  expect(crawlerByToken("gptBOT")?.token).toBe("GPTBot");
  expect(crawlerByToken("qwantify")?.token).toBe("Qwantbot");
  expect(crawlerByToken("constructor")).toBeUndefined();
});

describe("tokens", () => {
  test("a token is legal under RFC 9309 or flagged", () => {
    expect(tokensWhere(({ token, legalToken }) => legalToken !== /^[a-z_-]+$/i.test(token))).toEqual([]);
  });

  test("the only illegal names that a robots.txt line is told to use are the ones their operators print", () => {
    const illegal = crawlers
      .flatMap(({ robotsToken }) => robotsToken ?? [])
      .filter((t) => !/^[a-z_-]+$/i.test(t));
    expect(illegal).toEqual([
      "360Spider",
      "AI2Bot",
      "AI2Bot-DeepResearchEval",
      "Ai2Bot-Dolma",
      "archive.org_bot",
      "Element451Bot",
      "search.marginalia.nu",
      "Sogou web spider",
      "v0bot",
    ]);
  });

  test("what a robots.txt line has to say is the token of an entry", () => {
    expect(tokensWhere(({ robotsToken }) => robotsToken !== null && !crawlerByToken(robotsToken))).toEqual(
      [],
    );
  });

  test("Perplexity was never a real token, and names its real ones", () => {
    expect(crawlerByToken("Perplexity")).toMatchObject({
      status: "never-real",
      sendsRequests: false,
      robotsToken: null,
      successors: ["PerplexityBot", "Perplexity-User"],
    });
  });

  test("the successors of a legacy or never-real token are in the registry and still real", () => {
    const retired = crawlers.filter(({ status }) => status === "legacy" || status === "never-real");
    expect(retired.length).toBeGreaterThan(0);
    for (const { successors } of retired) {
      for (const successor of successors) expect(crawlerByToken(successor)?.status, successor).toBe("active");
    }
    expect(tokensWhere((c) => c.successors.length > 0 && !retired.includes(c))).toEqual([]);
  });
});

describe("facts", () => {
  test("every entry has a month it was read in, what it rests on, and addresses that are ones", () => {
    const today = new Date().toISOString();
    expect(tokensWhere(({ lastChecked }) => !/^20\d\d-(0[1-9]|1[0-2])$/.test(lastChecked))).toEqual([]);
    expect(tokensWhere(({ lastChecked }) => lastChecked > today)).toEqual([]);
    expect(tokensWhere(({ evidence: { pages, lists } }) => pages.length + lists.length === 0)).toEqual([]);
    const isAddress = (text: string | null) => text === null || /^https?:\/\/[^\s]+$/.test(text);
    expect(tokensWhere((c) => ![...c.evidence.pages, c.documentation].every(isAddress))).toEqual([]);
  });

  test("the kind of evidence agrees with what was read", () => {
    for (const { token, evidence } of crawlers) {
      if (evidence.kind === "lists") expect(evidence.lists.length, token).toBeGreaterThan(1);
      else if (evidence.kind === "single-list") expect(evidence.lists.length, token).toBe(1);
      else expect(evidence.pages, token).not.toEqual([]);
    }
  });

  test("a control token sends no request, and what sends none is neither verifiable nor seen in a header", () => {
    expect(tokensWhere((c) => c.purpose === "control-token" && c.sendsRequests)).toEqual([]);
    expect(tokensWhere((c) => !c.sendsRequests)).toEqual([
      "Applebot-Extended",
      "Datenbank Crawler",
      "Echobot Bot",
      "Google-Extended",
      "Googlebot-News",
      "Perplexity",
    ]);
    expect(
      tokensWhere((c) => !c.sendsRequests && (c.verification.methods.length > 0 || c.userAgent !== null)),
    ).toEqual([]);
  });

  test("an undocumented crawler has no page of its operator's", () => {
    expect(tokensWhere((c) => c.status === "undocumented" && c.documentation !== null)).toEqual([]);
  });

  test("a group or a switch belongs to a crawler of the registry", () => {
    for (const { token, followsGroupOf, switchOf, purpose } of crawlers) {
      if (followsGroupOf !== null) expect(crawlerByToken(followsGroupOf)?.token, token).toBe(followsGroupOf);
      if (switchOf !== null) expect(crawlerByToken(switchOf)?.sendsRequests, token).toBe(true);
      expect(switchOf !== null, token).toBe(purpose === "control-token");
    }
  });

  test("every id of every tuple is used by some crawler", () => {
    expect(new Set(crawlers.map((c) => c.purpose))).toEqual(new Set(purposes));
    expect(new Set(crawlers.map((c) => c.status))).toEqual(new Set(statuses));
    expect(new Set(crawlers.map((c) => c.robotsTxt))).toEqual(new Set(robotsTxtStances));
    expect(new Set(crawlers.map((c) => c.blockingCost))).toEqual(new Set(blockingCosts));
    expect(new Set(crawlers.map((c) => c.evidence.kind))).toEqual(new Set(evidenceKinds));
  });
});

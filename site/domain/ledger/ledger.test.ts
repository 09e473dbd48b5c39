import { outcomeOf, statusClassOf } from "@octroi/ui/words/outcome";
import { expect, test } from "vitest";
import { type LedgerKey, lastDays, ledgerLimit } from "./ledger.ts";
import { pageGroupOf } from "./page-group.ts";
import { summaryOf } from "./summary.ts";
import { createTally } from "./tally.ts";

const gptBot: LedgerKey = {
  day: "2026-11-16",
  crawler: "GPTBot",
  identity: "verified",
  decision: "charge",
  status: "402",
  pages: "home",
};

test.each([
  ["/", "home"],
  ["/fr", "home"],
  ["/documentation/dns", "documentation"],
  ["/en/middleware", "documentation"],
  ["/crawlers", "directory"],
  ["/fr/crawlers/gptbot", "directory"],
  ["/fr/pricing", "pages"],
  ["/ledger", "pages"],
  ["/robots.txt", "files"],
  ["/.well-known/tdmrep.json", "files"],
  ["/crawlers.json", "files"],
  ["/assets/main.js", "other"],
  ["/api/waitlist", "other"],
  ["/someone@example.com", "other"],
] as const)("%s is counted under %s", (path, group) => {
  expect(pageGroupOf(path)).toBe(group);
});

test.each([
  [200, "2xx"],
  [304, "3xx"],
  [402, "402"],
  [403, "403"],
  [404, "4xx"],
  [429, "429"],
  [503, "5xx"],
] as const)("status %i is counted as %s", (status, kind) => {
  expect(statusClassOf(status)).toBe(kind);
});

test("visits that are alike are one entry, and what was taken is not counted again", () => {
  const tally = createTally();
  tally.add(gptBot);
  tally.add({ ...gptBot });
  tally.add({ ...gptBot, identity: "outside" }, 3);
  expect(tally.take()).toEqual([
    { ...gptBot, visits: 2 },
    { ...gptBot, identity: "outside", visits: 3 },
  ]);
  expect(tally.take()).toEqual([]);
});

test("the gate's answer is told from the decision and the status; whoever observes lets in", () => {
  expect(outcomeOf("charge", "402")).toBe("charged");
  expect(outcomeOf("charge", "2xx")).toBe("passed");
  expect(outcomeOf("block", "403")).toBe("blocked");
  expect(outcomeOf("limit", "429")).toBe("limited");
  expect(outcomeOf("limit", "2xx")).toBe("passed");
  expect(outcomeOf("allow", "403")).toBe("passed");
});

test("a summary adds up entries, and leaves out what is no crawler of the registry", () => {
  const days = { from: "2026-10-18", to: "2026-11-16" };
  const googlebot = { ...gptBot, crawler: "Googlebot", decision: "allow", status: "2xx" } as const;
  const summary = summaryOf(days, [
    { ...gptBot, day: "2026-11-15", visits: 2 },
    { ...gptBot, pages: "files", identity: "outside", visits: 1 },
    { ...googlebot, visits: 5 },
    { ...gptBot, crawler: "Nobody", visits: 9 },
  ]);
  expect(summary).toEqual({
    ...days,
    visits: 8,
    verified: { visits: 7, crawlers: 2, outcomes: { charged: 2, passed: 5 } },
    purposes: { training: 3, "search-engine": 5 },
    identities: { verified: 7, outside: 1 },
    outcomes: { charged: 3, passed: 5 },
    pages: { home: 7, files: 1 },
    crawlers: [
      expect.objectContaining({ crawler: "Googlebot", visits: 5 }),
      expect.objectContaining({ crawler: "GPTBot", operator: "OpenAI", visits: 3 }),
    ],
    days: [
      { day: "2026-11-15", purposes: { training: 2 } },
      { day: "2026-11-16", purposes: { training: 1, "search-engine": 5 } },
    ],
  });
});

test("whoever borrows a crawler's name changes neither the verified figures nor who comes first", () => {
  const days = { from: "2026-10-18", to: "2026-11-16" };
  const honest = { ...gptBot, visits: 3 };
  const borrowed = { ...gptBot, crawler: "PerplexityBot", identity: "unverifiable", visits: 32_420 } as const;
  const summary = summaryOf(days, [borrowed, honest]);
  expect(summary.verified).toEqual(summaryOf(days, [honest]).verified);
  expect(summary.crawlers.map(({ crawler }) => crawler)).toEqual(["GPTBot", "PerplexityBot"]);
});

test("thirty days end today, and what was counted fourteen months ago has expired", () => {
  const now = new Date("2026-03-31T23:59:59Z");
  expect(lastDays(now, 30)).toEqual({ from: "2026-03-02", to: "2026-03-31" });
  expect(ledgerLimit(now).toISOString()).toBe("2025-01-31T23:59:59.000Z");
});

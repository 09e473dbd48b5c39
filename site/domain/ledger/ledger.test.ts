import { expect, test } from "vitest";
import { type LedgerKey, lastDays, ledgerLimit } from "./ledger.ts";
import { outcomeOf } from "./outcome.ts";
import { pageGroupOf } from "./page-group.ts";
import { statusClassOf } from "./status-class.ts";
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

test("a summary adds up several counts, and leaves out what is no crawler of the registry", () => {
  const days = { from: "2026-10-18", to: "2026-11-16" };
  const one = {
    byDay: [
      { day: "2026-11-15", crawler: "GPTBot", visits: 2 },
      { day: "2026-11-15", crawler: "Nobody", visits: 9 },
    ],
    byAnswer: [
      { crawler: "GPTBot", identity: "verified", decision: "charge", status: "402", visits: 2 },
      { crawler: "Nobody", identity: "verified", decision: "allow", status: "2xx", visits: 9 },
    ],
    byPages: [
      { crawler: "GPTBot", pages: "home", visits: 2 },
      { crawler: "Nobody", pages: "home", visits: 9 },
    ],
  } as const;
  const two = {
    byDay: [{ day: "2026-11-16", crawler: "Googlebot", visits: 5 }],
    byAnswer: [{ crawler: "Googlebot", identity: "outside", decision: "allow", status: "2xx", visits: 5 }],
    byPages: [{ crawler: "Googlebot", pages: "home", visits: 5 }],
  } as const;
  expect(summaryOf(days, [one, two])).toMatchObject({
    ...days,
    visits: 7,
    purposes: { training: 2, "search-engine": 5 },
    identities: { verified: 2, outside: 5 },
    outcomes: { charged: 2, passed: 5 },
    pages: { home: 7 },
    crawlers: [
      { crawler: "Googlebot", visits: 5 },
      { crawler: "GPTBot", operator: "OpenAI", visits: 2 },
    ],
    days: [
      { day: "2026-11-15", purposes: { training: 2 } },
      { day: "2026-11-16", purposes: { "search-engine": 5 } },
    ],
  });
});

test("thirty days end today, and what was counted fourteen months ago has expired", () => {
  const now = new Date("2026-03-31T23:59:59Z");
  expect(lastDays(now, 30)).toEqual({ from: "2026-03-02", to: "2026-03-31" });
  expect(ledgerLimit(now).toISOString()).toBe("2025-01-31T23:59:59.000Z");
});

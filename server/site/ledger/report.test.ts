import { expect, test } from "vitest";
import { dayOf } from "../../../domain/visits/day.ts";
import type { TimedTotal } from "../../../domain/visits/totals.ts";
import { ledgerFigures } from "./report.ts";

const today = dayOf(Date.parse("2026-11-16"));
const range = { unit: "day", from: today - 29, to: today, step: 1 } as const;
const gptBot: TimedTotal = {
  at: today,
  crawler: "GPTBot",
  identity: "verified",
  decision: "charge",
  status: "402",
  robots: "unknown",
  visits: 1,
};

test("visits are added up, and what is no crawler of the registry is left out", () => {
  const googlebot = { ...gptBot, crawler: "Googlebot", decision: "allow", status: "2xx" } as const;
  const figures = ledgerFigures(
    range,
    [
      { ...gptBot, at: today - 1, visits: 2 },
      { ...gptBot, identity: "outside" },
      { ...googlebot, visits: 5 },
      { ...gptBot, crawler: "Nobody", visits: 9 },
    ],
    [
      { path: "/fr", section: "", visits: 6 },
      { path: "/en/pricing", section: "en", visits: 1 },
      { path: "", section: "en", visits: 1 },
    ],
  );
  expect(figures).toEqual({
    from: "2026-10-18",
    to: "2026-11-16",
    visits: 8,
    verified: { visits: 7, crawlers: 2, outcomes: { charged: 2, passed: 5 } },
    purposes: { training: 3, "search-engine": 5 },
    identities: { verified: 7, outside: 1 },
    outcomes: { charged: 3, passed: 5 },
    pages: { home: 6, pages: 1, other: 1 },
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
  const honest = { ...gptBot, visits: 3 };
  const borrowed = { ...gptBot, crawler: "PerplexityBot", identity: "unverifiable", visits: 32_420 } as const;
  const figures = ledgerFigures(range, [borrowed, honest], []);
  expect(figures.verified).toEqual(ledgerFigures(range, [honest], []).verified);
  expect(figures.crawlers.map(({ crawler }) => crawler)).toEqual(["GPTBot", "PerplexityBot"]);
});

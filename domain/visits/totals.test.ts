import fc from "fast-check";
import { expect, test } from "vitest";
import { totalsOf } from "./totals.ts";
import { decisions, identities, robotsVerdicts, type Visit } from "./visit.ts";

const start = Date.parse("2026-11-17T22:00:00.000Z");

const anyVisit: fc.Arbitrary<Visit> = fc.record({
  id: fc.uuid(),
  time: fc.integer({ min: start, max: start + 5 * 3_600_000 }),
  crawler: fc.constantFrom("GPTBot", "ClaudeBot", "unlisted"),
  identity: fc.constantFrom(...identities),
  decision: fc.constantFrom(...decisions),
  status: fc.constantFrom(null, 200, 304, 402, 403, 404, 429, 500),
  robots: fc.constantFrom(...robotsVerdicts),
  path: fc.constantFrom("/", "/a", "/b/c"),
});

const sum = (rows: readonly { visits: number }[]) => rows.reduce((total, { visits }) => total + visits, 0);

test("days, hours and pages each hold every visit once", () => {
  fc.assert(
    fc.property(fc.array(anyVisit, { maxLength: 50 }), (visits) => {
      const { days, hours, pages } = totalsOf(visits);
      expect([sum(days), sum(hours), sum(pages)]).toEqual([visits.length, visits.length, visits.length]);
      for (const rows of [days, hours]) {
        expect(new Set(rows.map(({ visits: _, ...kind }) => JSON.stringify(kind))).size).toBe(rows.length);
      }
    }),
  );
});

test("the order of the rows does not depend on the order of the visits", () => {
  fc.assert(
    fc.property(fc.array(anyVisit, { maxLength: 20 }), (visits) => {
      expect(totalsOf(visits.toReversed())).toEqual(totalsOf(visits));
    }),
  );
});

test("only an answer makes a page of a path", () => {
  const visit: Visit = {
    id: "1",
    time: start,
    crawler: "GPTBot",
    identity: "verified",
    decision: "allow",
    status: 404,
    robots: "unknown",
    path: "/made-up",
  };
  expect(totalsOf([visit]).pages).toMatchObject([{ path: "/made-up", found: false }]);
  expect(totalsOf([visit, { ...visit, status: 200 }]).pages).toMatchObject([{ found: true, visits: 2 }]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { utc } from "./site-zones.ts";
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
      const { days, hours, pages } = totalsOf(visits, utc);
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
      expect(totalsOf(visits.toReversed(), utc)).toEqual(totalsOf(visits, utc));
    }),
  );
});

test("a path is a page once it is answered, or refused to a crawler that is what it claims to be", () => {
  const visit: Visit = {
    id: "1",
    time: start,
    crawler: "GPTBot",
    identity: "unverifiable",
    decision: "allow",
    status: 404,
    robots: "unknown",
    path: "/made-up",
  };
  const pages = (...visits: Partial<Visit>[]) =>
    totalsOf(
      visits.map((each) => ({ ...visit, ...each })),
      utc,
    ).pages.some(({ found }) => found);
  expect(pages({})).toBe(false);
  expect(pages({}, { status: 200 })).toBe(true);
  expect(pages({}, { status: 304 })).toBe(true);
  // Many sites redirect any path with a slash at its end.
  expect(pages({}, { status: 308 })).toBe(false);
  expect(pages({ status: 301, identity: "verified" })).toBe(true);
  expect(pages({ path: "/" })).toBe(true);
  const refused = { decision: "block", status: 403 } as const;
  // Whoever borrows a name could fill the table with paths of their own.
  expect(pages(refused)).toBe(false);
  expect(pages({ ...refused, identity: "outside" })).toBe(false);
  expect(pages({ ...refused, identity: "verified" })).toBe(true);
  expect(pages({ decision: "charge", status: 402, identity: "verified" })).toBe(true);
  expect(pages({ identity: "verified" })).toBe(false);
});

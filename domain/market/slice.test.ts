import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draw, leftOf, reportedBy, type Slice, sliceLimits, spreadOver } from "./slice.ts";

const start = new Date("2026-11-19T12:00:00.000Z");
const minute = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const last = new Date("2027-01-01T00:00:00.000Z");

function slice(changes: Partial<Slice> = {}): Slice {
  return { id: "a", visits: 100, used: 0, from: start, until: minute(10), ...changes };
}

describe("a slice", () => {
  test("is a hundred visits, or what is left, for ten minutes, or until the license ends", () => {
    const drawn = { outcome: "new", visits: 100, until: minute(10) };
    expect(draw({ visits: 5_000, used: 0 }, [], { now: start, last })).toEqual(drawn);
    expect(draw({ visits: 130, used: 90 }, [], { now: start, last })).toEqual({ ...drawn, visits: 40 });
    expect(draw({ visits: 5_000, used: 0 }, [], { now: start, last: minute(3) })).toEqual({
      ...drawn,
      until: minute(3),
    });
  });

  test.for([
    ["same", { used: 0 }, 0],
    ["same", { used: 49 }, 8],
    ["new", { used: 50 }, 0],
    ["new", { used: 350 }, 0],
    ["new", { used: 0 }, 9],
    ["new", { used: 0 }, 60],
  ] as const)("is %s where %j after %i minutes", ([outcome, changes, minutes]) => {
    const drawn = draw({ visits: 5_000, used: 0 }, [slice(changes)], { now: minute(minutes), last });
    expect(drawn.outcome).toBe(outcome);
  });

  test("of the last of a credit is given until it is read", () => {
    const credit = { visits: 100, used: 80 };
    const rest = slice({ used: 80 });
    expect(draw(credit, [rest], { now: minute(9.5), last })).toEqual({ outcome: "same", slice: rest });
    expect(draw(credit, [rest], { now: minute(10), last })).toEqual({ outcome: "held", until: minute(16) });
    expect(draw(credit, [rest], { now: minute(16), last })).toMatchObject({ outcome: "new", visits: 20 });
    expect(draw({ visits: 100, used: 100 }, [slice({ used: 100 })], { now: start, last })).toEqual({
      outcome: "spent",
    });
  });
});

describe("what is left of a license", () => {
  test("is held by a slice until its reports are in, less what was read", () => {
    const credit = { visits: 1_000, used: 20 };
    const half = slice({ used: 20 });
    expect(leftOf(credit, [half], start)).toBe(900);
    expect(leftOf(credit, [half], minute(15.9))).toBe(900);
    expect(leftOf(credit, [half], reportedBy(half.until))).toBe(980);
  });

  test("M8 goes below zero by what gates let through past a slice, and nothing is drawn then", () => {
    const credit = { visits: 100, used: 300 };
    expect(leftOf(credit, [slice({ used: 300 })], start)).toBe(-200);
    expect(draw(credit, [slice({ used: 300 })], { now: start, last })).toEqual({ outcome: "spent" });
  });
});

test("visits are read under the first slice that has room, and what none has is the last one’s", () => {
  const slices = [
    slice({ id: "ended", until: minute(-30) }),
    slice({ id: "a", used: 90 }),
    slice({ id: "b" }),
  ];
  expect(spreadOver(slices, 7, start)).toEqual([{ id: "a", visits: 7 }]);
  expect(spreadOver(slices, 250, start)).toEqual([
    { id: "a", visits: 10 },
    { id: "b", visits: 240 },
  ]);
  expect(spreadOver([], 7, start)).toEqual([]);
});

test("M8 whoever asks, reads and waits in whatever order, no more is out than was bought, and all that was read is counted", () => {
  const step = fc.oneof(
    fc.record({ ask: fc.constant(true) }),
    fc.record({ read: fc.integer({ min: 1, max: 150 }) }),
    fc.record({ wait: fc.integer({ min: 1, max: 20 }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), fc.array(step, { maxLength: 60 }), (visits, steps) => {
      const credit = { visits, used: 0 };
      const slices: Slice[] = [];
      let minutes = 0;
      for (const each of steps) {
        const now = minute(minutes);
        if ("wait" in each) minutes += each.wait;
        else if ("read" in each) {
          if (slices.length === 0) continue;
          credit.used += each.read;
          for (const { id, visits: read } of spreadOver(slices, each.read, now)) {
            const found = slices.find((one) => one.id === id);
            if (found !== undefined) found.used += read;
          }
        } else {
          const before = leftOf(credit, slices, now);
          const drawn = draw(credit, slices, { now, last });
          if (drawn.outcome !== "new") continue;
          expect(drawn.visits).toBeLessThanOrEqual(Math.min(before, sliceLimits.visits));
          slices.push(slice({ ...drawn, id: String(slices.length), from: now }));
          expect(leftOf(credit, slices, now)).toBe(before - drawn.visits);
          expect(leftOf(credit, slices, now)).toBeGreaterThanOrEqual(0);
        }
        expect(slices.reduce((sum, { used }) => sum + used, 0)).toBe(credit.used);
      }
    }),
  );
});

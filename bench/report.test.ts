import { expect, test } from "vitest";
import { explain, verdictOf } from "./report.ts";

test.each([
  ["kept", { most: 50, rounds: [10, 20, 30, 40, 90] }],
  ["missed", { most: 50, rounds: [10, 60, 70, 80, 90] }],
  ["undecided", { most: 50, rounds: [10, 20, 40, 80, 90] }],
  ["undecided", { least: 100, rounds: [98, 99, 100, 100, 100] }],
  ["kept", { least: 100, rounds: [97, 100, 100, 100, 100] }],
  ["undecided", { most: 50, rounds: [90, 90, 90, 90] }],
])("a budget is %s where the middle half of the rounds says so: %j", (verdict, { rounds, ...limit }) => {
  expect(verdictOf({ name: "it", unit: "ms", value: 0, rounds, ...limit })).toBe(verdict);
});

test("a figure that does not vary is kept or missed", () => {
  expect(verdictOf({ name: "it", unit: "ms", value: 40, most: 40 })).toBe("kept");
  expect(verdictOf({ name: "it", unit: "ms", value: 41, most: 40 })).toBe("missed");
});

test("a figure that could not be measured is not kept", () => {
  expect(verdictOf({ name: "it", unit: "ms", value: Number.NaN, most: 40 })).not.toBe("kept");
});

test("what is said of a budget names its rounds", () => {
  expect(explain({ name: "TBT", unit: "ms", value: 2, most: 1, rounds: [1, 2, 3] })).toBe(
    "TBT is 2 ms (1, 2, 3), to be at most 1",
  );
});

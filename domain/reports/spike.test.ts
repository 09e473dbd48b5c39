import { expect, test } from "vitest";
import { spikeBaseline } from "./spike.ts";

test.each([
  ["three times the middle of other weeks", 300, [100, 90, 110, 100], "hour", 100],
  ["a little less than that", 299, [100, 90, 110, 100], "hour", undefined],
  ["many on a site to which nobody came", 100, [0, 0], "hour", 0],
  ["few on a site to which nobody came", 99, [0, 0], "hour", undefined],
  ["what is much for an hour and little for a day", 499, [0, 0, 0, 0], "day", undefined],
  ["one such week among others", 1_000, [100, 1_200, 90, 100], "day", 100],
  ["what comes every other week", 1_000, [100, 1_200, 90, 1_100], "day", undefined],
  ["an even number of weeks", 900, [100, 200], "day", 150],
  ["one week alone", 10_000, [1], "day", undefined],
] as const)("%s", (_, visits, past, unit, usual) => {
  expect(spikeBaseline(visits, past, unit)).toBe(usual);
});

import { expect, test } from "vitest";
import { msPerDay } from "./day.ts";
import { goneCrawlers, weeksBeforeSilence } from "./news.ts";
import { utc } from "./site-zones.ts";

const today = 20_775;
const { from } = weeksBeforeSilence(today);
const seen = (crawler: string, lastDay: number) => ({
  crawler,
  firstDay: today - 40,
  lastTime: lastDay * msPerDay + 1,
});
const weekly = (crawler: string, ...weeks: number[]) =>
  weeks.map((visits, week) => ({ at: from + week * 7, crawler, visits })).filter(({ visits }) => visits > 0);

test("a crawler that came in two weeks and not in the third no longer comes, and is news for a week", () => {
  const before = [...weekly("Bytespider", 20, 9), ...weekly("GPTBot", 50, 50)];
  const goneAt = (lastDay: number) =>
    goneCrawlers(before, [seen("Bytespider", lastDay), seen("GPTBot", today)], today, utc);
  expect(goneAt(today - 7)).toEqual([
    { crawler: "Bytespider", lastTime: (today - 7) * msPerDay + 1, visits: 29 },
  ]);
  expect(goneAt(today - 6)).toEqual([]);
});

test("nobody misses who came once, came irregularly, or went weeks ago", () => {
  const before = [...weekly("once", 0, 9), ...weekly("rare", 3, 3), ...weekly("earlier", 20, 0)];
  const all = ["once", "rare", "earlier"].map((crawler) => seen(crawler, today - 8));
  expect(goneCrawlers(before, [...all, seen("GPTBot", today)], today, utc)).toEqual([]);
});

test("where nobody comes any more, it is the connector that is silent", () => {
  expect(goneCrawlers(weekly("GPTBot", 50, 50), [seen("GPTBot", today - 7)], today, utc)).toEqual([]);
});

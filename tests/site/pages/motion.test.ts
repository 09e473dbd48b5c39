import { selectAll } from "hast-util-select";
import { expect, test } from "vitest";
import { everyPage } from "../browser/every-page.ts";
import { documentAt, htmlWithWholeStyle } from "./rendered-pages.ts";

/** What CSS moves: the radar, which stands still until its script runs it, what follows the scroll, and what waits. */
const moved = ["advancing-bar", "radar-lit", "radar-sweep", "waiting-line"];

test("P1 nothing is animated but what is known to rest first", async () => {
  const style = (await htmlWithWholeStyle("/en")).match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? "";
  const rules = [...style.matchAll(/([^{}]+)\{[^{}]*\banimation(?:-name)?:(?!none)/g)];
  const classes = rules.flatMap(([, selector = ""]) => selector.match(/(?<=\.)[\w-]+/g) ?? [selector]);
  expect([...new Set(classes)].sort()).toEqual(moved);
});

test.each(everyPage)("P1 %s is at rest until its script, or its reader, moves something", async (path) => {
  const page = await documentAt(path);
  const resting = selectAll("[data-motion=still] :is(.radar-sweep, .radar-lit)", page);
  expect(selectAll(".radar-sweep, .radar-lit", page)).toEqual(resting);
  expect(
    selectAll(".waiting-line, [class*=animate-], marquee, video[autoplay], img[src$='.gif']", page),
  ).toEqual([]);
});

import { longText } from "@octroi/check/robots/existing";
import { blockMarkers } from "@octroi/crawlers/robots";
import { expect, test } from "vitest";
import { mergeFiles } from "./merge.ts";

const block = "User-agent: GPTBot\nDisallow: /\n";
const linesOf = (count: number) => Array.from({ length: count }, (_, n) => `Disallow: /${n}\n`).join("");

test("a file that can be drawn is shown whole, and the visitor’s own lines are counted", () => {
  const existing = "User-agent: *\r\nDisallow: /a\r\n\r\n# note\r\n";
  const { text, excerpt, keptLines } = mergeFiles(existing, block);
  expect(text.startsWith(existing)).toBe(true);
  expect(keptLines).toBe(3);
  expect(excerpt.lines.map((line) => line.text).join("\r\n")).toBe(text.trimEnd());
  expect(excerpt.lines.filter(({ generated }) => generated).map((line) => line.text)).toEqual([
    blockMarkers.begin,
    ...block.trim().split("\n"),
    blockMarkers.end,
  ]);
});

test("of a long file, the generated lines and their neighbours are shown, and the others counted", () => {
  const { text, excerpt, keptLines } = mergeFiles(`User-agent: *\n${linesOf(10_000)}`, block);
  expect(keptLines).toBe(10_001);
  expect(excerpt.lines.length).toBeLessThan(40);
  expect(excerpt.lines.some((line) => line.text === "Disallow: /9999")).toBe(true);
  expect(excerpt.before + excerpt.lines.length + excerpt.after).toBe(text.trimEnd().split("\n").length);
  expect(excerpt.lines[0]?.number).toBe(excerpt.before + 1);
});

test("a single endless line is not drawn", () => {
  const { excerpt } = mergeFiles(`# ${"x".repeat(longText)}\n`, block);
  expect(excerpt.lines.every(({ generated }) => generated)).toBe(true);
  expect(excerpt.before).toBeGreaterThan(0);
});

test("a line that contradicts the block for several crawlers is told once, with all of them", () => {
  const both =
    "User-agent: Googlebot\nAllow: /\n\nUser-agent: Bingbot\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n";
  const existing = "User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nAllow: /press/\n";
  expect(mergeFiles(existing, both).findings).toEqual([
    { kind: "no-longer-blocked", line: 2, rule: "Disallow: /admin/", agents: ["Googlebot", "Bingbot"] },
    { kind: "still-allowed", line: 5, rule: "Allow: /press/", agents: ["GPTBot"] },
  ]);
});

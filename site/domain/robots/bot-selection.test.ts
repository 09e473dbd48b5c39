import fc from "fast-check";
import { expect, test } from "vitest";
import { searchFor, selectionIn } from "./bot-selection.ts";

const offered = ["GPTBot", "CCBot", "Claude-Web"];

test.each([
  ["", offered],
  ["?utm_source=x", offered],
  ["?bots=GPTBot", ["GPTBot"]],
  ["?bots=CCBot,GPTBot", ["GPTBot", "CCBot"]],
  ["?bots=gptbot%2CCCBOT", ["GPTBot", "CCBot"]],
  ["?bots=none", []],
])("%s selects %j", (search, selected) => {
  expect(selectionIn(search, offered)).toEqual(selected);
});

test.each([
  "?bots=",
  "?bots=,",
  "?bots=Nobody",
  "?bots=GPTBot,Nobody",
  "?bots=none,GPTBot",
  "?bots=%E0%A4",
  "?bots=%00",
  "?bots=<script>",
])("malformed: %s selects the default", (search) => {
  expect(selectionIn(search, offered)).toEqual(offered);
});

test("every selection survives its own address, and other parameters stay", () => {
  fc.assert(
    fc.property(fc.subarray(offered), (selected) => {
      const search = searchFor(selected, offered, "?utm_source=a&bots=CCBot");
      expect(selectionIn(search, offered)).toEqual(selected);
      expect(new URLSearchParams(search).get("utm_source")).toBe("a");
    }),
  );
});

test("the default needs no parameter, and no query string at all", () => {
  expect(searchFor(offered, offered, "?bots=GPTBot")).toBe("");
  expect(searchFor(["GPTBot", "CCBot"], offered, "")).toBe("?bots=GPTBot,CCBot");
});

test("no query string makes it throw", () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(offered).toEqual(expect.arrayContaining([...selectionIn(search, offered)]));
    }),
  );
});

import { expect, test } from "vitest";
import type { Entry } from "../domain/waitlist/waitlist.ts";
import { csvOf } from "./csv.ts";
import { columns } from "./waitlist.ts";

const ada: Entry = {
  id: "1",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  linkedin: null,
  website: null,
  language: "en",
  page: null,
  consent: "2025-10-13",
  createdAt: "2026-03-01T12:00:00.000Z",
  lastContactAt: "2026-03-01T12:00:00.000Z",
};

/** The cell as a CSV reader sees it. */
async function cellOf(firstName: string): Promise<string> {
  const entries = (async function* () {
    yield { ...ada, firstName };
  })();
  let text = "";
  for await (const chunk of csvOf(entries, columns)) text += chunk;
  const row = text.split("\r\n")[1] ?? "";
  const cells = [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell]) =>
    (cell ?? "").replaceAll('""', '"'),
  );
  expect(cells).toHaveLength(columns.length);
  return cells[1] ?? "";
}

test.each([
  ["Ada"],
  ["Jean-Luc"],
  ["O’Neil"],
  ['Ada "the first"'],
  ["Lovelace, Ada"],
  ["Zoë; Ada"],
  ["1 + 1"],
])("an ordinary cell is left as it is: %j", async (cell) => {
  expect(await cellOf(cell)).toBe(cell);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+33 1", "'+33 1"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["＝1+1", "'＝1+1"],
  ['=HYPERLINK("https://x.example")', '\'=HYPERLINK("https://x.example")'],
  ['" =1', "\" '=1"],
])("W12 a spreadsheet runs no formula: %j becomes %j", async (cell, neutral) => {
  expect(await cellOf(cell)).toBe(neutral);
});

test.each([["Ada;=1+1"], ["Ada,=1+1"], ['Ada";=1+1'], ["Ada; @SUM(A1)"], ['x;"-2'], ["Ada;\t=1+1"]])(
  "W12 nor where it splits cells at other places than we do: %j",
  async (cell) => {
    const pieces = (await cellOf(cell)).split(/[,;\t]/).map((piece) => piece.replace(/^["\s]+/, ""));
    expect(pieces.filter((piece) => /^[=+\-@]/.test(piece))).toEqual([]);
  },
);

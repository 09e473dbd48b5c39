import { expect, test } from "vitest";
import { type CsvCell, csvRow } from "./csv-row.ts";

/** One cell as a CSV reader sees it. */
function cellOf(value: CsvCell): string {
  const cell = csvRow([value]).replace(/\r\n$/, "");
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

test.each([
  "/plain",
  "/Jean-Luc",
  "/O’Neil",
  '/Ada-"the-first"',
  "/Lovelace,Ada",
  "/Zoë;Ada",
  "two\nlines",
  "/1+1",
  "/a=b",
  "-4",
  "-12.500000",
])("an ordinary text is left as it is: %j", (text) => {
  expect(cellOf(text)).toBe(text);
});

test.each([
  ["=1", "'=1"],
  ["-1+1", "'-1+1"],
  ["-1;=1", "'-1;'=1"],
  ["-1\n=1", "'-1\n'=1"],
  ["/a;=1+1", "/a;'=1+1"],
  ["/a;+33", "/a;'+33"],
  ["/a;-2", "/a;'-2"],
  ["/a,@SUM(A1)", "/a,'@SUM(A1)"],
  ["/a;\uFF1D1", "/a;'\uFF1D1"],
  ['/a;=HYPERLINK("https://x.example")', '/a;\'=HYPERLINK("https://x.example")'],
  ['/a";"=1', '/a";"\'=1'],
  ["/a;\tb", "/a;'\tb"],
  ["/a;\rb", "/a;'\rb"],
  ["/a;\t=1", "/a;'\t'=1"],
  ["/a\t=1", "/a\t'=1"],
])("a spreadsheet runs no formula in a text, wherever it splits cells: %j becomes %j", (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test("a row has one cell for each value, whatever its type", () => {
  expect(csvRow(["a,b", -1, true, null, undefined])).toBe('"a,b",-1,true,,\r\n');
});

import { expect, test } from "vitest";
import { readText } from "../tests/read.ts";
import { pagesCsv } from "./csv.ts";

const visit = (path: string) =>
  `192.0.2.1 - - [10/Oct/2026:13:55:36 +0200] "GET ${path} HTTP/1.1" 200 9 "-" "GPTBot/1.2"\n`;

/** The page's cell as a CSV reader sees it. */
async function cellOf(path: string): Promise<string> {
  const escaped = path.replace(
    /["\\\t\r]/g,
    (found) => `\\x${found.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  const [, row = ""] = pagesCsv(await readText(visit(escaped))).split("\r\n");
  expect(row).toMatch(/,yes,1,1$/);
  const cell = row.replace(/,yes,1,1$/, "");
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

test.each([
  "/plain",
  "/Jean-Luc",
  "/O’Neil",
  '/Ada-"the-first"',
  "/Lovelace,Ada",
  "/Zoë;Ada",
  "/1+1",
  "/a=b",
])("an ordinary path is left as it is: %j", async (path) => {
  expect(await cellOf(path)).toBe(path);
});

test.each([
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
])("a spreadsheet runs no formula in a path, wherever it splits cells: %j becomes %j", async (path, cell) => {
  expect(await cellOf(path)).toBe(cell);
});

test("a path that holds what separates cells is in quotes", async () => {
  expect(pagesCsv(await readText(visit("/a,b"))).split("\r\n")[1]).toBe('"/a,b",yes,1,1');
});

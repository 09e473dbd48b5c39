import { expect, test } from "vitest";
import { readText } from "../tests/read.ts";
import { pagesCsv } from "./csv.ts";

const visit = (path: string) =>
  `192.0.2.1 - - [10/Oct/2026:13:55:36 +0200] "GET ${path} HTTP/1.1" 200 9 "-" "GPTBot/1.2"\n`;

test.each([
  ["/plain", "/plain"],
  ["/a,b", '"/a,b"'],
  ["/a;=1+1", `"/a;'=1+1"`],
  ["/a,@SUM(A1)", `"/a,'@SUM(A1)"`],
  ["/a;\uFF1D1", `"/a;'\uFF1D1"`],
])("a path stays text in a spreadsheet: %j becomes %j", async (path, cell) => {
  const report = await readText(visit(path));
  expect(pagesCsv(report).split("\r\n")[1]).toBe(`${cell},yes,1,1`);
});

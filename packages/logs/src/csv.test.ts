import { expect, test } from "vitest";
import { readText } from "../tests/read.ts";
import { pagesCsv } from "./csv.ts";

const visit = (path: string) =>
  `192.0.2.1 - - [10/Oct/2026:13:55:36 +0200] "GET ${path} HTTP/1.1" 200 9 "-" "GPTBot/1.2"\n`;

test("a path that a visitor chose is text, and one cell", async () => {
  const csv = pagesCsv(await readText(visit("/a,b;=1+1")));
  expect(csv).toBe('page,read by AI,visits at least,visits at most\r\n"/a,b;\'=1+1",yes,1,1\r\n');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assetsIn } from "./assets.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "octroi-assets-"));
  for (const file of ["new/assets/page-2.js", "new/favicon.svg", "old/assets/page-1.js"]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const addresses = (previous?: string) =>
  [...assetsIn(join(folder, "new"), previous && join(folder, previous)).keys()].sort();

test("a page that was opened before an update finds its scripts, beside those of the new build", () => {
  expect(addresses("old")).toEqual(["/assets/page-1.js", "/assets/page-2.js", "/favicon.svg"]);
});

test("without a build before, there are those of the new one", () => {
  expect(addresses("none")).toEqual(["/assets/page-2.js", "/favicon.svg"]);
  expect(addresses()).toEqual(["/assets/page-2.js", "/favicon.svg"]);
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepAssets } from "./build.ts";

let application: string;
beforeEach(() => {
  application = mkdtempSync(join(tmpdir(), "octroi-build-"));
});
afterEach(() => rmSync(application, { recursive: true }));

/** As `npm run build` does: what is there is kept, then replaced. */
function build(version: string, { isWhole = true } = {}): void {
  keepAssets(application);
  rmSync(join(application, "build"), { recursive: true, force: true });
  mkdirSync(join(application, "build/client/assets"), { recursive: true });
  writeFileSync(join(application, `build/client/assets/page-${version}.js`), version);
  if (!isWhole) return;
  mkdirSync(join(application, "build/server"));
  writeFileSync(join(application, "build/server/index.js"), version);
}

const kept = () => readdirSync(join(application, "previous-build/assets"));

test("the scripts of the build before are kept, and nothing older", () => {
  build("1");
  build("2");
  expect(kept()).toEqual(["page-1.js"]);
  build("3");
  expect(kept()).toEqual(["page-2.js"]);
});

test("a build that was broken off takes the place of none", () => {
  build("1");
  build("2", { isWhole: false });
  build("3");
  expect(kept()).toEqual(["page-1.js"]);
});

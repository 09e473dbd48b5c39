import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyPage } from "../browser/every-page.ts";
import { checkMarkup, hasJava, keepMarkup } from "../markup.ts";
import { site } from "../whole-site.ts";

test.skipIf(!hasJava && process.env["CI"] === undefined)(
  "the Nu checker finds nothing wrong with the HTML of any page as it is sent, and would see a mistake",
  async () => {
    const { get } = site();
    const folder = await mkdtemp(join(tmpdir(), "octroi-markup-"));
    for (const path of everyPage) await keepMarkup(folder, path, await (await get(path)).text());
    await keepMarkup(folder, "a mistake", "<!doctype html><html lang=en><title>T</title><p id=a><p id=a>");
    const { files, complaints } = await checkMarkup(folder);
    await rm(folder, { recursive: true });
    expect(files).toBe(everyPage.length + 1);
    expect(complaints.filter((complaint) => !complaint.startsWith("a mistake:"))).toEqual([]);
    expect(complaints.join("\n")).toContain("Duplicate ID");
  },
);

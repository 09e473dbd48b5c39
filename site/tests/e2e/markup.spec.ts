import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { everyPage } from "../browser/every-page.ts";
import { checkMarkup } from "./markup.ts";

const hasJava = spawnSync("java", ["-version"]).status === 0;

test("the Nu checker finds nothing wrong with the HTML of any page, as sent and as used", async () => {
  test.skip(!hasJava && process.env.CI === undefined, "There is no Java here to run the checker with.");
  test.setTimeout(180_000);
  const { files, complaints } = await checkMarkup();
  expect(complaints).toEqual([]);
  expect(files).toBeGreaterThan(2 * everyPage.length);
});

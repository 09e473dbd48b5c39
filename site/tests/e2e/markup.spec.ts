import { expect, test } from "@playwright/test";
import { everyPage } from "../browser/every-page.ts";
import { checkMarkup, hasJava } from "../markup.ts";
import { onlyInFull, seenMarkup } from "./sampling.ts";

test("the Nu checker finds nothing wrong with the HTML of any page as it is used", onlyInFull, async () => {
  test.skip(!hasJava && process.env["CI"] === undefined, "There is no Java here to run the checker with.");
  const { files, complaints } = await checkMarkup(seenMarkup);
  expect(complaints).toEqual([]);
  expect(files).toBeGreaterThan(everyPage.length / 2);
});

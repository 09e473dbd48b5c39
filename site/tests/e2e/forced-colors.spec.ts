import { expect, sharing as test } from "./fixtures.ts";

test("forced colours keep the squares and bars that carry meaning", async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("/en");
  const square = page.locator(".decision-square").first();
  const kept = await square.evaluate((element) => getComputedStyle(element).forcedColorAdjust);
  expect(kept).toBe("none");
});

import { expect, sharing as test } from "./fixtures.ts";

test("forced colours keep the squares and bars that carry meaning", async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("/en");
  const square = page.locator(".decision-square").first();
  const kept = await square.evaluate((element) => getComputedStyle(element).forcedColorAdjust);
  expect(kept).toBe("none");
});

test("forced colors leave every button its shape, and mark the current page in the header alone", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("/en/pricing");
  const widths = await page
    .getByRole("main")
    .locator(":is(a, button).rounded-control:not(.underline):visible")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopWidth));
  expect(widths.length).toBeGreaterThan(2);
  expect(new Set(widths)).toEqual(new Set(["1px"]));
  const underlined = await page
    .getByRole("banner")
    .locator("nav > a:visible")
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).borderBottomWidth !== "0px")
        .map((link) => link.textContent),
    );
  expect(underlined).toEqual(["Pricing"]);
});

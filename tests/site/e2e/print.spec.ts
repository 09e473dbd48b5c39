import { slow } from "@octroi/ui/testing/slow";
import { expect, sharing as test } from "./fixtures.ts";

for (const [path, sampled] of [
  ["/fr/documentation/dns", {}],
  ["/en/privacy", slow],
] as const) {
  test(`${path} on paper is ink on white, without the site around it`, sampled, async ({ page, visit }) => {
    await visit(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    for (const part of ['[href="#main"]', "nav", "summary", "button"]) {
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
    }
    const { paper, palest } = await page.evaluate(() => {
      const lightnessOf = (color: string) => {
        const context = document.createElement("canvas").getContext("2d");
        if (!context) return Number.NaN;
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      };
      const words = [...document.querySelectorAll("main :is(p, li, h1, h2, h3, td, th, code)")];
      return {
        paper: lightnessOf(getComputedStyle(document.body).backgroundColor),
        palest: Math.max(...words.map((element) => lightnessOf(getComputedStyle(element).color))),
      };
    });
    expect(paper).toBe(255);
    expect(palest).toBeLessThan(110);
  });
}

test("buttons and plans on paper are ink on white, whether or not backgrounds are printed", async ({
  page,
  visit,
}) => {
  await visit("/en/pricing");
  await page.emulateMedia({ media: "print" });
  const filled = await page
    .locator("main a.rounded-control, main article")
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts
        .map((part) => getComputedStyle(part))
        .filter(({ backgroundColor, backgroundImage }) => {
          const isWhite = ["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(backgroundColor);
          return !isWhite || backgroundImage !== "none";
        })
        .map(({ backgroundColor, backgroundImage }) => `${backgroundColor} ${backgroundImage}`),
    );
  expect(filled).toEqual([]);
});

import AxeBuilder from "@axe-core/playwright";
import { everyPage } from "../browser/every-page.ts";
import { expect, test } from "./fixtures.ts";

for (const path of everyPage) {
  test(`every page: ${path} is sound`, async ({ page, visit, complaints }) => {
    // The directory has 236 rows for axe to look at.
    test.slow(path.endsWith("/crawlers"));
    await test.step("no error, no hydration warning, nothing the policy refuses", async () => {
      await visit(path);
      await page.waitForLoadState("networkidle");
      const expected = path.endsWith("no-such-page") ? [expect.stringContaining("404")] : [];
      expect(complaints).toEqual(expected);
    });

    await test.step("H7 nothing scrolls sideways from 320 to 2560 px", async () => {
      for (const width of [320, 768, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px`).toBe(0);
      }
    });

    await test.step("axe finds nothing", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
    });

    await test.step("one h1, and a title of its own", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect((await page.title()).length).toBeGreaterThan(10);
    });
  });
}

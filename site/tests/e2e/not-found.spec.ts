import { expect, test } from "./fixtures.ts";

for (const path of ["/no-such-page", "/fr/no/such/page", "/de/pricing", "/pricing/x"]) {
  test(`P10 ${path} is a 404 with the header, the footer and two ways out`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(main.getByRole("link")).toHaveCount(2);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
}

test("P10 the page says in each language that nothing is here", async ({ page }) => {
  await page.goto("/fr/rien");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Page introuvable — la page que vous cherchez n’existe pas ou a été déplacée.",
  );
  await page.goto("/en/nothing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Page not found. The page you are looking for doesn’t exist or has moved.",
  );
});

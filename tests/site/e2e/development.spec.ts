import { slow } from "@octroi/ui/testing/slow";
import { violations } from "@octroi/ui/testing/violations";
import { test as base, expect } from "@playwright/test";
import { type RunningSite, startSite } from "../browser/site.ts";

const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => {
      const site = await startSite(
        { NODE_ENV: "development", LOG_LEVEL: "silent", ROBOTS_FETCH: "off" },
        "dev.ts",
      );
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  // What is looked at is what the server made: the modules of the page, hundreds here, are not asked for.
  page: async ({ page }, use) => {
    await page.route("**/*", (route) =>
      route.request().resourceType() === "script" ? route.abort() : route.continue(),
    );
    await use(page);
  },
});

// It compiles on demand, which takes as long as thirty tests of the built site.
test.describe("the development server", slow, () => {
  test.describe.configure({ mode: "serial", timeout: 240_000 });

  test("a fault on the server is a 500 page that still has its header and footer", async ({ page }) => {
    const response = await page.goto("/fr/design/fault");
    expect(response?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("La page n’a pas pu s’afficher");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  for (const language of ["fr", "en"]) {
    test(`every piece of the design system is shown and sound, in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/design`);
      await expect(page.getByRole("heading", { level: 2, name: "FactTable" })).toBeVisible();
      await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");
      expect(await violations(page)).toEqual([]);
    });
  }

  test("ROBOTS_FETCH=off: whoever asks for a domain is told to paste", async ({ request }) => {
    const headers = { "accept-language": "fr" };
    const response = await request.post("/api/robots-txt", { data: { domain: "example.com" }, headers });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("collez votre fichier");
  });
});

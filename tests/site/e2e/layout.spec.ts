import { chrome } from "../../../site/app/content/chrome.ts";
import { expect, sharing as test } from "./fixtures.ts";

const footerPaths = [
  "/use-cases/media",
  "/use-cases/recipes",
  "/use-cases/affiliation",
  "/use-cases/saas-docs",
  "/wordpress-plugin",
  "/pricing",
  "/estimator",
  "/documentation",
  "/why",
  "/free-tools",
  "/team",
  "/privacy",
  "/#how-it-works",
];

test("H1 H3 H4 H5 what surrounds a page leads on, and the header stands out once it is scrolled", async ({
  page,
  visit,
}) => {
  await visit("/team");

  await test.step("the skip link is the first stop and leads to the page", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);
  });

  await test.step("the header leads home, to the sections and out to the sign-up", async () => {
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Octroi, home" })).toHaveAttribute("href", "/");
    await expect(header.getByRole("link", { name: "How it works" })).toHaveAttribute(
      "href",
      "/#how-it-works",
    );
    await expect(header.getByRole("link", { name: "Pricing" })).toHaveAttribute("href", "/pricing");
    await expect(header.getByRole("link", { name: "Documentation" })).toHaveAttribute(
      "href",
      "/documentation",
    );
    const signUp = header.getByRole("link", { name: /Create my account/ });
    await expect(signUp).toHaveAttribute("target", "_blank");
    await expect(signUp).toHaveAttribute("rel", /noopener/);
    expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  });

  await test.step("the footer holds every link, the sign-up twice, the brand and the year", async () => {
    const footer = page.getByRole("contentinfo");
    const hrefs = await footer
      .getByRole("link")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
    for (const path of footerPaths) expect(hrefs, path).toContain(path);
    expect(hrefs.filter((href) => href.includes("/sign-up"))).toHaveLength(2);
    expect(hrefs.filter((href) => href.startsWith("mailto:"))).toHaveLength(1);
    await expect(footer).toContainText("octroi");
    await expect(footer).toContainText("The toll gate for AI crawlers");
    await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Octroi`);
  });

  await test.step("scrolling more than 20 px blurs the header and draws its border", async () => {
    const header = page.getByRole("banner");
    const look = () =>
      header.evaluate((element) => {
        const style = getComputedStyle(element);
        return { blurred: style.backdropFilter.includes("blur"), border: style.borderBottomColor };
      });
    const still = await look();
    expect(still.blurred).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect(header).not.toHaveAttribute("data-raised");
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect.poll(async () => (await look()).blurred).toBe(true);
    await expect.poll(async () => (await look()).border).not.toBe(still.border);
  });
});

test("H1 a prefixed address keeps its language in every link of the header", async ({ page, visit }) => {
  await visit("/fr/team");
  await expect(page.getByRole("banner").getByRole("link", { name: "Tarifs" })).toHaveAttribute(
    "href",
    "/fr/pricing",
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("H2 the menu holds the same links and both languages, and closes on link, Escape and width", async ({
    page,
    visit,
  }) => {
    await visit("/en/team");
    const button = page.getByRole("banner").getByRole("button", { name: /menu$/ });
    const menu = page.locator("#site-menu");
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await button.click();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    for (const name of ["How it works", "Pricing", "Documentation", "FR (Français)", "EN (English)"]) {
      await expect(menu.getByRole("link", { name })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await button.click();
    await page.setViewportSize({ width: 800, height: 800 });
    // Hidden by its style at this width in any case: closed is what counts.
    await expect(page.locator("#site-menu:popover-open")).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await button.click();
    await menu.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/en\/pricing$/);
    await expect(menu).toBeHidden();
  });

  test("H2 the menu’s language buttons switch in place", async ({ page, visit }) => {
    await visit("/team");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator("#site-menu").getByRole("link", { name: "FR (Français)" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.locator("#site-menu")).toBeHidden();
  });

  test("H3 opening the menu raises the header", async ({ page, visit }) => {
    await visit("/team");
    const header = page.getByRole("banner");
    await expect(header).not.toHaveAttribute("data-raised");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(header).toHaveAttribute("data-raised");
  });
});

test("H5 a link begins the next page at its top, with its title and the focus; back restores the place", async ({
  page,
  visit,
}) => {
  await visit("/team");
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy and terms" }).click();
  await expect(page).toHaveTitle(/Privacy policy/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^The team/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("H5 a fragment scrolls to its target, under the fixed header", async ({ page, visit }) => {
  await visit("/privacy#retention");
  const top = () =>
    page.locator("#retention").evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThan(60);
  await expect.poll(top).toBeLessThan(200);
});

test("N1 a link followed offline keeps the page, and says why", async ({ page, visit, context }) => {
  await visit("/en/pricing");
  const notice = page.getByText("You are offline.");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/en\/pricing$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  await expect(page).toHaveURL(/\/en\/team$/);
});

test("N1 a language that the server cannot be asked for keeps the page, whatever the browser knows of it", async ({
  page,
  visit,
}) => {
  await visit("/en/pricing");
  // The browser takes itself for connected, as it does behind a router that has lost its line.
  await page.route("**/fr/pricing", (route) => route.abort());
  await page.getByRole("button", { name: chrome.en.language.choose }).click();
  await page.getByRole("link", { name: "Français", exact: true }).click();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(page).toHaveURL(/\/en\/pricing$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("H1 the current page’s link in the bar is marked, and no other is", async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit("/en/pricing");
  const links = page.getByRole("banner").getByRole("navigation").first().locator("a[href^='/']");
  const bars = await links.evaluateAll((all) =>
    all.map((link) => {
      const { borderBottomWidth, borderBottomColor } = getComputedStyle(link);
      const drawn = borderBottomWidth !== "0px" && borderBottomColor !== "rgba(0, 0, 0, 0)";
      return { current: link.getAttribute("aria-current"), drawn };
    }),
  );
  expect(bars.length).toBeGreaterThan(2);
  expect(bars.filter(({ drawn }) => drawn).map(({ current }) => current)).toEqual(["page"]);
});

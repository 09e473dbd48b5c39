import type { Language } from "@octroi/ui/language/language";
import type { Browser, BrowserContext, Page } from "@playwright/test";

const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export type Device = keyof typeof devices;

/** The browser of somebody who reads this language, on a device. Paths are the console's. */
export async function openContext(
  browser: Browser,
  consoleAddress: string,
  language: Language,
  device: Device,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...devices[device],
    baseURL: consoleAddress,
    locale: language === "fr" ? "fr-FR" : "en-US",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(60_000);
  return context;
}

/** From the site's home page by its own links to a guide, such as `/fr/documentation/dns`. */
export async function openGuide(page: Page, site: string, path: string): Promise<void> {
  const [, language] = path.split("/");
  await page.goto(`${site}/${language}`);
  await page.locator(`footer a[href="/${language}/documentation"]`).click();
  await page.locator(`main a[href="${path}"]`).filter({ visible: true }).first().click();
  await page.waitForURL(`**${path}`);
}

/** What a page of the site opens by its first link to an account: the form that asks for an address. */
export async function openSignUp(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent("page");
  await page.locator("main").locator("a[href$='/sign-up']").first().click();
  return opening;
}

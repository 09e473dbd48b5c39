import type { Page } from "@playwright/test";

/** As for a reader who has set the browser's text to 200 %: lengths in `rem`, in media queries too, are twice as long. */
export async function withLargeText<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const browser = await page.context().newCDPSession(page);
  const setSize = (standard: number) =>
    browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await setSize(32);
  try {
    return await look();
  } finally {
    await setSize(16);
    await browser.detach();
  }
}

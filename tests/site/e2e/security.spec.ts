import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pages } from "../../../site/domain/pages/pages.ts";
import { expect, sharing as test } from "./fixtures.ts";

/** Where an injected script would leave its mark. */
declare global {
  interface Window {
    broken?: boolean;
  }
}

const markup = `"'><img src=x onerror="window.broken=true"><script>window.broken=true</script>`;
const link = "javascript:window.broken=true";
/** Every name that some page reads from its address, and some that none does. */
const names = [
  "domain",
  "traffic",
  "monthlyTraffic",
  "operator",
  "purpose",
  "q",
  "bots",
  "url",
  "page",
  "next",
  "lang",
];

/** The pages that read their address in the browser, and one that does not. */
for (const path of [
  pages.estimator,
  pages.robotsTxtGenerator,
  pages.robotsTxtTester,
  pages.logAnalyzer,
  pages.crawlers,
  pages.home,
]) {
  test(`XSS: what an address holds and what is typed is never run, on ${path}`, async ({
    page,
    visit,
    complaints,
  }) => {
    const query = new URLSearchParams(names.map((name, index) => [name, index % 2 === 0 ? markup : link]));
    await visit(`${path}?${query}#${encodeURIComponent(markup)}`);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("main img[src=x]")).toHaveCount(0);
    await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
    expect(complaints).toEqual([]);

    const fields = page
      .locator("main")
      .locator('input[type="text"], input[type="search"], input:not([type]), textarea');
    for (const field of await fields.all()) {
      if (await field.isEditable()) await field.fill(markup);
      await field.press("Enter");
    }
    await expect(page.locator("main img[src=x]")).toHaveCount(0);
    expect(await page.evaluate(() => window.broken)).toBeUndefined();
  });
}

test("clickjacking: no page lets itself be framed", async ({ page, site }) => {
  const elsewhere = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<iframe src="${site.address}/pricing"></iframe>`);
  });
  elsewhere.listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  // A TCP server's address is never a string.
  const { port } = elsewhere.address() as AddressInfo;
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(`http://127.0.0.1:${port}/`);
  await refused;
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  elsewhere.closeAllConnections();
  elsewhere.close();
});

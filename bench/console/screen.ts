import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { chromium, type Page } from "@playwright/test";
import { event, lines } from "../../tests/console/visits/server.ts";

export interface ScreenFigures {
  /** Milliseconds from the report of a visit to its place on the page. */
  visitToScreen: number[];
  /** Kilobytes as they were sent, of everything but fonts. */
  weight: number;
}

interface Opened {
  address: string;
  site: string;
  /** Of the session. */
  token: string;
  /** Of the gate. */
  authorization: string;
}

const visits = 9;

/** The overview in a real browser. */
export async function measureScreen({ address, site, token, authorization }: Opened): Promise<ScreenFigures> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: "octroi_session", value: token, url: address }]);
    const page = await context.newPage();
    const weight = await weightOf(page, `${address}/sites/${site}`);
    const visitToScreen: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const path = `/bench-${visit}`;
      const start = performance.now();
      const headers = { authorization };
      const body = lines([event({ path })]);
      const response = await fetch(`${address}/v1/visits`, { method: "POST", headers, body });
      if (!response.ok) throw new Error(`Expected the visit to be counted, found ${response.status}.`);
      await page.getByText(path, { exact: true }).waitFor();
      visitToScreen.push(performance.now() - start);
    }
    return { visitToScreen, weight };
  } finally {
    await browser.close();
  }
}

/** Of a first visit, with nothing in the cache. */
async function weightOf(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const fonts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Font") fonts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!fonts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(address);
  // The stream is open: every script has come.
  await page.getByRole("status").filter({ hasText: "live" }).waitFor({ state: "attached" });
  return bytes / 1_000;
}

import { withException } from "@octroi/ui/policy/edit";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { type Browser, chromium, expect as expectPage } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { siteKey } from "../../console/app/content/sites.ts";
import { versions } from "../../console/app/content/versions.ts";
import { pathTo } from "../../domain/access/paths.ts";
import { firstDraft } from "../../domain/rules/first-draft.ts";
import { publicationOf } from "../../domain/rules/publication.ts";
import { builtNext } from "../../packages/edge/runtimes/runtimes.ts";
import type { Running } from "../../packages/edge/runtimes/start.ts";
import { userAgents } from "../../packages/edge/tests/visits.ts";
import { openStore } from "../../store/store.ts";
import { databaseIn, type RunningConsole, startConsole } from "../console/browser/console.ts";
import { furnishNewSite } from "../console/browser/furnish.ts";
import { publishRule, shownVisits } from "../console/browser/steps.ts";

let startNext: Awaited<ReturnType<typeof builtNext>>;
let running: RunningConsole;
let browser: Browser;

beforeAll(async () => {
  startNext = await builtNext(inject("examples"), "next-16-rules");
  running = await startConsole({ RATE_LIMIT: "off", ROBOTS_FETCH: "off" });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

/** Wide enough for every column of the crawlers' table. */
const viewport = { width: 1600, height: 900 };
const crawlers = { CCBot: userAgents.ccbot, GPTBot: userAgents.gptbot } as const;
type Crawler = keyof typeof crawlers;

/** A site on Pro that blocks CCBot and has had no visit, with the one setting of its gate. */
async function prepare(): Promise<{ site: string; token: string; key: string }> {
  const { token, site, secret } = await furnishNewSite(running.folder, "en", "example.com");
  await using store = await openStore({ kind: "sqlite", file: databaseIn(running.folder) });
  const found = await store.sites.find(site);
  if (found === undefined) throw new Error("Expected the furnished site, found none.");
  await store.workspaces.setPlan(found.workspaceId, "pro", undefined);
  const blocking = publicationOf(withException(firstDraft(found.domain), "CCBot", "block"), "enforce");
  if (!blocking.ok) throw new Error(`Expected rules, found ${blocking.wrong} wrong.`);
  await store.rules.publish(site, { publication: blocking.publication, note: "", after: 0 }, undefined);
  return { token, site, key: running.keyAddress(site, secret) };
}

/** Visits of crawlers, and how many of each there were, at whichever server. */
function visitCounter() {
  const counts: Record<Crawler, number> = { CCBot: 0, GPTBot: 0 };
  return {
    counts,
    async statusFor(crawler: Crawler, { address }: Running): Promise<number> {
      const response = await fetch(`${address}/articles/1`, {
        headers: { "user-agent": crawlers[crawler] },
      });
      counts[crawler] += 1;
      await response.text();
      return response.status;
    },
  };
}

test("a rule reaches a running Next application, is taken back, outlives the console, and its key is replaced without a missed visit", async () => {
  const { token, site, key } = await prepare();
  const { counts, statusFor } = visitCounter();
  const first = await startNext({ OCTROI_KEY: key });
  const context = await browser.newContext({ baseURL: running.address, viewport });
  await context.addCookies([{ name: "octroi_session", value: token, url: running.address }]);
  const page = await context.newPage();
  let second: Running | undefined;
  try {
    await expect.poll(() => statusFor("CCBot", first)).toBe(403);
    expect(await statusFor("GPTBot", first)).toBe(200);

    await publishRule(page, "en", { site, crawler: "GPTBot", decision: "block" });
    await expectPage(page.getByRole("status")).toContainText("Version 2 is published.");
    await expectPage(page.getByText("GPTBot: block (was: no rule).")).toBeVisible();
    await expect.poll(() => statusFor("GPTBot", first), { timeout: 60_000, interval: 500 }).toBe(403);

    await page.getByRole("button", { name: `${versions.en.list.restore} (1)` }).click();
    await expectPage(page.getByRole("status")).toContainText("Version 3 is published.");
    await expect.poll(() => statusFor("GPTBot", first), { timeout: 60_000, interval: 500 }).toBe(200);

    // The new key goes to a second server of the same build, while the first is still visited.
    await page.goto(pathTo("siteKey", { site }));
    await page.getByRole("button", { name: siteKey.en.replace }).click();
    const line = await page.locator("main pre code", { hasText: "OCTROI_KEY=http:" }).innerText();
    const newKey = line.trim().replace("OCTROI_KEY=", "");
    expect(newKey).not.toBe(key);
    second = await startNext({ OCTROI_KEY: newKey });
    await expect.poll(() => statusFor("CCBot", second as Running)).toBe(403);
    for (const server of [first, second, first, second]) await statusFor("GPTBot", server);
    await expect.poll(() => shownVisits(page, site), { interval: 1_000 }).toEqual(counts);

    await first.stop();
    await page.goto(pathTo("siteKey", { site }));
    await page.locator("main li").last().getByRole("button", { name: siteKey.en.end }).click();
    await page.waitForURL(`**${pathTo("siteConnection", { site })}`);
    for (const crawler of ["GPTBot", "CCBot", "GPTBot"] as const) await statusFor(crawler, second);
    await expect.poll(() => shownVisits(page, site), { interval: 1_000 }).toEqual(counts);

    await running.stop();
    expect([await statusFor("GPTBot", second), await statusFor("CCBot", second)]).toEqual([200, 403]);
  } finally {
    await context.close();
    await first.stop();
    await second?.stop();
  }
});

import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { pathTo } from "../../domain/access/paths.ts";
import { builtNext, runtimes } from "../../packages/edge/runtimes/runtimes.ts";
import { environment } from "../../packages/edge/runtimes/visitors.ts";
import { elsewhere, userAgents } from "../../packages/edge/tests/visits.ts";
import { type RunningConsole, startConsole } from "../console/browser/console.ts";
import { furnishNewSite } from "../console/browser/furnish.ts";
import { shownVisits } from "../console/browser/steps.ts";

const run = promisify(execFile);

/** Wide enough for every column of the crawlers' table. */
const viewport = { width: 1600, height: 900 };

/** Who asks, how often, and what each gets by the policy of the examples. */
const visitors = [
  { crawler: "PerplexityBot", header: userAgents.perplexity, visits: 4, status: 200 },
  { crawler: "GPTBot", header: userAgents.gptbot, visits: 3, status: 402 },
  { crawler: "Bytespider", header: userAgents.bytespider, visits: 2, status: 403 },
  { crawler: undefined, header: userAgents.browser, visits: 5, status: 200 },
];

const home = inject("examples");
let running: RunningConsole;
let browser: Browser;

beforeAll(async () => {
  running = await startConsole({ RATE_LIMIT: "off", ROBOTS_FETCH: "off" });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

describe.each(["next 16", "cloudflare workers", "express"])("%s", (name) => {
  test("what crawlers asked of it is what the dashboard says", async () => {
    const runtime = runtimes[name];
    if (runtime === undefined) throw new Error(`Expected ${name} among the runtimes.`);
    // Another try finds the site of the first.
    const domain = `${name.replace(/\W/g, "-")}-${randomUUID()}.com`;
    const { site, secret, token } = await furnishNewSite(running.folder, "en", domain);
    // In a folder of its own: other tests build the example at the same time.
    const startNext = name === "next 16" && (await builtNext(home, "next-16-gates"));
    const settings = { ...environment, OCTROI_KEY: running.keyAddress(site, secret) };
    const server = await (startNext ? startNext(settings) : runtime.serve(home, settings));
    const context = await browser.newContext({ baseURL: running.address, viewport });
    try {
      for (const { header, visits, status } of visitors) {
        for (let visit = 0; visit < visits; visit += 1) {
          const address = `${runtime.addressHeader}: ${elsewhere}`;
          const { stdout } = await run("curl", [
            ...["--silent", "--output", "/dev/null", "--write-out", "%{http_code}"],
            ...["--user-agent", header, "--header", address, `${server.address}/articles/1`],
          ]);
          expect(Number(stdout)).toBe(status);
        }
      }
      await context.addCookies([{ name: "octroi_session", value: token, url: running.address }]);
      const page = await context.newPage();
      const asked = visitors.flatMap(({ crawler, visits }) => (crawler ? [[crawler, visits]] : []));
      await expect
        .poll(() => shownVisits(page, site), { timeout: 120_000, interval: 1_000 })
        .toEqual(Object.fromEntries(asked));
      await page.goto(pathTo("site", { site }));
      await expect(page.getByRole("heading", { level: 1 }).innerText()).resolves.toBe(
        "AI crawlers requested 9 pages in the last 30 days. You refused 5 of them.",
      );
    } finally {
      await context.close();
      await server.stop();
    }
  });
});

import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { reportsCopy } from "../../console/app/content/reports.ts";
import { connect } from "../../console/app/content/sites.ts";
import { waitingCopy } from "../../console/app/content/waiting.ts";
import { filled } from "../../console/app/page/words.ts";
import { pathTo } from "../../domain/access/paths.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import { nextWithInit } from "../../packages/edge/runtimes/runtimes.ts";
import { userAgents } from "../../packages/edge/tests/visits.ts";
import { openStore } from "../../store/store.ts";
import { databaseIn } from "../console/browser/console.ts";
import { addSite, publishRule, signUp } from "../console/browser/steps.ts";
import { openContext, openSignUp } from "./browse.ts";
import {
  addPast,
  deleteOwnAccount,
  deleteOwnWorkspace,
  expectSeen,
  inviteReader,
  issueLicense,
  type Walk,
  withdraw,
} from "./journey-steps.ts";
import { type RunningOctroi, startOctroi } from "./octroi.ts";
import { expectWeeklyMail, mondayAfter, visitFigures } from "./weekly-mail.ts";

const domain = "journal.example.com";
const owner = { email: "zuleika@vanish-mail.example", name: "Zuleika Quillfeather" };
const colleague = { email: "oswin@vanish-mail.example", name: "Oswin Thistlewood" };

let startNext: Awaited<ReturnType<Awaited<ReturnType<typeof nextWithInit>>["build"]>>;
let browser: Browser;

beforeAll(async () => {
  const { build } = await nextWithInit(inject("examples"), "next-16-journey", `https://${domain}`);
  startNext = await build();
  browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
});
afterAll(() => browser?.close());

/** Visits of a site by crawlers, counted by what they were answered. */
function crawlersOf(address: string) {
  const counts = { visits: 0, refused: 0 };
  return {
    counts,
    async statusFor(userAgent: string, license?: string): Promise<number> {
      const headers = { "user-agent": userAgent, ...(license && { authorization: `License ${license}` }) };
      const response = await fetch(`${address}/articles/1`, { headers });
      await response.text();
      counts.visits += 1;
      if (response.status !== 200) counts.refused += 1;
      return response.status;
    },
  };
}

/** What a mail program's own button does (RFC 8058). */
async function unsubscribe(url: string): Promise<void> {
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(url, { method: "POST", body })).status).toBe(200);
}

/** How many mails are still to be sent. */
async function pendingMails({ folder }: RunningOctroi): Promise<number> {
  await using store = await openStore({ kind: "sqlite", file: databaseIn(folder) });
  return store.jobs.pending();
}

describe.concurrent("from the home page to a refused crawler, and out again without a trace", () => {
  test.for([
    ["fr", "phone"],
    ["en", "desktop"],
  ] as const)("in %s, on a %s", { timeout: 600_000 }, async ([language, device], { expect }) => {
    await using octroi = await startOctroi();
    await using stack = new AsyncDisposableStack();
    const context = await openContext(browser, octroi.console, language, device);
    stack.defer(() => context.close());
    const home = await context.newPage();
    await home.goto(`${octroi.site}/${language}`);
    const page = await openSignUp(home);
    const walk: Walk = { language, device, person: owner, octroi, browser, page };

    // An account, and a site whose page waits for the first visit.
    await signUp(page, language, { ...owner, code: () => octroi.mails.code(owner.email) });
    const { site, key } = await addSite(page, language, domain);
    await expectSeen(page.getByText(`init --origin https://${domain}`)).toBeVisible();
    await page.getByRole("link", { name: connect[language].toConnection }).click();
    const next = await startNext({ OCTROI_KEY: key });
    stack.defer(() => next.stop());
    const { statusFor, counts } = crawlersOf(next.address);
    expect(await statusFor(userAgents.gptbot)).toBe(200);
    const { came, show } = waitingCopy[language].first;
    await expectSeen(
      page.getByRole("status").filter({ hasText: filled(came, { crawler: "GPTBot", path: "/articles/1" }) }),
    ).toBeVisible();
    await page.getByRole("link", { name: show }).click();
    await expectSeen(page.getByRole("row").filter({ hasText: "GPTBot" })).toBeVisible();

    await addPast(walk, site);
    const reader = await inviteReader(walk, { site, domain, person: colleague });
    stack.defer(() => reader.page.context().close());

    // A rule reaches the running application.
    await octroi.operate("plan", owner.email, "pro");
    await publishRule(page, language, { site, crawler: "GPTBot", decision: "block" });
    await expect.poll(() => statusFor(userAgents.gptbot), { interval: 500 }).toBe(403);

    // A license opens what is charged for, until it is withdrawn.
    await publishRule(page, language, { site, crawler: "CCBot", decision: "charge" });
    const license = await issueLicense(walk, site);
    await expect.poll(() => statusFor(userAgents.ccbot), { interval: 500 }).toBe(402);
    await expect.poll(() => statusFor(userAgents.ccbot, license), { interval: 500 }).toBe(200);
    await withdraw(walk, site);
    await expect.poll(() => statusFor(userAgents.ccbot, license), { interval: 500 }).toBe(402);
    expect(await statusFor(userAgents.gptbot)).toBe(403);
    const visits = { ...counts };
    await expect.poll(() => visitFigures(context.request, octroi, site)).toEqual(visits);

    // On Monday a mail tells of it, to both. One click stops the owner's, and not the colleague's.
    const monday = mondayAfter(new Date());
    await octroi.setClock(monday);
    const subject = { language, domain, ...visits };
    const unsubscribeUrl = await expectWeeklyMail(octroi, { ...subject, email: owner.email });
    await expectWeeklyMail(octroi, { ...subject, email: colleague.email });
    await unsubscribe(unsubscribeUrl);
    await page.goto(pathTo("accountReports"));
    const { reports } = reportsCopy[language].settings.lists;
    await expectSeen(page.getByRole("checkbox", { name: `${reports}, ${domain}` })).not.toBeChecked();
    const nextMonday = mondayAfter(monday);
    await octroi.setClock(nextMonday);
    await octroi.mails.find(colleague.email, /^List-Unsubscribe:/m);
    await expect.poll(() => pendingMails(octroi)).toBe(0);
    expect(octroi.countMails(owner.email, "List-Unsubscribe:")).toBe(1);

    // The workspace goes after its week, with its rules; then both people, and every file without them.
    await deleteOwnWorkspace(walk);
    await octroi.setClock(new Date(nextMonday.getTime() + 10 * msPerDay));
    await expect.poll(() => statusFor(userAgents.gptbot), { interval: 500 }).toBe(200);
    for (const text of [owner.email, owner.name, colleague.email, colleague.name])
      expect(await octroi.filesWith(text), text).not.toEqual([]);
    await deleteOwnAccount(walk);
    await deleteOwnAccount(reader);
    for (const text of [owner.email, owner.name, colleague.email, colleague.name, domain])
      await expect.poll(() => octroi.filesWith(text), { timeout: 120_000, message: text }).toEqual([]);
  });
});

import { execute, sqlite } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { ownSiteId } from "../../../domain/sites/own-site.ts";
import { ledgerCopy } from "../../../site/app/content/ledger.ts";
import type { LedgerReport } from "../../../site/domain/ledger/report.ts";
import { startServer } from "../server-process.ts";
import { arriveFrom, visitAs } from "./visits.ts";

async function report(url: string): Promise<LedgerReport> {
  return (await fetch(`${url}/ledger.json`)).json();
}

test("a crawler's visit is counted once, on the page, in the file and on the dashboard, after a restart too", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  for (const visits of [1, 2]) {
    const server = await startServer(location);
    expect(await visitAs("GPTBot/1.2", `${server.url}/en/pricing`)).toBe(402);
    await expect.poll(async () => (await report(server.url)).visits).toBe(visits);
    const { crawlers, pages, dashboard } = await report(server.url);
    expect(crawlers).toMatchObject([{ crawler: "GPTBot", visits, outcomes: { charged: visits } }]);
    // What was refused may not be there at all.
    expect(pages).toEqual({ other: visits });
    const page = () => fetch(`${server.url}/en/ledger`).then((answer) => answer.text());
    await expect.poll(page).toContain("GPTBot</a>");
    const shared = await (await fetch(`${dashboard}.json?period=30d`)).json();
    expect(shared).toMatchObject({ visits, crawlers: [{ crawler: "GPTBot", visits }] });
    expect(dashboard).toContain(`/share/${ownSiteId}`);
    await server.kill("SIGTERM");
  }
});

test("the page says what an operator read and whom it sent, also where that is nobody", async () => {
  await using folder = await sqlite();
  await using server = await startServer(await folder.fresh());
  for (const name of ["ChatGPT-User", "ChatGPT-User", "Claude-User"])
    expect(await visitAs(name, `${server.url}/en/pricing`)).toBe(200);
  await arriveFrom("https://chatgpt.com/", `${server.url}/en/pricing`);
  const row = (operator: string, ...figures: number[]) =>
    [operator, ...figures].map((cell) => `>${cell}</td>`).join(".*?");
  const { title } = ledgerCopy.en.breakdowns.sent;
  const page = async () => (await (await fetch(`${server.url}/en/ledger`)).text()).split(title).at(-1) ?? "";
  await expect.poll(page).toMatch(new RegExp(row("OpenAI", 2, 1)));
  await expect.poll(page).toMatch(new RegExp(row("Anthropic", 1, 0)));
});

test("whatever becomes of the console's figures, crawlers and people get the page, and what waited is counted once", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  await using server = await startServer(location);
  await execute(location, "alter table visit_day rename to visit_day_away");
  expect(await visitAs("GPTBot/1.2", `${server.url}/en`)).toBe(402);
  expect(await visitAs("ChatGPT-User", `${server.url}/en`)).toBe(200);
  await expect.poll(server.output).toContain("gate: failed, visits pass");
  const page = await fetch(`${server.url}/en/ledger`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining(ledgerCopy.en.unavailable.heading),
  ]);
  expect((await fetch(`${server.url}/ledger.json`)).status).toBe(503);
  await execute(location, "alter table visit_day_away rename to visit_day");
  await expect.poll(async () => (await report(server.url)).visits).toBe(2);
});

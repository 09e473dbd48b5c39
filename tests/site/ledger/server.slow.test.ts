import { crawlers } from "@octroi/crawlers/registry";
import type { DatabaseLocation } from "@octroi/database/database";
import { all, sqlite } from "@octroi/database/testing/databases";
import { freshDatabase } from "@octroi/database/testing/postgres";
import type { ServerProcess } from "@octroi/web/testing/server-process";
import { expect, inject, test } from "vitest";
import type { LedgerReport } from "../../../site/domain/ledger/report.ts";
import { openStore } from "../../../store/store.ts";
import { startServer } from "../server-process.ts";
import { signUp } from "../waitlist/processes.ts";
import { entry, visitAs } from "./visits.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Crawlers of every sort, a person, and a name that somebody made up. */
function visitsTo({ url }: ServerProcess): Promise<number[]> {
  return Promise.all([
    ...Array.from({ length: 10 }, () => visitAs("GPTBot/1.2", `${url}/fr?secret=1`)),
    visitAs(googlebot, `${url}/en/pricing`),
    visitAs("GPTBot/1.2", `${url}/robots.txt`),
    visitAs("PerplexityBot", `${url}/someone@example.com`),
    visitAs(browser, `${url}/fr`),
    visitAs("InventedBot/1.0", `${url}/fr`),
  ]);
}

const counted = (servers: number) => [
  `GPTBot allow 2xx files ${servers}`,
  `GPTBot charge 402 home ${10 * servers}`,
  `Googlebot allow 2xx pages ${servers}`,
  `PerplexityBot allow 4xx other ${servers}`,
];

async function report({ url }: ServerProcess): Promise<LedgerReport> {
  return (await fetch(`${url}/ledger.json`)).json();
}

async function entriesIn(location: DatabaseLocation): Promise<string[]> {
  await using store = await openStore(location, { create: false });
  const entries = await all(store.ledger.entries());
  return entries
    .map(({ crawler, decision, status, pages, visits }) =>
      [crawler, decision, status, pages, visits].join(" "),
    )
    .sort();
}

test("two servers on one PostgreSQL keep one ledger, and each tells what both have counted", async () => {
  const location = { kind: "postgres", url: await freshDatabase(inject("postgres")) } as const;
  const servers = await Promise.all([startServer(location), startServer(location)]);
  await Promise.all(servers.map(visitsTo));
  for (const each of servers) await expect.poll(async () => (await report(each)).visits).toBe(26);
  await Promise.all(servers.map((each) => each.kill("SIGTERM")));
  expect(await entriesIn(location)).toEqual(counted(2));
});

test("a clean stop writes to the unit what crawlers were answered a moment ago, and nobody else", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  const server = await startServer(location);
  const statuses = await visitsTo(server);
  expect(statuses.filter((status) => status === 402)).toHaveLength(10);
  await server.kill("SIGTERM");
  expect(await entriesIn(location)).toEqual(counted(1));
});

test("a killed server loses what it had not written yet, never what it had, and never a sign-up", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  const server = await startServer(location);
  await visitAs("GPTBot", server.url);
  await expect.poll(async () => (await report(server)).visits).toBe(1);
  await visitAs("GPTBot", server.url);
  expect(await signUp(server, "ada@example.com")).toBe(201);
  await server.kill("SIGKILL");
  const [line = ""] = await entriesIn(location);
  expect(["GPTBot charge 402 home 1", "GPTBot charge 402 home 2"]).toContain(line);
  await using store = await openStore(location);
  expect(await store.waitlist.count()).toBe(1);
});

test("a long ledger shows the crawlers with the most verified visits, and folds the others", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  await using store = await openStore(location, { create: true });
  const day = new Date().toISOString().slice(0, 10);
  const some = crawlers.slice(0, 30);
  await store.ledger.add(some.map(({ token }, rank) => entry({ day, crawler: token, visits: 100 - rank })));
  const server = await startServer(location);
  const html = await (await fetch(`${server.url}/en/ledger`)).text();
  await server.kill("SIGTERM");
  const [shown = "", folded = ""] = html.split("10 other crawlers</summary>");
  const rowsIn = (part: string) => some.filter(({ token }) => part.includes(`>${token}</a>`)).length;
  expect([rowsIn(shown), rowsIn(folded)]).toEqual([20, 10]);
});

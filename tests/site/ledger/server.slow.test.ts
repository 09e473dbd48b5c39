import { crawlers } from "@octroi/crawlers/registry";
import type { DatabaseLocation } from "@octroi/database/database";
import { sqlite } from "@octroi/database/testing/databases";
import { freshDatabase } from "@octroi/database/testing/postgres";
import type { ServerProcess } from "@octroi/web/testing/server-process";
import { expect, inject, test } from "vitest";
import type { LedgerReport } from "../../../site/domain/ledger/report.ts";
import { openStore } from "../../../store/store.ts";
import { startServer } from "../server-process.ts";
import { signUp } from "../waitlist/processes.ts";
import { countedVisits, countVisits, visitAs } from "./visits.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Crawlers of every sort, a person, and a name that no list knows. */
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
  `GPTBot allow 2xx ${servers}`,
  `GPTBot charge 402 ${10 * servers}`,
  `Googlebot allow 2xx ${servers}`,
  `PerplexityBot allow 4xx ${servers}`,
  `unlisted allow 2xx ${servers}`,
];

async function report({ url }: ServerProcess): Promise<LedgerReport> {
  return (await fetch(`${url}/ledger.json`)).json();
}

async function totalsIn(location: DatabaseLocation): Promise<string[]> {
  const totals = await countedVisits(location);
  return totals
    .map(({ crawler, decision, status, visits }) => [crawler, decision, status, visits].join(" "))
    .sort();
}

test("two servers that start at once on one PostgreSQL tell what both have counted, once", async () => {
  const location = { kind: "postgres", url: await freshDatabase(inject("postgres")) } as const;
  const servers = await Promise.all([startServer(location), startServer(location)]);
  await Promise.all(servers.map(visitsTo));
  for (const each of servers) {
    // The ledger names crawlers of the directory; the dashboard counts those that no list knows, too.
    await expect.poll(async () => (await report(each)).visits).toBe(26);
    const { dashboard } = await report(each);
    expect(await (await fetch(`${dashboard}.json`)).json()).toMatchObject({ visits: 28 });
  }
  await Promise.all(servers.map((each) => each.kill("SIGTERM")));
  expect(await totalsIn(location)).toEqual(counted(2));
});

test("a clean stop hands over to the unit what crawlers were answered a moment ago, and nobody else", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  const server = await startServer(location);
  const statuses = await visitsTo(server);
  expect(statuses.filter((status) => status === 402)).toHaveLength(10);
  await server.kill("SIGTERM");
  expect(await totalsIn(location)).toEqual(counted(1));
});

test("a killed server loses what it had not handed over yet, never what it had, and never a sign-up", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  const server = await startServer(location);
  await visitAs("GPTBot", server.url);
  await expect.poll(async () => (await report(server)).visits).toBe(1);
  await visitAs("GPTBot", server.url);
  expect(await signUp(server, "ada@example.com")).toBe(201);
  await server.kill("SIGKILL");
  const [line = ""] = await totalsIn(location);
  expect(["GPTBot charge 402 1", "GPTBot charge 402 2"]).toContain(line);
  await using store = await openStore(location);
  expect(await store.waitlist.count()).toBe(1);
});

test("a long ledger shows the crawlers with the most verified visits, and folds the others", async () => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  const server = await startServer(location);
  {
    await using store = await openStore(location);
    for (const [rank, { token }] of crawlers.slice(0, 30).entries()) {
      await countVisits(store, { crawler: token, times: 100 - rank });
    }
  }
  const html = await (await fetch(`${server.url}/en/ledger`)).text();
  await server.kill("SIGTERM");
  const some = crawlers.slice(0, 30);
  const [shown = "", folded = ""] = html.split("10 other crawlers</summary>");
  const rowsIn = (part: string) => some.filter(({ token }) => part.includes(`>${token}</a>`)).length;
  expect([rowsIn(shown), rowsIn(folded)]).toEqual([20, 10]);
});

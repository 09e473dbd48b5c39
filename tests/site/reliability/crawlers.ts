import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { knownCrawlers } from "@octroi/crawlers/identify";
import type { DatabaseLocation } from "@octroi/database/database";
import { residentMebibytes } from "@octroi/web/testing/process-figures";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { unlisted } from "../../../domain/visits/visit.ts";
import { countedVisits } from "../ledger/visits.ts";
import { startServer } from "../server-process.ts";
import { ask } from "./ask.ts";
import { compare, keepSigningUp } from "./signups.ts";

interface Rush {
  /** Of crawlers of the registry. Half as many come under invented names, and half as many are people's. */
  visits: number;
  withinMs: number;
}

/** Names whose whole token identifies them, so that the count of each is known. */
const names = knownCrawlers.filter(
  ({ commonWord, robotsToken, token }) => !commonWord && robotsToken === token,
);
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const paths = ["/", "/fr/pricing", "/robots.txt", "/en/documentation", "/no/such/page"];
/** What memory may vary by once everything has been asked for once, in mebibytes. */
const maxGrowthMebibytes = 80;

/**
 * Crawlers at an even pace beside people who read, and beside names that nobody has used before, while others sign
 * up. Every visit of a crawler of the registry is counted after a clean stop, those of invented names together, and no
 * person's.
 */
export async function crawlersInARush(
  location: DatabaseLocation,
  { visits, withinMs }: Rush,
): Promise<TrialResult> {
  await using server = await startServer(location, { RATE_LIMIT: "off" });
  const wrong = faultList();
  const expected = new Map<string, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const signups = keepSigningUp(server, { clients: 1, name: "rush" });

  async function visit(number: number): Promise<void> {
    const path = paths[number % paths.length] ?? "/";
    const token = number % 2 === 0 ? (names[(number / 2) % names.length]?.token ?? "") : "";
    const isInvented = token === "" && number % 4 === 1;
    const name = isInvented ? `Invented-${number}-Bot/${number}.0` : token || browser;
    const counted = isInvented ? unlisted : token;
    const { status } = await ask(server.url + path, { agent, headers: { "user-agent": name } });
    if (status === 0) wrong.add(`${path} was not answered`);
    else if (counted !== "") expected.set(counted, (expected.get(counted) ?? 0) + 1);
    if (token === "" && status !== 0 && status !== (path === "/no/such/page" ? 404 : 200))
      wrong.add(`a person or a stranger was answered ${status}`);
  }

  let warm = 0;
  const start = performance.now();
  const requests = visits * 2;
  await Promise.all(
    Array.from({ length: requests }, async (_, number) => {
      await delay(Math.max(0, start + (number * withinMs) / requests - performance.now()));
      await visit(number);
      if (number === Math.floor(requests / 3)) warm = residentMebibytes(server.pid);
    }),
  );
  const seconds = Math.round((performance.now() - start) / 1_000);
  const growth = residentMebibytes(server.pid) - warm;
  if (growth > maxGrowthMebibytes) wrong.add(`memory grew by ${growth} MiB`);
  await signups.stop();
  agent.destroy();
  await server.kill("SIGTERM");
  const { lost } = await compare(location, signups.acknowledged);
  const counted = await visitsByCrawler(location);
  for (const [token, count] of expected) {
    if (counted.get(token) !== count) wrong.add(`${token}: ${counted.get(token)} of ${count} counted`);
  }
  if (counted.size !== expected.size)
    wrong.add(`${counted.size} crawlers were counted, not ${expected.size}`);
  return {
    what: "crawlers in a rush",
    done: `${visits} visits in ${seconds} s, ${signups.acknowledged.size} sign-ups, ${growth} MiB more at the end`,
    requests,
    lost,
    wrong: wrong.list(),
  };
}

async function visitsByCrawler(location: DatabaseLocation): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { crawler, visits } of await countedVisits(location)) {
    counts.set(crawler, (counts.get(crawler) ?? 0) + visits);
  }
  return counts;
}

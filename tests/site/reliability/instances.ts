import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseLocation } from "@octroi/database/database";
import { type Balancer, roundRobin } from "@octroi/web/testing/round-robin";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { isReady, until } from "@octroi/web/testing/until";
import { startServer } from "../server-process.ts";
import { signUp } from "../waitlist/processes.ts";
import { ask } from "./ask.ts";
import { compare } from "./signups.ts";

/** The limit of a server, one client's sign-ups in ten minutes. */
const allowance = 120;

/** Two servers on one PostgreSQL behind a balancer: one list, one set of limits, restarted one by one. */
export async function twoInstances(
  location: DatabaseLocation,
  { people }: { people: number },
): Promise<TrialResult[]> {
  const start = () => startServer(location, { TRUST_PROXY: "127.0.0.1", SHUTDOWN_DELAY: "1" });
  const servers = await Promise.all([start(), start()]);
  await using balancer = await roundRobin(servers.map(({ url }) => url));
  try {
    return [
      await onePersonOneEntry(balancer, location, people),
      await sharedLimits(balancer),
      await rollingRestart(balancer, location, async (place) => {
        await servers[place]?.kill("SIGTERM");
        const fresh = await start();
        servers[place] = fresh;
        balancer.replace(place, fresh.url);
        return until(() => isReady(fresh));
      }),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

async function onePersonOneEntry(
  balancer: Balancer,
  location: DatabaseLocation,
  people: number,
): Promise<TrialResult> {
  const wrong = faultList();
  const emails = Array.from({ length: people }, (_, index) => `person-${index}@example.com`);
  await Promise.all(
    emails.flatMap((email, index) =>
      [email, ` ${email.toUpperCase()} `].map(async (typed) => {
        const status = await signUp(balancer, typed, {
          "x-forwarded-for": `10.1.${index >> 8}.${index & 255}`,
        });
        if (status !== 201) wrong.add(`a sign-up was answered ${status}`);
      }),
    ),
  );
  const { lost, repeated, kept } = await compare(location, emails);
  if (repeated > 0 || kept !== people) wrong.add(`${kept} entries for ${people} people`);
  return {
    what: "two instances, one entry a person",
    done: `${people} people, twice each`,
    requests: people * 2,
    lost,
    wrong: wrong.list(),
  };
}

async function sharedLimits(balancer: Balancer): Promise<TrialResult> {
  const wrong = faultList();
  const surplus = 10;
  const statuses = await Promise.all(
    Array.from({ length: allowance + surplus }, (_, index) =>
      signUp(balancer, `eager-${index}@example.com`, { "x-forwarded-for": "203.0.113.7" }),
    ),
  );
  const refused = statuses.filter((status) => status === 429).length;
  const accepted = statuses.filter((status) => status === 201).length;
  if (refused !== surplus || accepted !== allowance) wrong.add(`${accepted} accepted, ${refused} refused`);
  return {
    what: "two instances, one set of limits",
    done: `${allowance} sign-ups allowed`,
    requests: statuses.length,
    lost: 0,
    wrong: wrong.list(),
  };
}

async function rollingRestart(
  balancer: Balancer,
  location: DatabaseLocation,
  restart: (place: number) => Promise<boolean>,
): Promise<TrialResult> {
  const wrong = faultList();
  const acknowledged = new Set<string>();
  let stopped = false;
  let requests = 0;
  async function client(number: number): Promise<void> {
    for (let count = 0; !stopped; count += 1) {
      const email = `rolling-${number}-${count}@example.com`;
      const from = { "x-forwarded-for": `10.2.${number}.${count & 255}` };
      const signedUp = await signUp(balancer, email, from);
      if (signedUp === 201) acknowledged.add(email);
      else wrong.add(`a sign-up was answered ${signedUp}`);
      const { status } = await ask(`${balancer.url}/fr/pricing`, { headers: from });
      if (status !== 200) wrong.add(`a page was answered ${status}`);
      requests += 2;
      // Someone who reads what they see. Without it one client would soon be over its limit.
      await delay(10);
    }
  }
  const clients = Array.from({ length: 12 }, (_, number) => client(number));
  for (const place of [0, 1]) if (!(await restart(place))) wrong.add("a server was not ready again");
  stopped = true;
  await Promise.all(clients);
  const { lost } = await compare(location, acknowledged);
  return {
    what: "two instances, rolling restart",
    done: "both restarted",
    requests,
    lost,
    wrong: wrong.list(),
  };
}

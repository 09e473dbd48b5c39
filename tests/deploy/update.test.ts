import type { DatabaseLocation } from "@octroi/database/database";
import { sqlite } from "@octroi/database/testing/databases";
import { freePort } from "@octroi/database/testing/free-port";
import { type Postgres, startPostgres } from "@octroi/database/testing/postgres";
import { isReady, until } from "@octroi/web/testing/until";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addSites, countedVisits, keepReporting } from "../console/visits/under-load.ts";
import { ask } from "../site/reliability/ask.ts";
import { compare } from "../site/reliability/signups.ts";
import { type Front, programs, startBoth, startCaddy, startNginx } from "./fronts.ts";

/** As the unit has it, and without limits: all load comes from one address. */
const environment = { RATE_LIMIT: "off", SHUTDOWN_DELAY: "5", SMTP_URL: "smtp://127.0.0.1:9" };

/** A server that comes back at the same ports. */
async function restartable(location: DatabaseLocation) {
  const ports = { PORT: String(await freePort()), CONSOLE_PORT: String(await freePort()) };
  const start = () => startBoth(location, { ...environment, ...ports });
  let server = await start();
  return {
    faces: server,
    async restart() {
      await server.kill("SIGTERM");
      server = await start();
      for (const url of [server.url, server.consoleUrl])
        expect(await until(() => isReady({ url }))).toBe(true);
    },
    kill: () => server.kill(),
  };
}

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ durable: false });
});
afterAll(() => postgres[Symbol.asyncDispose]());

/** People on the site and the console, by new connections, until it is stopped. */
function keepVisiting(front: Front) {
  const answers = new Map<string, number>();
  const signedUp: string[] = [];
  let answered = 0;
  let isOver = false;
  function note(what: string, status: number): void {
    answers.set(`${what}: ${status}`, (answers.get(`${what}: ${status}`) ?? 0) + 1);
    answered += 1;
  }
  async function visit(visitor: number): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      note("page", (await ask(`${front.site}/fr/pricing`)).status);
      const email = `visitor-${visitor}-${turn}@example.com`;
      const person = { firstName: "Ada", lastName: "Martin", email };
      const { status } = await ask(`${front.site}/api/waitlist`, { body: person });
      note("sign-up", status);
      if (status === 201) signedUp.push(email);
      note("console", (await ask(`${front.console}/sign-in`)).status);
    }
  }
  const visitors = [visit(1), visit(2), visit(3), visit(4)];
  return {
    note,
    signedUp,
    /** Resolves once as many requests more were answered. */
    async goesOn(more = 50): Promise<void> {
      const before = answered;
      if (!(await until(() => answered > before + more)))
        throw new Error("No request was answered any more.");
    },
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      return [...answers.keys()].sort();
    },
  };
}

test.skipIf(!programs.caddy)("A4 behind Caddy one server is restarted without a failed request", async () => {
  await using files = await sqlite();
  const location = await files.fresh();
  const server = await restartable(location);
  await using front = await startCaddy([server.faces]);
  const load = keepVisiting(front);
  await load.goesOn();
  await server.restart();
  await load.goesOn();
  expect(await load.stop()).toEqual(["console: 200", "page: 200", "sign-up: 201"]);
  expect(await compare(location, new Set(load.signedUp))).toMatchObject({ lost: 0, repeated: 0 });
  await server.kill();
});

test.each([
  { name: "Caddy", program: programs.caddy, startFront: startCaddy },
  { name: "nginx", program: programs.nginx, startFront: startNginx },
])(
  "behind $name two servers are replaced one after the other without a failed request",
  async ({ name, program, startFront }) => {
    if (program === undefined) throw new Error(`Expected ${name} to be installed.`);
    const location = { kind: "postgres" as const, url: await postgres.freshUrl() };
    const servers = await Promise.all([restartable(location), restartable(location)]);
    await using front = await startFront(servers.map(({ faces }) => faces));

    const publishers = await addSites(location, 4);
    const load = keepVisiting(front);
    const gates = keepReporting(
      publishers,
      () => ({ url: front.console }),
      (status) => load.note("batch", status),
    );
    for (const server of servers) {
      await load.goesOn();
      await server.restart();
    }
    await load.goesOn();
    const sent = await gates.finish();
    expect(await load.stop()).toEqual(["batch: 200", "console: 200", "page: 200", "sign-up: 201"]);
    expect(await compare(location, new Set(load.signedUp))).toMatchObject({ lost: 0, repeated: 0 });
    expect(await countedVisits(location, publishers)).toBe(sent);
    await Promise.all(servers.map((server) => server.kill()));
  },
);

test.each([
  { name: "Caddy", program: programs.caddy, startFront: startCaddy },
  { name: "nginx", program: programs.nginx, startFront: startNginx },
])("behind $name each of two servers has its part of the requests", async ({ name, program, startFront }) => {
  if (program === undefined) throw new Error(`Expected ${name} to be installed.`);
  const location = { kind: "postgres" as const, url: await postgres.freshUrl() };
  const token = "a-token-for-metrics";
  const start = () => startBoth(location, { ...environment, METRICS_TOKEN: token });
  await using one = await start();
  await using two = await start();
  await using front = await startFront([one, two]);
  const hasAnswered = async ({ consoleUrl }: { consoleUrl: string }) => {
    const headers = { authorization: `Bearer ${token}` };
    const text = await (await fetch(`${consoleUrl}/metrics`, { headers })).text();
    return /_count\{[^}]*route="\/sign-in"/.test(text);
  };
  await expect
    .poll(async () => {
      expect((await ask(`${front.console}/sign-in`)).status).toBe(200);
      return [await hasAnswered(one), await hasAnswered(two)];
    })
    .toEqual([true, true]);
});

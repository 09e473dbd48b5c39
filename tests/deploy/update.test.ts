import { sqlite } from "@octroi/database/testing/databases";
import { freePort } from "@octroi/database/testing/free-port";
import { type Postgres, startPostgres } from "@octroi/database/testing/postgres";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import type { ServerProcess } from "@octroi/web/testing/server-process";
import { isReady, until } from "@octroi/web/testing/until";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addSites, countedVisits, keepReporting } from "../console/visits/under-load.ts";
import { ask } from "../site/reliability/ask.ts";
import { compare } from "../site/reliability/signups.ts";
import { startServer } from "../site/server-process.ts";
import { type Front, hostOf, programs, startCaddy, startConsole, startNginx } from "./fronts.ts";

/** As the units have it, and without limits: all load comes from one address. */
const environment = { TRUST_PROXY: "127.0.0.1", RATE_LIMIT: "off", SHUTDOWN_DELAY: "5" };
const consoleEnvironment = {
  ...environment,
  CONSOLE_SECRET: Buffer.alloc(32, 7).toString("base64url"),
  SMTP_URL: "smtp://127.0.0.1:9",
};

let postgres: Postgres;
beforeAll(async () => {
  ensureFreshBuild("site");
  ensureFreshBuild("console");
  postgres = await startPostgres({ durable: false });
});
afterAll(() => postgres[Symbol.asyncDispose]());

/** People on both applications, by new connections, until it is stopped. */
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

async function replace(
  servers: ServerProcess[],
  place: number,
  start: () => Promise<ServerProcess>,
): Promise<void> {
  await servers[place]?.kill("SIGTERM");
  const fresh = await start();
  servers[place] = fresh;
  expect(await until(() => isReady(fresh))).toBe(true);
}

test.skipIf(!programs.caddy)(
  "A4 behind Caddy one server of each is restarted without a failed request",
  async () => {
    await using files = await sqlite();
    const [location, consoleLocation] = [await files.fresh(), await files.fresh()];
    const [port, consolePort] = [await freePort(), await freePort()];
    const startSite = () => startServer(location, { ...environment, PORT: String(port) });
    const startOneConsole = () =>
      startConsole(consoleLocation, { ...consoleEnvironment, CONSOLE_PORT: String(consolePort) });
    const servers = await Promise.all([startSite(), startOneConsole()]);
    await using front = await startCaddy({
      site: [`127.0.0.1:${port}`],
      console: [`127.0.0.1:${consolePort}`],
    });
    const load = keepVisiting(front);
    await load.goesOn();
    await Promise.all([replace(servers, 0, startSite), replace(servers, 1, startOneConsole)]);
    await load.goesOn();
    expect(await load.stop()).toEqual(["console: 200", "page: 200", "sign-up: 201"]);
    expect(await compare(location, new Set(load.signedUp))).toMatchObject({ lost: 0, repeated: 0 });
    await Promise.all(servers.map((server) => server.kill()));
  },
);

test.each([
  { name: "Caddy", program: programs.caddy, startFront: startCaddy },
  { name: "nginx", program: programs.nginx, startFront: startNginx },
])(
  "behind $name two servers of each are replaced one after the other without a failed request",
  async ({ name, program, startFront }) => {
    if (program === undefined) throw new Error(`Expected ${name} to be installed.`);
    const location = { kind: "postgres" as const, url: await postgres.freshUrl() };
    const consoleLocation = { kind: "postgres" as const, url: await postgres.freshUrl() };
    const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const startSite = (place: number) =>
      startServer(location, { ...environment, PORT: String(ports[place]) });
    const startOneConsole = (place: number) =>
      startConsole(consoleLocation, { ...consoleEnvironment, CONSOLE_PORT: String(ports[2 + place]) });
    const sites = await Promise.all([startSite(0), startSite(1)]);
    const consoles = await Promise.all([startOneConsole(0), startOneConsole(1)]);
    await using front = await startFront({ site: sites.map(hostOf), console: consoles.map(hostOf) });

    const publishers = await addSites(consoleLocation, 4);
    const load = keepVisiting(front);
    const gates = keepReporting(
      publishers,
      () => ({ url: front.console }),
      (status) => load.note("batch", status),
    );
    for (const place of [0, 1]) {
      await load.goesOn();
      await Promise.all([
        replace(sites, place, () => startSite(place)),
        replace(consoles, place, () => startOneConsole(place)),
      ]);
    }
    await load.goesOn();
    const sent = await gates.finish();
    expect(await load.stop()).toEqual(["batch: 200", "console: 200", "page: 200", "sign-up: 201"]);
    expect(await compare(location, new Set(load.signedUp))).toMatchObject({ lost: 0, repeated: 0 });
    expect(await countedVisits(consoleLocation, publishers)).toBe(sent);
    await Promise.all([...sites, ...consoles].map((server) => server.kill()));
  },
);

import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseLocation } from "@octroi/database/database";
import { execute, sqlite } from "@octroi/database/testing/databases";
import { startPostgres } from "@octroi/database/testing/postgres";
import type { ServerProcess } from "@octroi/web/testing/server-process";
import { until } from "@octroi/web/testing/until";
import { expect, test } from "vitest";
import { canPair, postgresPair } from "../deploy/postgres-pair.ts";
import { type Market, openMarket, Unavailable } from "./market.ts";

/** `PAYMENTS=10000` is the law as it is written; this many take a minute and a half, most of it until the leases of killed servers end. */
const payments = Number(process.env["PAYMENTS"] || 100);
const atOnce = 6;
/** Each of them before a payment that is under way is answered. */
const kills = 4;
const half = 500_000n;

interface OpenDatabase extends AsyncDisposable {
  location: DatabaseLocation;
  /** Takes away what every server writes to, and puts in its place what has all that was acknowledged. */
  lose?(): Promise<void>;
}

interface Kind {
  name: string;
  servers: number;
  open(): Promise<OpenDatabase>;
}

const databases: Kind[] = [
  { name: "PostgreSQL, two servers", servers: 2, open: openPostgres },
  { name: "SQLite, one server", servers: 1, open: openSqlite },
];
if (canPair()) databases.push({ name: "a PostgreSQL whose primary is lost", servers: 2, open: openPair });

test.concurrent.each(databases)(
  "M1 nothing is paid twice and nothing paid is lost, on $name",
  { timeout: 3_600_000 },
  async ({ servers: count, open }) => {
    await using database: OpenDatabase = await open();
    await using market = await openMarket(database.location);
    await market.facilitator.fail({ loseOneIn: 10 });
    const servers = new Fleet(market, count);
    await servers.start();
    const statuses = new Map<number, number>();
    let begun = 0;
    let ended = 0;

    async function keepPaying(): Promise<void> {
      while (begun < payments) {
        begun += 1;
        const order = await servers.ask((server) => market.order(server));
        const signature = await market.buyer.sign(order.required);
        const times = randomInt(1, 6);
        const present = async () => {
          for (;;) {
            const { status } = await servers.ask((server) => market.pay(server, order.id, signature));
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            // While there was no database, it was kept nowhere: a client presents it again.
            if (database.lose === undefined || status !== 503) return;
            await delay(500);
          }
        };
        await Promise.all(Array.from({ length: times }, present));
        ended += 1;
      }
    }

    async function keepKilling(): Promise<void> {
      for (let killed = 1; killed <= kills; killed += 1) {
        await until(() => ended >= (payments * killed) / (kills + 1), 1_800_000);
        await servers.replace(killed % count);
      }
    }

    async function lose(): Promise<void> {
      await until(() => ended >= payments / 2, 1_800_000);
      await database.lose?.();
    }

    await Promise.all([...Array.from({ length: atOnce }, keepPaying), keepKilling(), lose()]);
    const states = async () => {
      const rows = await execute(
        database.location,
        "select state, count(*) as orders from market_order group by state",
      );
      return Object.fromEntries(rows.map((row) => [Object(row).state, Number(Object(row).orders)]));
    };
    // What a server that was killed had reserved is found by the others, or by itself.
    await until(async () => !("paying" in (await states())) && !("unknown" in (await states())), 240_000);
    // An order that was made for an answer that got lost is nobody’s.
    const { paid, quoted = 0, ...others } = await states();
    expect([paid, others]).toEqual([payments, {}]);
    expect(quoted).toBeLessThanOrEqual((kills + 1) * atOnce);
    const earned = await market.earned();
    expect(earned).toEqual({ chain: BigInt(payments) * half, books: BigInt(payments) * half });
    for (const table of ["license", "receipt"]) {
      const [row] = await execute(database.location, `select count(*) as number from ${table}`);
      expect([table, Number(Object(row).number)]).toEqual([table, payments]);
    }
    // Nobody was asked to sign again.
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(payments / 2);
    await servers.stop();
  },
);

/** Servers of which one or the other is gone at times. */
class Fleet {
  readonly #market: Pick<Market, "start">;
  readonly #servers: (ServerProcess | undefined)[];

  constructor(market: Pick<Market, "start">, count: number) {
    this.#market = market;
    this.#servers = Array.from({ length: count }, () => undefined);
  }

  async start(): Promise<void> {
    for (const place of this.#servers.keys()) this.#servers[place] = await this.#market.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server?.kill()));
  }

  /** Killed without a chance to notice, whatever it was doing. */
  async replace(place: number): Promise<void> {
    const server = this.#servers[place];
    this.#servers[place] = undefined;
    await server?.kill();
    this.#servers[place] = await this.#market.start();
  }

  /** Of any of them, until one answers. */
  async ask<Answer>(question: (server: ServerProcess) => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const server = this.#servers[randomInt(this.#servers.length)];
      try {
        if (server !== undefined) return await question(server);
      } catch (error) {
        // It was killed meanwhile: `fetch` says so with a TypeError.
        if (!(error instanceof TypeError || error instanceof Unavailable)) throw error;
      }
      await delay(50);
    }
  }
}

async function openPostgres() {
  const postgres = await startPostgres({ durable: false });
  return {
    location: { kind: "postgres" as const, url: await postgres.freshUrl() },
    [Symbol.asyncDispose]: postgres[Symbol.asyncDispose],
  };
}

async function openPair() {
  const pair = await postgresPair();
  return {
    location: { kind: "postgres" as const, url: pair.url },
    async lose() {
      await pair.primary.stop("SIGKILL");
      await pair.walk("standby", "Promoting the standby");
    },
    [Symbol.asyncDispose]: pair[Symbol.asyncDispose],
  };
}

async function openSqlite() {
  const files = await sqlite();
  return { location: await files.fresh(), [Symbol.asyncDispose]: files[Symbol.asyncDispose] };
}

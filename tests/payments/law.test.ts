import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseLocation } from "@octroi/database/database";
import { execute, sqlite } from "@octroi/database/testing/databases";
import { startPostgres } from "@octroi/database/testing/postgres";
import type { ServerProcess } from "@octroi/web/testing/server-process";
import { until } from "@octroi/web/testing/until";
import { expect, test } from "vitest";
import { sealStripeKeys } from "../../domain/payments/payee.ts";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { scriptedStripe, stripeSignature } from "../console/market/scripted-stripe.ts";
import { canPair, postgresPair } from "../deploy/postgres-pair.ts";
import { openMarket, serverSecret, Unavailable } from "./market.ts";

/** `PAYMENTS=10000` is the law as it is written; this many take a minute and a half, most of it until the leases of killed servers end. */
const payments = Number(process.env["PAYMENTS"] || 100);
const atOnce = 6;
/** Of so many payments one is by card. */
const oneByCard = 4;
/** Each of them before a payment that is under way is answered. */
const kills = 4;
const half = 500_000n;
const stripeKeys = { key: `rk_live_${"a".repeat(24)}`, webhookSecret: `whsec_${"b".repeat(32)}` };

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
    await using stripe = await scriptedStripe();
    stripe.loseOneIn(10);
    const sealed = sealStripeKeys(secretsFrom(serverSecret), market.workspace, stripeKeys);
    await market.store.payees.setStripe(market.workspace, sealed, undefined);
    const servers = new Fleet(() => market.start({ STRIPE_URL: stripe.url.href }), count);
    await servers.start();
    const statuses = new Map<number, number>();
    let begun = 0;
    let ended = 0;
    let byCard = 0;

    async function payByProgram(times: number): Promise<void> {
      const order = await servers.ask((server) => market.order(server));
      const signature = await market.buyer.sign(order.required);
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
    }

    async function payByCard(times: number): Promise<void> {
      const key = randomUUID();
      const session = await servers.ask((server) => market.checkout(server, key));
      const event = stripe.event("checkout.session.completed", stripe.pay(session));
      byCard += 1;
      // One in ten is never told, and has to be looked up.
      if (randomInt(10) === 0) return;
      const tell = () =>
        servers.ask(async ({ url }) => {
          const { status } = await fetch(new URL(`/v1/stripe/${market.workspace}`, url), {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "stripe-signature": stripeSignature(event, stripeKeys.webhookSecret, new Date()),
            },
            body: event,
          });
          // Stripe tells it again.
          if (status >= 500) throw new Unavailable();
          expect(status).toBe(200);
        });
      await Promise.all(Array.from({ length: times }, tell));
    }

    async function keepPaying(): Promise<void> {
      while (begun < payments) {
        begun += 1;
        const pay = begun % oneByCard === 0 ? payByCard : payByProgram;
        await pay(randomInt(1, 6));
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
    stripe.loseOneIn(0);
    // What a server that was killed had reserved is found by the others, or by itself; and so is what nobody was told of.
    await until(async () => {
      const { paying, unknown } = await states();
      return paying === undefined && unknown === undefined;
    }, 1_200_000);
    // An order that was made for an answer that got lost is nobody’s.
    const { paid, quoted = 0, ...others } = await states();
    expect([paid, others]).toEqual([payments, {}]);
    expect(quoted).toBeLessThanOrEqual((kills + 1) * atOnce);
    // An offer costs half a euro by card, and half a dollar on the chain.
    const { chain, books } = await market.earned();
    expect(chain).toBe(BigInt(payments - byCard) * half);
    expect(BigInt(stripe.paid()) * 10_000n).toBe(BigInt(byCard) * half);
    expect(books).toBe(BigInt(payments) * half);
    for (const table of ["license", "receipt"]) {
      const [row] = await execute(database.location, `select count(*) as number from ${table}`);
      expect([table, Number(Object(row).number)]).toEqual([table, payments]);
    }
    // Nobody was asked to sign again.
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.get(200) ?? 0).toBeGreaterThan((payments - byCard) / 2);
    await servers.stop();
  },
);

/** Servers of which one or the other is gone at times. */
class Fleet {
  readonly #start: () => Promise<ServerProcess>;
  readonly #servers: (ServerProcess | undefined)[];

  constructor(start: () => Promise<ServerProcess>, count: number) {
    this.#start = start;
    this.#servers = Array.from({ length: count }, () => undefined);
  }

  async start(): Promise<void> {
    for (const place of this.#servers.keys()) this.#servers[place] = await this.#start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server?.kill()));
  }

  /** Killed without a chance to notice, whatever it was doing. */
  async replace(place: number): Promise<void> {
    const server = this.#servers[place];
    this.#servers[place] = undefined;
    await server?.kill();
    this.#servers[place] = await this.#start();
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

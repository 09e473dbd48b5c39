import type { DatabaseLocation } from "@octroi/database/database";
import { randomFrom } from "@octroi/web/testing/random";
import { until } from "@octroi/web/testing/until";
import type { SMTPServerOptions } from "smtp-server";
import { expect } from "vitest";
import { secretsFrom } from "../../../../domain/secrets/secrets.ts";
import { startMailSender } from "../../../../server/mail/sender.ts";
import { smtpTransport } from "../../../../server/mail/transport.ts";
import type { Store } from "../../../../store/store.ts";
import { headerOf, mailServer } from "../../mail/mail-server.ts";
import { checkFigures } from "./check.ts";
import { operations } from "./operations.ts";
import { deleteFigures } from "./removals.ts";
import { batchOfPastDay } from "./visits.ts";
import { createWorld, pick, type World } from "./world.ts";

/** How many operations are under way at once. */
const lanes = 8;

/** Does so many things, the same for the same seed, on two consoles at once, and looks at what is there then. */
export async function runSideBySide(location: DatabaseLocation, seed: number, count: number): Promise<void> {
  const random = randomFrom(seed);
  await using world = await createWorld(location, random);
  const names = Object.entries(operations).flatMap(([name, [times]]) => Array(times).fill(name));
  const list = Array.from({ length: count }, () => {
    const name: string = pick(random, names);
    return { name, run: operations[name]?.[1](world) };
  });
  // Retention doubts the clock of a console that has only ever heard of visits of long ago.
  await batchOfPastDay(world)();
  await using mails = await startMails(world);
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = list.shift(); next !== undefined; next = list.shift()) {
        world.clock.forward({ ms: 500 });
        try {
          await next.run?.();
        } catch (error) {
          world.ledger.faults.push(`${next.name}: ${Object(error).code} ${error}`);
        }
      }
    }),
  );
  await mails.sent();
  const { stores, clock, ledger } = world;
  await Promise.all(stores.map(({ visits }) => visits.purge(clock.now())));
  await deleteFigures(stores, ledger);
  expect(ledger.faults).toEqual([]);
  expect(await stores[0].jobs.open(1_000)).toEqual([]);
  await checkFigures(world);
}

/** A worker of each console, and a mail server that is busy every fourth time. */
async function startMails({ stores, clock, ledger }: World) {
  let asked = 0;
  const onMailFrom: SMTPServerOptions["onMailFrom"] = (_address, _session, done) => {
    asked += 1;
    done(asked % 4 === 0 ? Object.assign(new Error("Busy"), { responseCode: 421 }) : null);
  };
  const server = await mailServer({ onMailFrom });
  const workers = stores.map((store) => startSender(store, server.url));
  return {
    /** Waits until no mail is owed, those included that a worker died with. */
    async sent() {
      await until(async () => {
        clock.forward({ ms: 500 });
        return (await stores[0].jobs.pending()) === 0;
      }, 60_000);
      await Promise.all(workers.map((worker) => worker.stop()));
      const ids = new Map<string, Set<string | undefined>>();
      for (const { to, text } of server.mails) {
        for (const address of to) {
          ids.set(address, (ids.get(address) ?? new Set()).add(headerOf(text, "Message-ID")));
        }
      }
      for (const address of ledger.mails) expect(ids.get(address)?.size, `ids of ${address}’s mail`).toBe(1);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => worker.stop()));
      for (const { transport } of workers) transport.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

function startSender(store: Store, url: URL) {
  const transport = smtpTransport(url, undefined);
  const stop = startMailSender({
    store,
    transport,
    from: "Octroi <hello@octroi.example>",
    brand: "Octroi",
    contactEmail: "contact@octroi.example",
    consoleUrl: new URL("https://app.octroi.example"),
    secrets: secretsFrom(Buffer.alloc(32, 7)),
    payouts: true,
    log: { warn() {} },
    onFailed() {},
    pace: { idleMs: 20, firstRetryMs: 10, maxRetryMs: 50 },
  });
  return { transport, stop };
}

import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseLocation } from "@octroi/database/database";
import type { Postgres } from "@octroi/database/testing/postgres";
import { keepVisiting } from "@octroi/web/testing/keep-visiting";
import { smallDisk } from "@octroi/web/testing/small-disk";
import { faultList, type TrialResult } from "@octroi/web/testing/trial-result";
import { isReady, until } from "@octroi/web/testing/until";
import { openStore } from "../../../store/store.ts";
import { startServer } from "../server-process.ts";
import { compare, keepSigningUp } from "./signups.ts";

const pages = { "/": 200, "/fr/pricing": 200, "/healthz": 200, "/en/nothing-here": 404 };

interface Fault {
  what: string;
  location: DatabaseLocation;
  fileBlocks?: number | "unlimited";
  strike(): Promise<void>;
  /** How long it lasts, once the server has noticed. */
  forMs?: number;
  mend(): Promise<void>;
}

/**
 * Lets the storage fail under load and recover. Meanwhile pages and `/healthz` answer as ever, `/readyz`
 * tells the truth, a sign-up is acknowledged and kept or answered 503, and nobody needs to restart anything.
 */
async function through({ what, location, fileBlocks, strike, forMs = 0, mend }: Fault): Promise<TrialResult> {
  const wrong = faultList();
  await using server = await startServer(
    location,
    { RATE_LIMIT: "off" },
    fileBlocks === undefined ? {} : { fileBlocks },
  );
  const signups = keepSigningUp(server, {
    clients: 8,
    name: "fault",
    onAnswer(status) {
      if (status !== 201 && status !== 503) wrong.add(`a sign-up was answered ${status}`);
    },
  });
  const visits = keepVisiting(server, pages, wrong);
  const noticed = async (what: string, isSo: () => boolean | Promise<boolean>) => {
    if (!(await until(isSo))) wrong.add(what);
  };

  await noticed("no sign-up went through before", () => signups.acknowledged.size >= 20);
  await strike();
  await noticed("/readyz went on saying ready", async () => !(await isReady(server)));
  await noticed("no sign-up was refused", () => (signups.statuses.get(503) ?? 0) > 0);
  await delay(forMs);
  await mend();
  await noticed("/readyz never said ready again", () => isReady(server));
  const before = signups.acknowledged.size;
  await noticed("no sign-up went through after", () => signups.acknowledged.size >= before + 20);

  await signups.stop();
  const visited = await visits.stop();
  if (server.ended()) wrong.add("the server ended");
  if (/@example\.com/.test(server.output())) wrong.add("an address in the log");
  await server.kill("SIGTERM");
  const { lost, repeated } = await compare(location, signups.acknowledged);
  if (repeated > 0) wrong.add(`${repeated} people on the list twice`);
  const refused = signups.statuses.get(503) ?? 0;
  return {
    what,
    done: `${signups.acknowledged.size} sign-ups, ${refused} refused`,
    requests: signups.acknowledged.size + refused + visited,
    lost,
    wrong: wrong.list(),
  };
}

async function createDatabase(location: DatabaseLocation): Promise<void> {
  await (await openStore(location)).close();
}

export async function diskFull(): Promise<TrialResult> {
  await using disk = await smallDisk(createDatabase);
  const { kind, location, fileBlocks, fill, empty } = disk;
  return await through({
    what: `no room left (${kind})`,
    location,
    fileBlocks,
    strike: fill,
    mend: empty,
  });
}

export async function readOnly(): Promise<TrialResult> {
  await using disk = await smallDisk(createDatabase);
  const { location, fileBlocks } = disk;
  return await through({
    what: "database made read-only",
    location,
    fileBlocks,
    async strike() {
      // A server that has the file open may go on writing to it, rightly. A full disk makes it open the file
      // anew, and that is when it meets the one that is read-only.
      await disk.fill();
      await disk.makeReadOnly();
    },
    async mend() {
      await disk.makeWritable();
      await disk.empty();
    },
  });
}

export async function lockedByAnother(
  location: { kind: "sqlite"; file: string },
  { forMs }: { forMs: number },
): Promise<TrialResult> {
  let other: DatabaseSync | undefined;
  return through({
    what: "database locked by another process",
    location,
    async strike() {
      other = new DatabaseSync(location.file);
      // Under load the lock is not always free at once.
      other.exec("pragma busy_timeout = 10000; begin immediate");
    },
    forMs,
    async mend() {
      other?.exec("rollback");
      other?.close();
    },
  });
}

export async function postgresAway(postgres: Postgres): Promise<TrialResult> {
  return through({
    what: "PostgreSQL stopped and started",
    location: { kind: "postgres", url: await postgres.freshUrl() },
    strike: () => postgres.stop(),
    mend: () => postgres.start(),
  });
}

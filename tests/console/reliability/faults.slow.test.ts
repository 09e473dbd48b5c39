import { sqlite } from "@octroi/database/testing/databases";
import { type Postgres, startPostgres } from "@octroi/database/testing/postgres";
import { randomFrom } from "@octroi/web/testing/random";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wrongClock } from "./clock.ts";
import { diskFull, postgresAway } from "./faults.ts";
import { rollingRestart } from "./instances.ts";
import { killAgainAndAgain } from "./kill.ts";
import { noisyNeighbor } from "./neighbor.ts";
import { everyBatchTwice } from "./twice.ts";

let files: Awaited<ReturnType<typeof sqlite>>;
let postgres: Postgres;
beforeAll(async () => {
  files = await sqlite();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres[Symbol.asyncDispose]();
  await files[Symbol.asyncDispose]();
});

const fine = { lost: 0, wrong: [] };

test("a console that is killed under load loses nothing that it acknowledged, and counts nothing twice", async () => {
  expect(await killAgainAndAgain(await files.fresh(), { rounds: 2, random: randomFrom(1) })).toMatchObject(
    fine,
  );
});

test("no room left to write: gates are told to come back, and nothing is lost once there is", async () => {
  expect(await diskFull()).toMatchObject(fine);
});

test("PostgreSQL gone and back: gates are told to come back, nothing is lost, without a restart", async () => {
  expect(await postgresAway(postgres)).toMatchObject(fine);
});

test("a batch that comes again, at once or after a restart, counts once", async () => {
  expect(await everyBatchTwice(await files.fresh(), { batches: 20 })).toMatchObject(fine);
});

test("a site that reports without end keeps nobody else’s visits out, on either database", async () => {
  for (const location of [await files.fresh(), { kind: "postgres" as const, url: await postgres.freshUrl() }])
    expect(await noisyNeighbor(location)).toMatchObject(fine);
});

test("clocks that are years off delete nothing, and count nothing today that is of another time", async () => {
  expect(await wrongClock(await files.fresh())).toMatchObject(fine);
});

test("two consoles are replaced one after the other without a failed request or a lost visit", async () => {
  const location = { kind: "postgres" as const, url: await postgres.freshUrl() };
  expect(await rollingRestart(location)).toMatchObject(fine);
});

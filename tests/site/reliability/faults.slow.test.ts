import { sqlite } from "@octroi/database/testing/databases";
import { type Postgres, startPostgres } from "@octroi/database/testing/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diskFull, lockedByAnother, postgresAway, readOnly } from "./faults.ts";
import { twoInstances } from "./instances.ts";

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

const freshPostgres = async () => ({ kind: "postgres" as const, url: await postgres.freshUrl() });
const fine = { lost: 0, wrong: [] };

test("A3 A4 no room left to write: 503, not ready, and well again once there is, with nothing lost", async () => {
  expect(await diskFull()).toMatchObject(fine);
});

test("A3 A4 a database made read-only: 503, not ready, and well again once it is writable", async () => {
  expect(await readOnly()).toMatchObject(fine);
});

test("A3 A4 a database that another process locks: 503, others are served meanwhile, and it recovers", async () => {
  expect(await lockedByAnother(await files.fresh(), { forMs: 0 })).toMatchObject(fine);
});

test("A3 A4 PostgreSQL gone: 503 and not ready; back: well again, without a restart", async () => {
  expect(await postgresAway(postgres)).toMatchObject(fine);
});

test("A3 W11 two instances keep one entry a person, share the limits, and restart without a failed request", async () => {
  expect(await twoInstances(await freshPostgres(), { people: 25 })).toMatchObject([fine, fine, fine]);
});

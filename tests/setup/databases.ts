import { sqlite } from "@octroi/database/testing/databases";
import { freshDatabase, keepExitCode, startPostgres } from "@octroi/database/testing/postgres";
import type { TestProject } from "vitest/node";
import { openStore } from "../../store/store.ts";

/** One PostgreSQL server for the run, and on it and in a file a database with today's tables, to be copied. */
export default async function setup({ provide }: Pick<TestProject, "provide">) {
  keepExitCode();
  const server = await startPostgres({ durable: false });
  // However slow the machine is.
  const address = `${server.url}?connect_timeout=150`;
  const files = await sqlite();
  const { file } = await files.empty();
  const url = await freshDatabase(address);
  await (await openStore({ kind: "sqlite", file })).close();
  await (await openStore({ kind: "postgres", url })).close();
  provide("postgres", address);
  provide("migrated", { file, name: new URL(url).pathname.slice(1) });
  return async () => {
    await files[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  };
}

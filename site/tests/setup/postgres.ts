import type { TestProject } from "vitest/node";
import { startPostgres } from "../postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The one PostgreSQL server of a run; each test takes a database of its own. */
    postgres: string;
  }
}

export default async function setup({ provide }: Pick<TestProject, "provide">) {
  // The library ends a process that has nothing left to do with 0, whatever its tests said.
  process.prependListener("beforeExit", (code) => process.exit(code));
  const server = await startPostgres();
  provide("postgres", server.url);
  return () => server[Symbol.asyncDispose]();
}

import type { TestProject } from "vitest/node";
import { keepExitCode, startPostgres } from "./postgres.ts";

export default async function setup({ provide }: Pick<TestProject, "provide">) {
  keepExitCode();
  const server = await startPostgres({ durable: false });
  // However slow the machine is.
  provide("postgres", `${server.url}?connect_timeout=150`);
  return () => server[Symbol.asyncDispose]();
}

#!/usr/bin/env node
import { run } from "./cli/run.ts";

const interrupt = new AbortController();
process.once("SIGINT", () => interrupt.abort());
process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  interrupted: interrupt.signal,
});

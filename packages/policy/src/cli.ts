#!/usr/bin/env node
import { run } from "./cli/run.ts";

process.exitCode = run(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  note: (text) => process.stderr.write(`${text}\n`),
});

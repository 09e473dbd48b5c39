#!/usr/bin/env node
import { createInterface } from "node:readline/promises";
import { run } from "./run.ts";

// Whoever reads the output may have read enough, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

process.exitCode = await run(process.argv.slice(2), {
  folder: process.cwd(),
  environment: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  note: (text) => process.stderr.write(`${text}\n`),
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
});

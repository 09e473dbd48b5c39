import type { Command, Program } from "./program.ts";

export function helpFor({ name, keeps, commands }: Program): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(44)}${summary}`);
  return [
    `Usage: npm run ${name} -- <command>`,
    "",
    ...lines,
    "",
    `Each command has its own --help. The server may be running: DATABASE_URL says where the ${keeps} is.`,
    "Exit codes: 0 done, 1 not found or failed, 2 not understood.",
    "",
  ].join("\n");
}

export function helpOn({ name }: Program, { usage, summary, options }: Command): string {
  const lines = [...Object.values(options).map(({ help }) => help), "--help               this text"];
  return [
    `Usage: npm run ${name} -- ${usage}`,
    "",
    `${summary}.`,
    "",
    ...lines.map((line) => `  ${line}`),
    "",
  ].join("\n");
}

import type { Command, Program } from "./program.ts";

export function helpFor<Store extends AsyncDisposable>({
  name,
  keeps,
  variable,
  commands,
}: Program<Store>): string {
  const all = Object.values(commands);
  const width = Math.max(...all.map(({ usage }) => usage.length)) + 2;
  const lines = all.map(({ usage, summary }) => `  ${usage.padEnd(width)}${summary}`);
  return [
    `Usage: npm run ${name} -- <command>`,
    "",
    ...lines,
    "",
    `Each command has its own --help; --version says which version this is. The server may be running: ${variable} says where the ${keeps} is.`,
    "Exit codes: 0 done, 1 not found or failed, 2 not understood.",
    "",
  ].join("\n");
}

export function helpOn<Store extends AsyncDisposable>(
  { name }: Program<Store>,
  { usage, summary, options }: Command<Store>,
): string {
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

import { parseArgs } from "node:util";
import { ConfigError } from "@octroi/web/settings";
import { readConfig } from "../config.ts";
import { openStore } from "../store/store.ts";
import { helpFor, helpOn } from "./help.ts";
import type { Action, Program, Terminal } from "./program.ts";
import { UsageError } from "./usage.ts";

export type ExitCode = 0 | 1 | 2;

/** Does what was typed, and returns the process's exit code. */
export async function run(
  program: Program,
  [name = "", ...rest]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    const action = actionFor(program, name, rest);
    if (typeof action === "string") {
      terminal.out.write(action);
      return 0;
    }
    // A missing file is an error here: an empty list at a mistyped path would hide who is on the real one.
    await using store = await openStore(readConfig(environment).database, { create: false });
    return (await action(store, terminal, new Date())) === "done" ? 0 : 1;
  } catch (error) {
    return explain(program, error, terminal);
  }
}

/** What to do, or the help that was asked for. */
function actionFor(program: Program, name: string, rest: readonly string[]): Action | string {
  const { commands } = program;
  if (name === "--help" || name === "-h" || name === "help") return helpFor(program);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new UsageError(name === "" ? "Name a command." : `There is no command “${name}”.`);
  }
  const { values, positionals } = parseArgs({
    args: [...rest],
    options: { ...command.options, help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  });
  if (values.help) return helpOn(program, command);
  const surplus = positionals[command.operand === undefined ? 0 : 1];
  if (surplus !== undefined) throw new UsageError(`${name} does not take “${surplus}”.`);
  return command.prepare(values, positionals[0]);
}

function explain({ name }: Program, error: unknown, { err }: Terminal): ExitCode {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  // Whoever reads our output, such as `head`, had enough of it.
  if (code === "EPIPE" || code === "ERR_STREAM_PREMATURE_CLOSE") return 0;
  if (error instanceof UsageError || code.startsWith("ERR_PARSE_ARGS")) {
    const hint = `Run \`npm run ${name} -- --help\` to list the commands.`;
    err.write(`${error instanceof Error ? error.message : ""}\n${hint}\n`);
    return 2;
  }
  if (code === "EEXIST") {
    err.write("That file already exists; it was left untouched.\n");
  } else if (code === "ENOENT") {
    err.write(`There is no ${name} there yet: start the server once, or correct DATABASE_URL.\n`);
  } else if (isReadOnly(error)) {
    err.write(
      `The ${name} cannot be opened for writing: check who owns the file that DATABASE_URL names, its folder and its disk.\n`,
    );
  } else if (error instanceof ConfigError) {
    err.write(`${error.message}\n`);
  } else {
    const reason = error instanceof Error && error.message !== "" ? error.message : code;
    err.write(`The ${name} is unavailable: ${reason}\n`);
  }
  return 1;
}

/** SQLite's READONLY and CANTOPEN: even reading needs to write, to the log beside the file. */
function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  return typeof error.errcode === "number" && [8, 14].includes(error.errcode & 0xff);
}

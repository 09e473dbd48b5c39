import { parseArgs } from "node:util";
import { helpAbout, helpFor, helpOn } from "./help.ts";
import type { Action, Program, Terminal } from "./program.ts";
import { CommandError, UsageError } from "./usage.ts";

export type ExitCode = 0 | 1 | 2;

/** Does what was typed, and returns the process's exit code. */
export async function run<Store extends AsyncDisposable>(
  program: Program<Store>,
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
    const open = settingsOf(program, environment, terminal);
    if (open === undefined) return 1;
    await using store = await open();
    return (await action(store, terminal, new Date())) === "done" ? 0 : 1;
  } catch (error) {
    return explain(program, error, terminal);
  }
}

function settingsOf<Store extends AsyncDisposable>(
  program: Program<Store>,
  environment: Readonly<Record<string, string | undefined>>,
  { err }: Terminal,
): (() => Promise<Store>) | undefined {
  try {
    return program.open(environment);
  } catch (error) {
    err.write(`${error instanceof Error ? error.message : error}\n`);
    return undefined;
  }
}

/** What to do, or the help that was asked for. */
function actionFor<Store extends AsyncDisposable>(
  program: Program<Store>,
  name: string,
  rest: readonly string[],
): Action<Store> | string {
  const { commands, subjects } = program;
  if (name === "--version" || name === "version") return `${program.version}\n`;
  if (name === "--help" || name === "-h" || name === "help") return helpFor(program);
  const subject = `${name} ${rest[0]}`;
  if (Object.hasOwn(commands, subject)) return prepared(program, subject, rest.slice(1));
  if (Object.hasOwn(subjects, name)) {
    const [action] = rest;
    if (action === "--help" || action === "-h") return helpAbout(program, name);
    throw new UsageError(
      action === undefined ? `Name a command of ${name}.` : `There is no command “${subject}”.`,
    );
  }
  return prepared(program, name, rest);
}

function prepared<Store extends AsyncDisposable>(
  program: Program<Store>,
  name: string,
  rest: readonly string[],
): Action<Store> | string {
  const { commands } = program;
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
  const surplus = positionals[command.maxOperands ?? 0];
  if (surplus !== undefined) throw new UsageError(`${name} does not take “${surplus}”.`);
  return command.prepare(values, ...positionals);
}

function explain(
  { name, keeps, variable }: Pick<Program<AsyncDisposable>, "name" | "keeps" | "variable">,
  error: unknown,
  { err }: Terminal,
): ExitCode {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  // Whoever reads our output, such as `head`, had enough of it.
  if (code === "EPIPE" || code === "ERR_STREAM_PREMATURE_CLOSE") return 0;
  if (error instanceof UsageError || code.startsWith("ERR_PARSE_ARGS")) {
    const hint = `Run \`npm run ${name} -- --help\` to list the commands.`;
    err.write(`${error instanceof Error ? error.message : ""}\n${hint}\n`);
    return 2;
  }
  if (error instanceof CommandError) {
    err.write(`${error.message}\n`);
  } else if (code === "EEXIST") {
    err.write("That file already exists; it was left untouched.\n");
  } else if (code === "ENOENT") {
    err.write(`There is no ${keeps} there yet: start the server once, or correct ${variable}.\n`);
  } else if (isReadOnly(error)) {
    err.write(
      `The ${keeps} cannot be opened for writing: check who owns the file that ${variable} names, its folder and its disk.\n`,
    );
  } else {
    const reason = error instanceof Error && error.message !== "" ? error.message : code;
    err.write(`The ${keeps} is unavailable: ${reason}\n`);
  }
  return 1;
}

/** SQLite's READONLY and CANTOPEN: even reading needs to write, to the log beside the file. */
function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  return typeof error.errcode === "number" && [8, 14].includes(error.errcode & 0xff);
}

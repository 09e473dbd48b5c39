import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../config.ts";
import { openStore } from "../store/store.ts";
import { type Action, commands } from "./commands.ts";
import { helpFor, helpOn } from "./help.ts";
import { UsageError } from "./usage.ts";

process.exitCode = await run(process.argv.slice(2));

async function run([name = "", ...rest]: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const action = actionFor(name, rest);
    if (typeof action === "string") {
      process.stdout.write(action);
      return 0;
    }
    return await act(action);
  } catch (error) {
    return explain(error);
  }
}

/** What to do, or the help that was asked for. */
function actionFor(name: string, rest: readonly string[]): Action | string {
  if (name === "--help" || name === "-h" || name === "help") return helpFor(commands);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new UsageError(name === "" ? "Name a command." : `There is no command “${name}”.`);
  }
  const { values, positionals } = parseArgs({
    args: [...rest],
    options: { ...command.options, help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  });
  if (values.help) return helpOn(command);
  const surplus = positionals[command.operand === undefined ? 0 : 1];
  if (surplus !== undefined) throw new UsageError(`${name} does not take “${surplus}”.`);
  return command.prepare(values, positionals[0]);
}

async function act(action: Action): Promise<0 | 1> {
  // A missing file is an error here: an empty list at a mistyped path would hide who is on the real one.
  await using store = await openStore(readConfig(process.env).database, { create: false });
  const outcome = await action(store.waitlist, { out: process.stdout, err: process.stderr }, new Date());
  return outcome === "done" ? 0 : 1;
}

function explain(error: unknown): 0 | 1 | 2 {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  // Whoever reads our output, such as `head`, had enough of it.
  if (code === "EPIPE" || code === "ERR_STREAM_PREMATURE_CLOSE") return 0;
  if (error instanceof UsageError || code.startsWith("ERR_PARSE_ARGS")) {
    const hint = "Run `npm run waitlist -- --help` to see what there is.";
    process.stderr.write(`${error instanceof Error ? error.message : ""}\n${hint}\n`);
    return 2;
  }
  if (code === "ENOENT") {
    process.stderr.write("There is no waitlist there yet: start the server once, or correct DATABASE_URL.\n");
  } else if (error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    const reason = error instanceof Error && error.message !== "" ? error.message : code;
    process.stderr.write(`The waitlist is unavailable: ${reason}\n`);
  }
  return 1;
}

import { presetNames } from "../presets.ts";
import { checkFiles } from "./check.ts";
import { explain } from "./explain.ts";
import { initPolicy } from "./init.ts";
import { printForm, printNames } from "./print.ts";
import { exitCodes, type Terminal, UsageError } from "./terminal.ts";
import { version } from "./version.ts";

const usage = `Usage:
  npx @octroi/policy init [FILE] --origin ORIGIN [--preset NAME]   writes a policy to begin with; NAME: ${presetNames.join(", ")}
  npx @octroi/policy check FILE… [--strict] [--json]     whether policies can be read; --strict: warnings fail too
  npx @octroi/policy print FILE --as FORM [--out DIR]    what a policy becomes; FORM: ${printNames.join(", ")}
  npx @octroi/policy explain FILE --crawler NAME --path PATH [--identity verified|outside|unverifiable]

Exit codes: 0 all is well, 1 a policy has errors, 2 the command cannot be understood or a file not read.`;

type Command = (args: readonly string[], terminal: Terminal) => number;

const commands: Readonly<Record<string, Command>> = {
  init: initPolicy,
  check: checkFiles,
  print: printForm,
  explain,
};

/** Runs a command and returns the exit code. */
export function run([name = "", ...args]: readonly string[], terminal: Terminal): number {
  if (name === "help" || name === "--help" || name === "-h") {
    terminal.print(usage);
    return exitCodes.ok;
  }
  if (name === "--version") {
    terminal.print(version);
    return exitCodes.ok;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    terminal.note(name === "" ? usage : `octroi-policy: there is no command “${name}”.\n\n${usage}`);
    return exitCodes.usage;
  }
  try {
    return command(args, terminal);
  } catch (error) {
    // Errors of `parseArgs` are the caller's too, and say what is wrong.
    if (!(error instanceof UsageError || (error instanceof TypeError && "code" in error))) throw error;
    terminal.note(`octroi-policy: ${error.message}`);
    return exitCodes.usage;
  }
}

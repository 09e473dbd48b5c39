import { parseArgs } from "node:util";
import type { PolicyProblem } from "../parse.ts";
import { parseFile } from "./read-file.ts";
import { exitCodes, type Terminal, UsageError } from "./terminal.ts";

interface CheckedFile {
  readonly file: string;
  readonly errors: readonly PolicyProblem[];
  readonly warnings: readonly PolicyProblem[];
}

/** `check FILE…`: whether policies can be read, for a build that has to fail where they cannot. */
export function checkFiles(args: readonly string[], terminal: Terminal): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { strict: { type: "boolean" }, json: { type: "boolean" } },
  });
  if (positionals.length === 0) throw new UsageError("check takes the files to check.");
  const checked = positionals.map(checkFile);
  if (values.json) terminal.print(JSON.stringify(checked, null, 2));
  else for (const line of checked.flatMap(linesOf)) terminal.print(line);
  const fails = checked.some(
    ({ errors, warnings }) => errors.length > 0 || (values.strict === true && warnings.length > 0),
  );
  return fails ? exitCodes.errors : exitCodes.ok;
}

function checkFile(file: string): CheckedFile {
  const parsed = parseFile(file);
  return parsed.ok
    ? { file, errors: [], warnings: parsed.warnings }
    : { file, errors: parsed.errors, warnings: [] };
}

function linesOf({ file, errors, warnings }: CheckedFile): readonly string[] {
  const line = (level: string, { path, message }: PolicyProblem) =>
    `${file}: ${level}: ${`${path} ${message}`.trim()}`;
  if (errors.length + warnings.length === 0) return [`${file}: ok`];
  return [...errors.map((each) => line("error", each)), ...warnings.map((each) => line("warning", each))];
}

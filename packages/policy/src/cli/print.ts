import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { type OutputName, outputs } from "../outputs.ts";
import { policyIn } from "./read-file.ts";
import { exitCodes, type Terminal, UsageError } from "./terminal.ts";

/** The forms by the names of their files, where they have one of their own. */
const otherNames: Readonly<Record<string, OutputName>> = {
  "robots.txt": "robots-txt",
  "license.xml": "rsl",
  "tdmrep.json": "tdmrep",
};

/** What a policy has to hold for a form that it may have nothing for. */
const missing: Readonly<Partial<Record<OutputName, string>>> = {
  rsl: "It would have to name a license, as license.url.",
  tdmrep: "It would have to reserve something, as mining.reservations.",
  "html-meta": "It would have to name a license, as license.url.",
};

const outputNames = Object.keys(outputs).filter((name): name is OutputName => name in outputs);

export const printNames: readonly string[] = outputNames.map((name) =>
  name === "robots-txt" ? "robots.txt" : name,
);

/** `print FILE --as FORM`: the files that a policy becomes, and on the error output what they cannot say. */
export function printForm(args: readonly string[], terminal: Terminal): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { as: { type: "string" }, out: { type: "string" } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError("print takes one file.");
  const form = formNamed(values.as);
  const policy = policyIn(file, terminal);
  if (typeof policy === "number") return policy;
  const { files, notes } = outputs[form].print(policy);
  for (const { path, text } of files) {
    if (values.out === undefined) terminal.print((files.length > 1 ? `# ${path}\n` : "") + text.trimEnd());
    else terminal.print(written(join(values.out, path === "/" ? "headers" : path), text));
  }
  if (files.length === 0) {
    terminal.note(`Nothing is printed: the policy says nothing as ${form}. ${missing[form] ?? ""}`.trimEnd());
  }
  for (const { kind, en, rules = [] } of notes) {
    terminal.note(`${kind}: ${en}${rules.length > 0 ? ` (rules ${rules.join(", ")})` : ""}`);
  }
  return exitCodes.ok;
}

function formNamed(name: string | undefined): OutputName {
  const form = outputNames.find((each) => each === (otherNames[name ?? ""] ?? name));
  if (form !== undefined) return form;
  throw new UsageError(`--as takes one of ${printNames.join(", ")}.`);
}

function written(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

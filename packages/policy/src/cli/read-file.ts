import { readFileSync } from "node:fs";
import { nearestName, type ParsedPolicy, parsePolicy } from "../parse.ts";
import type { Policy } from "../policy.ts";
import { jsonErrorIn } from "./json-error.ts";
import { exitCodes, type Terminal, UsageError } from "./terminal.ts";

/** The policy in a file, and what is wrong with it. A file that cannot be read is the caller's mistake. */
export function parseFile(file: string): ParsedPolicy {
  const text = textOf(file).replace(/^\uFEFF/, "");
  const place = jsonErrorIn(text);
  if (place === undefined) return parsePolicy(text, nearestName);
  return {
    ok: false,
    errors: [{ path: "", message: `is not JSON: see line ${place.line}, column ${place.column}.` }],
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`there is no file “${file}” that can be read.`);
  }
}

/** The policy, after its warnings were printed; the exit code where it has errors. */
export function policyIn(file: string, terminal: Terminal): Policy | number {
  const parsed = parseFile(file);
  if (parsed.ok) {
    for (const { path, message } of parsed.warnings) terminal.note(`${file}: warning: ${path} ${message}`);
    return parsed.policy;
  }
  for (const { path, message } of parsed.errors) terminal.note(`${file}: ${`${path} ${message}`.trim()}`);
  return exitCodes.errors;
}

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Policy } from "@octroi/policy";
import type { LogFile } from "../analyze.ts";
import { logFile } from "../node.ts";

/** The files that the arguments name: `-` is the standard input, a folder the files in it. */
export function logFilesAt(paths: readonly string[], stdin: AsyncIterable<Uint8Array>): LogFile[] {
  return paths.flatMap((path) => {
    if (path === "-") return [{ name: "standard input", stream: () => stdin }];
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) throw new RangeError(`there is no file “${path}”`);
    if (!found.isDirectory()) return [logFile(path)];
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => logFile(join(path, entry.name)))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  });
}

/** The policy in a file, and warnings about what does nothing in it. Throws an error that names what is wrong. */
export async function policyIn(path: string, warn: (warning: string) => void): Promise<Policy> {
  // Loaded where it is needed: it knows every crawler and every form a policy is written in.
  const { nearestName, parsePolicy } = await import("@octroi/policy");
  const parsed = parsePolicy(jsonIn(path), nearestName);
  if (parsed.ok) {
    for (const warning of parsed.warnings) warn(`${path}: ${warning.path} ${warning.message}`);
    return parsed.policy;
  }
  const errors = parsed.errors.map((error) => `${error.path || "policy"}: ${error.message}`);
  throw new RangeError(`${path} is not a policy. ${errors.join("; ")}`);
}

function jsonIn(path: string): unknown {
  const text = readFileSync(path, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Node names the line, but not where the file ends too early.
    const line = /line (\d+)/.exec(reason)?.[1] ?? text.trimEnd().split("\n").length;
    throw new SyntaxError(`${path}:${line} is not JSON: ${reason}`, { cause: error });
  }
}

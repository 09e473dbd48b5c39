import type { LicenseKeySet } from "./licenses/keys.ts";
import type { Mode } from "./mode.ts";
import type { GateOptions } from "./options.ts";

/** The variables of an environment, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/**
 * What the environment says, where the options are silent: `OCTROI_POLICY` (JSON, or the path of a file),
 * `OCTROI_MODE`, `OCTROI_LICENSE_KEYS` and `OCTROI_AGENT_KEYS` (JSON), `OCTROI_REPORT` (an address),
 * `OCTROI_ADDRESS_HEADER`, `OCTROI_SELF_REPORT` (`off`). The policy is looked for in `octroi.policy.json` last.
 */
export function withEnvironment(
  options: GateOptions,
  defaults: GateOptions = {},
  variables: Variables = processVariables(),
): GateOptions {
  const read = (name: string) => textOf(variables[`OCTROI_${name}`]);
  return {
    ...defaults,
    ...options,
    policy: options.policy ?? policyFrom(read("POLICY")),
    // A word that is no mode is told where the options are read.
    mode: options.mode ?? (read("MODE") as Mode | undefined),
    licenseKeys: options.licenseKeys ?? keysFrom(read("LICENSE_KEYS")),
    agentKeys: options.agentKeys ?? agentKeysFrom(read("AGENT_KEYS")),
    report: options.report ?? read("REPORT"),
    addressHeader: options.addressHeader ?? read("ADDRESS_HEADER") ?? defaults.addressHeader,
    selfReport: options.selfReport ?? read("SELF_REPORT") !== "off",
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function policyFrom(text: string | undefined): unknown {
  if (text?.trimStart().startsWith("{")) return text;
  const file = fileText(text ?? "octroi.policy.json");
  if (file === undefined && text !== undefined) throw new Error(`There is no policy in “${text}”.`);
  return file;
}

function keysFrom(text: string | undefined): GateOptions["licenseKeys"] {
  return text === undefined ? undefined : keySetOf(JSON.parse(text));
}

function agentKeysFrom(text: string | undefined): GateOptions["agentKeys"] {
  if (text === undefined) return undefined;
  const sets = Object.entries<unknown>(JSON.parse(text));
  return Object.fromEntries(sets.map(([agent, set]) => [agent, keySetOf(set)]));
}

function keySetOf(value: unknown): LicenseKeySet {
  if (typeof value === "object" && value !== null && "keys" in value && Array.isArray(value.keys)) {
    return { keys: value.keys };
  }
  throw new Error('Keys are given as a set: { "keys": […] }.');
}

/** Runtimes without a process, or that keep its variables from us, have none. */
function processVariables(): Variables {
  try {
    return globalThis.process?.env ?? {};
  } catch {
    return {};
  }
}

/** Asked for at run time, so that no bundler for a runtime without files stumbles over the import. */
function fileText(path: string): string | undefined {
  try {
    return globalThis.process?.getBuiltinModule?.("node:fs").readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

import type { LicenseKeySet } from "./licenses/keys.ts";
import type { Mode } from "./mode.ts";
import type { GateOptions } from "./options.ts";
import { type Failed, readAgentKeys, readKeySet, readMode, readPolicy } from "./read-options.ts";
import type { AgentKeys } from "./signatures.ts";

/** The variables of an environment, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/**
 * What the environment says, where the options are silent: `OCTROI_KEY`, `OCTROI_POLICY` (JSON, or the path of a file),
 * `OCTROI_MODE`, `OCTROI_LICENSE_KEYS` and `OCTROI_AGENT_KEYS` (JSON), `OCTROI_REPORT` (an address),
 * `OCTROI_ADDRESS_HEADER`, `OCTROI_POLICY_STORE` (a folder, or `off`), `OCTROI_SELF_REPORT` and `OCTROI_PEOPLE` (`off`).
 * The policy is looked for in `octroi.policy.json` last. A
 * variable that cannot be read is reported by its name, and the others count all the same.
 */
export function withEnvironment(
  options: GateOptions,
  defaults: GateOptions,
  variables: Variables,
  failed: Failed,
): GateOptions {
  const read = (name: string) => textOf(variables[`OCTROI_${name}`]);
  return {
    ...defaults,
    ...options,
    key: options.key ?? read("KEY"),
    policy: options.policy ?? policyFrom(read("POLICY"), failed),
    policyStore: options.policyStore ?? read("POLICY_STORE") ?? defaults.policyStore ?? ".octroi",
    mode: options.mode ?? modeFrom(read("MODE"), failed),
    licenseKeys: options.licenseKeys ?? licenseKeysFrom(read("LICENSE_KEYS"), failed),
    agentKeys: options.agentKeys ?? agentKeysFrom(read("AGENT_KEYS"), failed),
    report: options.report ?? reportFrom(read("REPORT"), failed),
    addressHeader: options.addressHeader ?? read("ADDRESS_HEADER") ?? defaults.addressHeader,
    selfReport: options.selfReport ?? isOn("OCTROI_SELF_REPORT", read("SELF_REPORT"), failed),
    people: options.people ?? isOn("OCTROI_PEOPLE", read("PEOPLE"), failed),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function policyFrom(text: string | undefined, failed: Failed): unknown {
  if (text?.startsWith("{")) return readPolicy(text, "OCTROI_POLICY", failed);
  const path = text ?? "octroi.policy.json";
  const json = fileText(path);
  if (json !== undefined) return readPolicy(json, path, failed);
  if (text !== undefined) {
    failed(
      new Error(`OCTROI_POLICY: expected a policy as JSON or the path of a file, found no file ${path}.`),
    );
  }
  return undefined;
}

function modeFrom(text: string | undefined, failed: Failed): Mode | undefined {
  return text === undefined ? undefined : readMode(text.toLowerCase(), "OCTROI_MODE", failed);
}

function licenseKeysFrom(text: string | undefined, failed: Failed): LicenseKeySet | undefined {
  return text === undefined ? undefined : readKeySet(jsonOf(text), "OCTROI_LICENSE_KEYS", failed);
}

function agentKeysFrom(text: string | undefined, failed: Failed): AgentKeys | undefined {
  return text === undefined ? undefined : readAgentKeys(jsonOf(text), "OCTROI_AGENT_KEYS", failed);
}

function reportFrom(text: string | undefined, failed: Failed): string | undefined {
  if (text === undefined || (/^https?:/.test(text) && URL.canParse(text))) return text;
  failed(
    new Error(
      "OCTROI_REPORT: expected an address that begins with https:// or http://. Visits are not reported.",
    ),
  );
  return undefined;
}

function isOn(name: string, text: string | undefined, failed: Failed): boolean {
  if (text !== undefined && text !== "off" && text !== "on") {
    failed(new Error(`${name}: expected off or on, found “${text}”. It is on.`));
  }
  return text !== "off";
}

/** Null, which no setting may be, where the text is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Runtimes without a process, or that keep its variables from us, have none. */
export function processVariables(): Variables {
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

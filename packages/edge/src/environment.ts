import type { GateOptions } from "./options.ts";
import { type Failed, readAgentKeys, readKeySet, readMode, readPolicy } from "./read-options.ts";

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
  const read = <Read>(name: string, as: ReadVariable<Read>): Read | undefined => {
    const variable = `OCTROI_${name}`;
    const text = textOf(variables[variable]);
    return text === undefined ? undefined : as(text, variable, failed);
  };
  return {
    ...defaults,
    ...options,
    key: options.key ?? read("KEY", asItIs),
    policy: options.policy ?? policyFrom(read("POLICY", asItIs), failed),
    policyStore: options.policyStore ?? read("POLICY_STORE", asItIs) ?? defaults.policyStore ?? ".octroi",
    mode: options.mode ?? read("MODE", readMode),
    licenseKeys: options.licenseKeys ?? read("LICENSE_KEYS", fromJson(readKeySet)),
    agentKeys: options.agentKeys ?? read("AGENT_KEYS", fromJson(readAgentKeys)),
    report: options.report ?? read("REPORT", readReportAddress),
    addressHeader: options.addressHeader ?? read("ADDRESS_HEADER", asItIs) ?? defaults.addressHeader,
    selfReport: options.selfReport ?? read("SELF_REPORT", readSwitch),
    people: options.people ?? read("PEOPLE", readSwitch),
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

/** What a variable comes to, by its text. */
type ReadVariable<Read> = (text: string, name: string, failed: Failed) => Read;

const asItIs = (text: string) => text;

function fromJson<Read>(as: (value: unknown, name: string, failed: Failed) => Read): ReadVariable<Read> {
  return (text, name, failed) => as(jsonOf(text), name, failed);
}

function readReportAddress(text: string, name: string, failed: Failed): string | undefined {
  if (/^https?:/.test(text) && URL.canParse(text)) return text;
  failed(
    new Error(`${name}: expected an address that begins with https:// or http://. Visits are not reported.`),
  );
  return undefined;
}

function readSwitch(text: string, name: string, failed: Failed): boolean {
  if (text !== "off" && text !== "on") {
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
    return globalThis.process.getBuiltinModule("node:fs").readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

import { type Policy, parsePolicy } from "@octroi/policy";
import { parseSiteKey, type SiteKey } from "./console/site-key.ts";
import type { LicenseKeySet } from "./licenses/keys.ts";
import { type Mode, modes } from "./mode.ts";
import type { GateOptions } from "./options.ts";
import { isRecord } from "./record.ts";
import type { AgentKeys } from "./signatures.ts";

/**
 * What each option comes to. One that is wrong is reported by the name under which it was given, with what follows
 * from it, and replaced by what does the least harm: it must not switch off the others.
 */
export type Failed = (error: unknown) => void;

/** Says nothing of what it found: all of a key is secret, or next to it. */
export function readSiteKey(value: unknown, name: string, failed: Failed): SiteKey | undefined {
  const key = parseSiteKey(value);
  if (key === undefined) {
    failed(
      new Error(
        `${name}: expected the address that the console shows, https://<site>:<secret>@<console>/<public key>, here or in OCTROI_KEY. Nothing is reported to the console, and its policy is not followed.`,
      ),
    );
  }
  return key;
}

export function readMode(value: unknown, name: string, failed: Failed): Mode {
  const mode = modes.find((each) => each === String(value).toLowerCase());
  if (mode !== undefined) return mode;
  failed(
    new Error(
      `${name}: expected observe, enforce or off, found “${value}”. The gate observes: nothing is enforced.`,
    ),
  );
  return "observe";
}

export function readPolicy(
  value: unknown,
  name: string,
  failed: Failed,
  consequence = "Nothing is enforced.",
): Policy | undefined {
  const parsed = parsePolicy(value);
  if (parsed.ok) {
    for (const { path, message } of parsed.warnings) failed(new Error(`${name}: ${path} ${message}`));
    return parsed.policy;
  }
  const [first] = parsed.errors;
  const others = parsed.errors.length > 1 ? ` (${parsed.errors.length - 1} more)` : "";
  failed(new Error(`${name}: ${`${first?.path} ${first?.message}`.trim()}${others} ${consequence}`));
  return undefined;
}

export function readKeySet(value: unknown, name: string, failed: Failed): LicenseKeySet {
  if (isKeySet(value)) return value;
  failed(new Error(`${name}: expected public keys as {"keys":[…]}. No license is valid.`));
  return { keys: [] };
}

export function readAgentKeys(value: unknown, name: string, failed: Failed): AgentKeys {
  if (isAgentKeys(value)) return value;
  failed(
    new Error(
      `${name}: expected public keys by agent, as {"https://agent.example":{"keys":[…]}}. Those that agents publish are fetched.`,
    ),
  );
  return {};
}

export function readHosts(value: unknown, name: string, failed: Failed): readonly string[] {
  if (Array.isArray(value) && value.every((host) => typeof host === "string")) return value;
  failed(new Error(`${name}: expected a list of host names. Signatures count for the policy’s host alone.`));
  return [];
}

/** The header's name in lower case; null, where it is wrong: no address is known then, and nobody looks forged. */
export function readAddressHeader(value: unknown, name: string, failed: Failed): string | null {
  if (typeof value === "string" && /^[\w!#$%&'*+.^`|~-]+$/.test(value)) return value.toLowerCase();
  failed(
    new Error(
      `${name}: expected the name of a header, here or in OCTROI_ADDRESS_HEADER. No address can be verified.`,
    ),
  );
  return null;
}

export function readAnswerHeaders(
  value: NonNullable<GateOptions["answerHeaders"]>,
  failed: Failed,
): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(new Headers(value));
  } catch (error) {
    failed(new Error(`answerHeaders: expected headers that can be sent. None is added. ${error}`));
    return {};
  }
}

function isAgentKeys(value: unknown): value is AgentKeys {
  return isRecord(value) && Object.values(value).every(isKeySet);
}

export function isKeySet(value: unknown): value is LicenseKeySet {
  return isRecord(value) && Array.isArray(value["keys"]);
}

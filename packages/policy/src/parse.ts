import { At, list, members, optional, type PolicyError } from "./parse/at.ts";
import { readPaths } from "./parse/path.ts";
import { readRules } from "./parse/rule.ts";
import { readAddress, readContact, readOrigin, readText } from "./parse/text.ts";
import { readBoolean } from "./parse/who.ts";
import type { License, Mining, Policy, Reservation, Site } from "./policy.ts";
import { limits } from "./policy.ts";

export type { PolicyError } from "./parse/at.ts";

export type ParsedPolicy =
  | { readonly ok: true; readonly policy: Policy }
  | { readonly ok: false; readonly errors: readonly PolicyError[] };

/** The most text that is read: ten times what a policy at every other limit needs. */
const longestText = 4 * 1024 * 1024;

/**
 * Reads a policy from a value or from JSON text. Never throws: every error names its place and what is expected.
 *
 * @example
 * const parsed = parsePolicy(await readFile("octroi.policy.json", "utf8"));
 * if (!parsed.ok) throw new Error(parsed.errors.map(({ path, message }) => `${path} ${message}`).join("\n"));
 */
export function parsePolicy(value: unknown): ParsedPolicy {
  const at = new At();
  const policy = typeof value === "string" ? readJson(value, at) : readPolicy(value, at);
  return policy !== undefined && at.errors.length === 0
    ? { ok: true, policy }
    : { ok: false, errors: at.errors };
}

function readJson(text: string, at: At): Policy | undefined {
  if (text.length > longestText) return at.fail("is longer than 4 MB.");
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return at.fail("is not JSON.");
  }
  return readPolicy(value, at);
}

function readPolicy(value: unknown, at: At): Policy | undefined {
  const policy = members(value, at, ["$schema", "version", "site", "rules", "mining", "license"]);
  if (policy === undefined) return undefined;
  if (policy.version !== 1) return at.member("version").fail("must be 1: this is the only version there is.");
  const site = readSite(policy.site, at.member("site"));
  const rules = readRules(policy.rules, at.member("rules"));
  const mining = optional(policy.mining, at.member("mining"), readMining);
  const license = optional(policy.license, at.member("license"), readLicense);
  if (site === undefined || rules === undefined) return undefined;
  return { version: 1, site, rules, ...(mining && { mining }), ...(license && { license }) };
}

function readSite(value: unknown, at: At): Site | undefined {
  const site = members(value, at, ["origin", "name", "contact", "sitemaps"]);
  if (site === undefined) return undefined;
  const origin = readOrigin(site.origin, at.member("origin"));
  const name = optional(site.name, at.member("name"), readText);
  const contact = optional(site.contact, at.member("contact"), readContact);
  const sitemaps = optional(site.sitemaps, at.member("sitemaps"), (each, here) =>
    list(each, here, limits.names, readAddress),
  );
  if (origin === undefined) return undefined;
  return { origin, ...(name && { name }), ...(contact && { contact }), ...(sitemaps && { sitemaps }) };
}

function readMining(value: unknown, at: At): Mining | undefined {
  const mining = members(value, at, ["reservations", "policy"]);
  if (mining === undefined) return undefined;
  const reservations = list(mining.reservations, at.member("reservations"), limits.rules, readReservation);
  const policy = optional(mining.policy, at.member("policy"), readAddress);
  return reservations && { reservations, ...(policy && { policy }) };
}

function readReservation(value: unknown, at: At): Reservation | undefined {
  const reservation = members(value, at, ["paths", "reserved"]);
  if (reservation === undefined) return undefined;
  const paths = optional(reservation.paths, at.member("paths"), readPaths);
  const reserved = readBoolean(reservation.reserved, at.member("reserved"));
  return reserved === undefined ? undefined : { ...(paths && { paths }), reserved };
}

function readLicense(value: unknown, at: At): License | undefined {
  const license = members(value, at, ["url", "terms", "contact"]);
  if (license === undefined) return undefined;
  const url = readAddress(license.url, at.member("url"));
  const terms = optional(license.terms, at.member("terms"), readAddress);
  const contact = optional(license.contact, at.member("contact"), readContact);
  return url === undefined ? undefined : { url, ...(terms && { terms }), ...(contact && { contact }) };
}

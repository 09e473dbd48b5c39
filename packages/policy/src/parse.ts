import { At, list, object, oneOf, type PolicyProblem, type Read } from "./parse/at.ts";
import { readCrawlers } from "./parse/crawlers.ts";
import { type SuggestName, warnAboutNames } from "./parse/names.ts";
import { readPaths } from "./parse/path.ts";
import { readRules } from "./parse/rule.ts";
import { readAddress, readContact, readOrigin, readText } from "./parse/text.ts";
import { readBoolean } from "./parse/who.ts";
import type { License, Market, Mining, Policy, Reservation, Site } from "./policy.ts";
import { limits, statementPlaces } from "./policy.ts";

export type { PolicyProblem } from "./parse/at.ts";
export type { SuggestName } from "./parse/names.ts";
export { nearestName } from "./parse/nearest-name.ts";

export type ParsedPolicy =
  | {
      readonly ok: true;
      readonly policy: Policy;
      /** What does nothing, such as a name that nobody bears: the rest of the policy holds. */
      readonly warnings: readonly PolicyProblem[];
    }
  | { readonly ok: false; readonly errors: readonly PolicyProblem[] };

/** The most text that is read: ten times what a policy at every other limit needs. */
const maxTextLength = 4 * 1024 * 1024;

/**
 * Reads a policy from a value or from JSON text. Never throws: every error names its place and what is expected.
 *
 * @param suggest `nearestName`, where warnings about unknown names shall say which one was probably meant.
 *
 * @example
 * const parsed = parsePolicy(await readFile("octroi.policy.json", "utf8"));
 * if (!parsed.ok) throw new Error(parsed.errors.map(({ path, message }) => `${path} ${message}`).join("\n"));
 */
export function parsePolicy(value: unknown, suggest?: SuggestName): ParsedPolicy {
  const at = new At();
  const policy = typeof value === "string" ? readJson(value, at) : readPolicy(value, at);
  if (policy === undefined || at.errors.length > 0) return { ok: false, errors: at.errors };
  warnAboutNames(policy, at, suggest);
  return { ok: true, policy, warnings: at.warnings };
}

function readJson(text: string, at: At): Policy | undefined {
  if (text.length > maxTextLength) return at.fail("is longer than 4 MB.");
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return at.fail(`is not JSON. ${error}.`);
  }
  return readPolicy(value, at);
}

function readPolicy(value: unknown, at: At): Policy | undefined {
  const policy = object(
    value,
    at,
    { version: readVersion, site: readSite, rules: readRules },
    {
      $schema: (value) => value,
      crawlers: readCrawlers,
      mining: readMining,
      license: readLicense,
      market: readMarket,
      statements: readStatements,
    },
  );
  if (policy === undefined) return undefined;
  const { $schema: _, ...rest } = policy;
  return rest;
}

function readVersion(value: unknown, at: At): 1 | undefined {
  return value === 1 ? value : at.fail("must be 1: this is the only version there is.");
}

function readSite(value: unknown, at: At): Site | undefined {
  const sitemaps: Read<readonly string[]> = (each, here) => list(each, here, limits.names, readAddress);
  return object(value, at, { origin: readOrigin }, { name: readText, contact: readContact, sitemaps });
}

function readMining(value: unknown, at: At): Mining | undefined {
  const reservations: Read<readonly Reservation[]> = (each, here) =>
    list(each, here, limits.rules, readReservation);
  return object(value, at, { reservations }, { policy: readAddress });
}

function readReservation(value: unknown, at: At): Reservation | undefined {
  return object(value, at, { reserved: readBoolean }, { paths: readPaths });
}

function readStatements(value: unknown, at: At): Policy["statements"] {
  const place = oneOf(statementPlaces);
  return object(value, at, {}, { "content-usage": place, "content-signal": place, license: place });
}

function readLicense(value: unknown, at: At): License | undefined {
  return object(value, at, { url: readAddress }, { terms: readAddress, contact: readContact });
}

function readMarket(value: unknown, at: At): Market | undefined {
  return object(value, at, { server: readServer, page: readAddress }, { guide: readAddress });
}

/** The other addresses of the market are told by this one. */
function readServer(value: unknown, at: At): string | undefined {
  const address = readAddress(value, at);
  return address === undefined || /\/olp\/[\w-]+$/.test(address)
    ? address
    : at.fail("must end in /olp/<site>.");
}

import { parsePolicy } from "@octroi/policy/parse";
import { parseDay } from "../visits/day.ts";
import { type LicenseTerms, licenseLimits } from "./license.ts";

/** A license as it was typed. */
export interface TypedLicense {
  company: string;
  /** Separated by spaces, commas or lines; every page, where empty. */
  paths: string;
  from: string;
  until: string;
  amount: string;
  currency: string;
}

export type LicenseField = keyof TypedLicense;
export type ReadTerms = { ok: true; terms: LicenseTerms } | { ok: false; wrong: LicenseField };

/** Reads what was typed; the first field that holds what no license can is named. */
export function readTerms(typed: TypedLicense, now: Date): ReadTerms {
  const wrong = (field: LicenseField): ReadTerms => ({ ok: false, wrong: field });
  const company = typed.company.trim().replace(/\s+/g, " ");
  if (company === "" || company.length > licenseLimits.companyLength) return wrong("company");
  const paths = typed.paths.split(/[\s,]+/).filter((path) => path !== "");
  if (!isPathList(paths)) return wrong("paths");
  const [from, until] = [parseDay(typed.from.trim()), parseDay(typed.until.trim())];
  if (from === undefined) return wrong("from");
  const today = parseDay(now.toISOString().slice(0, 10)) ?? 0;
  if (until === undefined || until < from || until < today || until - from >= licenseLimits.days) {
    return wrong("until");
  }
  const amount = typed.amount.trim().replace(",", ".");
  const isFree = /^0(?:\.0{1,6})?$/.test(amount);
  const price = { amount: isFree ? "0" : amount, currency: typed.currency };
  if (!isFree && !isRule({ who: {}, action: "charge", price })) return wrong("amount");
  return {
    ok: true,
    terms: {
      company,
      paths: paths.length === 0 ? ["/"] : paths,
      from: typed.from.trim(),
      until: typed.until.trim(),
      price,
    },
  };
}

/** As they are typed: none for every page. */
export function typedPaths(paths: readonly string[]): string {
  const text = paths.join(" ");
  return text === "/" ? "" : text;
}

/** Whether a license may hold these paths; with none it opens every page. */
export function isPathList(paths: readonly string[]): boolean {
  if (paths.length > licenseLimits.paths || paths.join("").length > licenseLimits.pathsLength) return false;
  return paths.length === 0 || isRule({ who: {}, paths, action: "block" });
}

/** Paths and prices are what they are in a policy. */
function isRule(rule: object): boolean {
  return parsePolicy({ version: 1, site: { origin: "https://example.com" }, rules: [rule] }).ok;
}

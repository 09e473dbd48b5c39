import type { Price } from "@octroi/policy";
import type { AgreementUse } from "../agreements/agreement.ts";
import { msPerDay, parseDay } from "../visits/day.ts";

/** What a publisher agrees with a company. */
export interface LicenseTerms {
  company: string;
  /** What it opens, as paths of robots.txt. */
  paths: readonly string[];
  /** The first and the last day in force, in UTC: `2026-11-18`. */
  from: string;
  until: string;
  /** Of one visit. An amount of zero is a license free of charge. */
  price: Price;
}

/** A license of a site. Its token, which the company's crawler sends, is not kept. */
export interface License extends LicenseTerms {
  /** The number that the token and every visit under it carry. */
  id: string;
  issuedAt: string;
  withdrawnAt: string | undefined;
  /** The license that it follows. */
  renews: string | undefined;
  /** The agreement that its site joined; none where a publisher signed it. */
  agreement: string | undefined;
  /** Where a company bought it in the market. */
  purchase: LicensePurchase | undefined;
}

/** What a publisher agreed with a company themselves, and ends themselves. */
export function isSignedByHand({ agreement, purchase }: Pick<License, "agreement" | "purchase">): boolean {
  return agreement === undefined && purchase === undefined;
}

export interface LicensePurchase {
  company: string;
  order: string;
  uses: readonly AgreementUse[];
  /** Of a credit. */
  visits: number | undefined;
}

export const licenseStates = ["pending", "in-force", "ended", "withdrawn"] as const;
export type LicenseState = (typeof licenseStates)[number];

export function licenseState({ from, until, withdrawnAt }: License, now: Date): LicenseState {
  if (withdrawnAt !== undefined) return "withdrawn";
  const today = now.toISOString().slice(0, 10);
  if (today < from) return "pending";
  return today > until ? "ended" : "in-force";
}

/** When a license begins and ends: the last day is in force until midnight. */
export function validity({ from, until }: Pick<License, "from" | "until">): { from: Date; until: Date } {
  return { from: startOf(from), until: new Date(startOf(until).getTime() + msPerDay) };
}

function startOf(day: string): Date {
  const number = parseDay(day);
  if (number === undefined) throw new Error(`Expected a day such as 2026-11-18, found ${day}`);
  return new Date(number * msPerDay);
}

/** The same terms for as long again, from the day after the last, or from today where that has passed. */
export function renewedTerms(license: License, now: Date): LicenseTerms {
  const { company, paths, price } = license;
  const { from, until } = validity(license);
  const today = startOf(now.toISOString().slice(0, 10));
  const start = until < today ? today : until;
  const lastDay = start.getTime() + (until.getTime() - from.getTime()) - msPerDay;
  return {
    company,
    paths,
    price,
    from: start.toISOString().slice(0, 10),
    until: new Date(lastDay).toISOString().slice(0, 10),
  };
}

/** The most that is kept and signed: a token of these is far below the 4,096 characters that gates read. */
export const licenseLimits = {
  companyLength: 100,
  paths: 20,
  pathsLength: 1_500,
  days: 3_660,
  perSite: 1_000,
} as const;

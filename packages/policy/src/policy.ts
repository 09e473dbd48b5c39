import { type Purpose, purposes } from "@octroi/crawlers/identify";

/**
 * What a site has decided about crawlers, as `octroi.policy.json` holds it. Get one from `parsePolicy` or from a
 * preset: its paths are then spelled in the one way that everything else compares.
 *
 * @example
 * const policy: Policy = {
 *   version: 1,
 *   site: { origin: "https://example.com" },
 *   rules: [{ who: { purpose: ["training"] }, action: "block" }],
 * };
 */
export interface Policy {
  readonly version: 1;
  readonly site: Site;
  /** Crawlers that the registry does not know. Rules name them, and reports count them, as they do the registry's. */
  readonly crawlers?: readonly OwnCrawler[];
  /** The first that matches wins; where none does, the visit is allowed. */
  readonly rules: readonly Rule[];
  readonly mining?: Mining;
  readonly license?: License;
  /** Where programs buy what the rules charge for. A console adds it to what it publishes for a site that sells. */
  readonly market?: Market;
  /** Where each statement is made; as `defaultPlaces` has it, where nothing is said. */
  readonly statements?: Readonly<Partial<Record<StatementName, StatementPlace>>>;
}

export interface Site {
  /** Scheme and host, such as `https://example.com`. */
  readonly origin: string;
  /** Who publishes the site. */
  readonly name?: string;
  /** Where to write: an e-mail address or a page. */
  readonly contact?: string;
  /** Absolute addresses. They stay open to everyone. */
  readonly sitemaps?: readonly string[];
}

/** A crawler that the registry does not know, as a policy declares it. */
export interface OwnCrawler {
  /** As it stands in the `User-Agent` header, as a whole word in any case. Rules call it by this name. */
  readonly name: string;
  /** Other names of the same crawler. */
  readonly aliases?: readonly string[];
  readonly purpose: OwnPurpose;
  readonly operator?: string;
  /** Where it comes from: addresses, and blocks such as `192.0.2.0/24`. Without them it cannot be verified. */
  readonly addresses?: readonly string[];
}

/**
 * What a crawler may be declared for. Search engines are the registry's alone, as they always get through, and a
 * control token sends no requests.
 *
 * @example
 * ownPurposes.includes("training"); // true
 */
export const ownPurposes = purposes.filter(isOwnPurpose);
export type OwnPurpose = Exclude<Purpose, "search-engine" | "control-token">;

function isOwnPurpose(purpose: Purpose): purpose is OwnPurpose {
  return purpose !== "search-engine" && purpose !== "control-token";
}

/**
 * What can be decided about a visit.
 *
 * @example
 * const words: Record<Action, string> = { allow: "in", block: "out", limit: "slowly", charge: "against payment" };
 */
export const actions = ["allow", "block", "limit", "charge"] as const;
export type Action = (typeof actions)[number];

export type Rule = AllowRule | BlockRule | LimitRule | ChargeRule;

interface Scope {
  /** Everyone known, where nothing is named. */
  readonly who: Who;
  /** As in robots.txt: `*` stands for anything, a final `$` for the end. Every path, where absent. */
  readonly paths?: readonly string[];
}

export interface AllowRule extends Scope {
  readonly action: "allow";
}

export interface BlockRule extends Scope {
  readonly action: "block";
}

export interface LimitRule extends Scope {
  readonly action: "limit";
  readonly limit: Limit;
}

export interface ChargeRule extends Scope {
  readonly action: "charge";
  readonly price: Price;
}

/** Whom a rule is about. What is named must all hold; within a list, any of it. */
export interface Who {
  readonly purpose?: readonly Purpose[];
  readonly operator?: readonly string[];
  readonly crawler?: readonly string[];
  /** Whether the visitor has been shown to be what it claims. */
  readonly verified?: boolean;
}

export interface Limit {
  readonly visits: number;
  readonly per: Period;
}

/**
 * What a limit counts over.
 *
 * @example
 * const words: Record<Period, string> = { minute: "a minute", hour: "an hour", day: "a day" };
 */
export const periods = ["minute", "hour", "day"] as const;
export type Period = (typeof periods)[number];

/**
 * How long a period is, in seconds.
 *
 * @example
 * const average = limit.visits / secondsIn[limit.per];
 */
export const secondsIn: Readonly<Record<Period, number>> = { minute: 60, hour: 3600, day: 86_400 };

/**
 * What can be said in robots.txt, with each page, or in both.
 *
 * @example
 * const words: Record<StatementName, string> = { "content-usage": "…", "content-signal": "…", license: "…" };
 */
export const statementNames = ["content-usage", "content-signal", "license"] as const;
export type StatementName = (typeof statementNames)[number];

/**
 * `file`: in robots.txt. `header`: in the headers of each page.
 *
 * @example
 * const policy = { ...others, statements: { license: "header" } satisfies Policy["statements"] };
 */
export const statementPlaces = ["file", "header", "both"] as const;
export type StatementPlace = (typeof statementPlaces)[number];

/**
 * Where a statement is made when the policy does not say.
 *
 * @example
 * defaultPlaces.license; // "both"
 */
export const defaultPlaces: Readonly<Record<StatementName, StatementPlace>> = {
  "content-usage": "both",
  // Its header has no published grammar.
  "content-signal": "file",
  license: "both",
};

/** What one visit costs. The amount is a decimal in a string: money is never a float. */
export interface Price {
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Which pages are reserved from text and data mining (directive (EU) 2019/790, article 4). */
export interface Mining {
  /** The first that matches wins; where none does, nothing is said. */
  readonly reservations: readonly Reservation[];
  /** Where the conditions for mining are served, for machines. */
  readonly policy?: string;
}

export interface Reservation {
  readonly paths?: readonly string[];
  readonly reserved: boolean;
}

/** Under which terms pages may be used. It stays open to everyone. */
export interface License {
  /** Where the RSL document is served. */
  readonly url: string;
  /** The terms for people. */
  readonly terms?: string;
  /** Where to ask for other terms: an e-mail address or a page. */
  readonly contact?: string;
}

/** Where licenses are sold. */
export interface Market {
  /** Of RSL's Open License Protocol: tokens are drawn at `/token` below it. Ends in `/olp/<site>`. */
  readonly server: string;
  /** What is sold, for people and, as JSON, for programs. */
  readonly page: string;
  /** How to buy and to read, step by step. */
  readonly guide?: string;
}

/** The most that is read of a policy: enough for any site, and little enough to decide in microseconds. */
export const limits = {
  rules: 200,
  paths: 1000,
  pathLength: 2048,
  names: 500,
  text: 2048,
  crawlers: 100,
  aliases: 20,
  addresses: 1000,
} as const;

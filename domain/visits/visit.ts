import type { Identity } from "@octroi/crawlers/verify";
import type { Action, Price } from "@octroi/policy";

export const identities = ["verified", "outside", "unverifiable"] as const satisfies readonly Identity[];
export const decisions = ["allow", "block", "limit", "charge"] as const satisfies readonly Action[];

/** Whether robots.txt, as the site's policy prints it, let the crawler ask for the page; `unknown` without a policy. */
export const robotsVerdicts = ["unknown", "allowed", "disallowed"] as const;
export type RobotsVerdict = (typeof robotsVerdicts)[number];

/** The one name under which crawlers are counted that the registry does not know. */
export const unlisted = "unlisted";

/** One visit as it is counted. Nothing in it is a visitor's own. */
export interface Visit {
  /** The event's, which nobody else has. */
  id: string;
  /** Milliseconds since 1970. */
  time: number;
  /** The registry's token, or `unlisted`. */
  crawler: string;
  /** What a crawler that is `unlisted` calls itself, as it is kept; empty where that cannot be. */
  name?: string | undefined;
  identity: Identity;
  decision: Action;
  /** Null where the runtime does not tell. */
  status: number | null;
  robots: RobotsVerdict;
  /** As it is kept: see `storedPath`. */
  path: string;
  /** What was asked for it, or what a license covered. */
  price?: Price | undefined;
  /** The number of the license that opened the page. */
  license?: string | undefined;
}

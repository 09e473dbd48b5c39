import { sha256 } from "@octroi/crawlers/verify";
import type { SiteKey } from "./console/site-key.ts";

export const trialHeader = "octroi-trial";

/** In milliseconds. */
const lifetime = 300_000;

/**
 * Marks a request of `octroi-edge try`, so that the console does not count it as a crawler's visit. Whoever has the site's
 * key can make the mark, and it is worth nothing after five minutes: a crawler cannot hide by it.
 */
export async function trialMark({ policy }: SiteKey, now: number): Promise<string> {
  // The address of the policy holds the key's secret.
  return `${now}.${await sha256(`${now} ${policy}`)}`;
}

export async function isTrialMark(mark: string, key: SiteKey, now: number): Promise<boolean> {
  const time = Number.parseInt(mark, 10);
  return Math.abs(now - time) < lifetime && mark === (await trialMark(key, time));
}

import { monetisation } from "../figures/figures.ts";
import { type Estimate, estimate } from "./estimate.ts";

/** What a log has shown, in place of what is assumed of every site. */
export interface Measured {
  readonly visits: number;
  readonly aiVisits: number;
  readonly days: number;
}

export interface MeasuredEstimate {
  /** Of all visits, from 0 to 1. */
  readonly share: number;
  readonly monthlyTraffic: number;
  readonly aiVisits: number;
  /** Euros in a month, before and after the publisher's share is taken. */
  readonly gross: number;
  readonly publisher: number;
  readonly yearly: number;
  /** The same traffic with the share that is assumed of every site. */
  readonly assumed: Estimate;
}

const daysOfMonth = 30;
const parameter = "measured";

/** What the AI visits of a log would bring in a month like it. */
export function measuredEstimate({ visits, aiVisits, days }: Measured): MeasuredEstimate {
  const inMonth = (count: number) => Math.round((count / days) * daysOfMonth);
  const gross = inMonth(aiVisits) * monetisation.grossPerVisit;
  const publisher = gross * monetisation.publisherShare;
  return {
    share: aiVisits / visits,
    monthlyTraffic: inMonth(visits),
    aiVisits: inMonth(aiVisits),
    gross: Math.round(gross),
    publisher: Math.round(publisher),
    yearly: Math.round(publisher * 12),
    assumed: estimate(inMonth(visits)),
  };
}

/** Three figures behind the estimator's address, where no server sees them: `#measured=31204-9120-30.99`. */
export function fragmentOfMeasured({ visits, aiVisits, days }: Measured): string {
  return `${parameter}=${visits}-${aiVisits}-${days}`;
}

/** The figures that an address's fragment carries, where they make sense. */
export function measuredInFragment(hash: string): Measured | undefined {
  const found = /(?:^#?|&)measured=(\d{1,15})-(\d{1,15})-(\d{1,5}(?:\.\d{1,2})?)(?:&|$)/.exec(hash);
  if (!found) return undefined;
  const [visits = 0, aiVisits = 0, days = 0] = found.slice(1).map(Number);
  const isValid = visits >= 1 && aiVisits <= visits && days >= 1 && visits <= 1e12;
  return isValid ? { visits, aiVisits, days } : undefined;
}

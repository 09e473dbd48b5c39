import * as v from "valibot";
import { monetisation } from "../figures/figures.ts";

const { aiShare, grossPerVisit, publisherShare } = monetisation;

export const estimateLimits = { domain: 253, traffic: 1e12 } as const;

/** What a visitor asks: which site, and how many visits it gets in a month, human and AI together. */
export const estimateRequest = v.object({
  domain: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(estimateLimits.domain)),
  monthlyTraffic: v.pipe(
    v.number(),
    v.minValue(1),
    v.maxValue(estimateLimits.traffic),
    v.transform(Math.floor),
  ),
});
export type EstimateRequest = v.InferOutput<typeof estimateRequest>;

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const range = v.object({ low: amount, high: amount });
export type Range = v.InferOutput<typeof range>;

/** What the server answers, and what the browser believes only once it has this shape. */
export const estimateAnswer = v.object({
  /** AI visits in a month. */
  ai: range,
  /** Euros in a month, before the publisher's share is taken. */
  grossMonthly: range,
});
export type Estimate = v.InferOutput<typeof estimateAnswer>;

/** What AI crawlers' visits would bring a site with `monthlyTraffic` visits. */
export function estimate(monthlyTraffic: number): Estimate {
  const ai = {
    low: Math.round(aiShare.low * monthlyTraffic),
    high: Math.round(aiShare.high * monthlyTraffic),
  };
  return { ai, grossMonthly: eachEnd(ai, (visits) => Math.round(visits * grossPerVisit)) };
}

/** The publisher's part of what AI companies pay. */
export function shareOf(gross: Range): Range {
  return eachEnd(gross, (euros) => Math.round(euros * publisherShare));
}

/** The scenario between the two ends, as the publisher's share in euros. */
export function medianShare(monthlyTraffic: number): { monthly: number; yearly: number } {
  const monthly = aiShare.median * monthlyTraffic * grossPerVisit * publisherShare;
  return { monthly: Math.round(monthly), yearly: Math.round(monthly * 12) };
}

function eachEnd({ low, high }: Range, change: (end: number) => number): Range {
  return { low: change(low), high: change(high) };
}

import * as v from "valibot";
import { pages, splitPath } from "../pages/pages.ts";
import { type EstimateRequest, estimateLimits, estimateRequest } from "./estimate.ts";
import { typedCount } from "./typed-count.ts";

/** The estimator's two fields, as they were typed. */
export interface TypedEstimate {
  domain: string;
  traffic: string;
}

/** Longer than any number that is taken. */
const maxTrafficLength = 40;

/** What an estimator's address was asked: nothing unless it names both fields, as its form does. */
export function estimateInQuery(search: string): TypedEstimate | undefined {
  const parameters = new URLSearchParams(search);
  const domain = parameters.get("domain");
  const traffic = parameters.get("traffic");
  if (domain === null || traffic === null) return undefined;
  return {
    domain: withoutControlCharacters(domain, estimateLimits.domain),
    traffic: withoutControlCharacters(traffic, maxTrafficLength),
  };
}

/** Whether a path and its query are the estimator's, asking. */
export function asksEstimate(pathname: string, search: string): boolean {
  return splitPath(pathname).path === pages.estimator && estimateInQuery(search) !== undefined;
}

/** The address's query that asks for an estimate again. */
export function searchFor({ domain, monthlyTraffic }: EstimateRequest): string {
  return `?${new URLSearchParams({ domain, traffic: String(monthlyTraffic) })}`;
}

/** What the fields ask for, or which of them are wrong. */
export function readEstimate({ domain, traffic }: TypedEstimate) {
  const {
    success,
    output,
    issues = [],
  } = v.safeParse(estimateRequest, {
    domain,
    monthlyTraffic: typedCount(traffic),
  });
  const wrong = issues.map((issue) => String(issue.path?.[0].key));
  return success ? { request: output, wrong: [] } : { request: undefined, wrong };
}

/** Text that a page can show back: one line of it, and not too long. */
function withoutControlCharacters(text: string, maxLength: number): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, "").slice(0, maxLength);
}

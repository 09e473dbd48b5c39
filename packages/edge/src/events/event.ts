import type { Action, Decision, Identity } from "@octroi/policy";
import type { Outcome } from "../outcome.ts";
import type { Visitor } from "../visitor.ts";
import { truncated } from "./truncated.ts";

/**
 * One visit of a crawler, without personal data: no query, no header, and the address only where it was asked
 * for, cut short. People's visits are never reported.
 */
export interface VisitEvent {
  readonly v: 1;
  /** Delivery is tried again after a failure, so an event may come twice: count each id once. */
  readonly id: string;
  readonly time: string;
  readonly host: string;
  readonly path: string;
  readonly method: string;
  /** What the visitor got; null where the runtime does not tell. */
  readonly status: number | null;
  readonly crawler: string;
  readonly operator: string | null;
  readonly purpose: string;
  readonly identity: Identity;
  readonly decision: Action;
  /** Why it was decided so, and the place of the rule in the policy, from 0. */
  readonly because: Decision["because"];
  readonly rule: number | null;
  readonly mode: "observe" | "enforce";
  /** The refusal that `enforce` answers with, and that `observe` would have; null for a visit that passes. */
  readonly refusal: number | null;
  /** Where a price was asked, or paid under a license. */
  readonly price?: { readonly amount: string; readonly currency: string };
  /** The number of the license that opened the page, and whose it is. */
  readonly license?: { readonly id: string; readonly licensee: string };
  readonly address?: string;
}

/** What is known of a visit besides who came and what was decided. */
export interface VisitFacts extends Pick<VisitEvent, "host" | "path" | "method" | "status" | "mode"> {
  readonly time: number;
  readonly address: string | undefined;
}

/** Longer paths are cut: a report is for counting pages. */
const longestPath = 2048;

export function eventOf(
  { time, host, path, method, status, mode, address }: VisitFacts,
  { crawler, identity }: Visitor,
  decision: Decision,
  { refusal, license }: Outcome,
): VisitEvent {
  return {
    v: 1,
    id: crypto.randomUUID(),
    time: new Date(time).toISOString(),
    host,
    path: path.slice(0, longestPath),
    method,
    status,
    crawler: crawler.token,
    operator: crawler.operator,
    purpose: crawler.purpose,
    identity,
    decision: decision.action,
    because: decision.because,
    rule: decision.rule,
    mode,
    refusal: refusal?.status ?? null,
    ...(decision.action === "charge" && { price: decision.price }),
    ...(license && { license: { id: license.jti, licensee: license.sub } }),
    ...(address && { address: truncated(address) }),
  };
}

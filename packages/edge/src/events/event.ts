import type { Action, Decision, Identity } from "@octroi/policy";

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

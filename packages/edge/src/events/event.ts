import type { AssistantId } from "@octroi/crawlers/assistants";
import type { Purpose } from "@octroi/crawlers/identify";
import type { Action, Decision, Identity, Price } from "@octroi/policy";
import type { Mode } from "../mode.ts";

/**
 * One visit of a crawler, without personal data: no query, no header, and the address only where it was asked
 * for, cut short. Of people nothing is reported but sums: see `PeopleEvent`.
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
  /** As the registry names it; of a program that no list knows, the name that it gives itself. */
  readonly crawler: string;
  readonly operator: string | null;
  /** Null where nobody knows. */
  readonly purpose: Purpose | null;
  readonly identity: Identity;
  readonly decision: Action;
  /** Why it was decided so, and the place of the rule in the policy, from 0. */
  readonly because: Decision["because"];
  readonly rule: number | null;
  readonly mode: Exclude<Mode, "off">;
  /** The refusal that `enforce` answers with, and that `observe` would have; null for a visit that passes. */
  readonly refusal: number | null;
  /** Where a price was asked, or paid under a license. */
  readonly price?: Price;
  /** The number of the license that opened the page, and whose it is. */
  readonly license?: { readonly id: string; readonly licensee: string };
  readonly address?: string;
}

/**
 * How many people an assistant sent to a page, at least, since the report before. Nothing of a person: no time, no
 * address, no header, no query.
 */
export interface PeopleEvent {
  readonly v: 1;
  /** As a visit's. */
  readonly id: string;
  /** The assistant, by the host that is its own: see `@octroi/crawlers/assistants`. */
  readonly from: AssistantId;
  readonly path: string;
  readonly people: number;
}

export type ReportedEvent = VisitEvent | PeopleEvent;

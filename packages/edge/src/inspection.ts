import type { Decision } from "@octroi/policy";
import type { GateResponse } from "./answers/gate-response.ts";
import type { WaitUntil } from "./events/reporter.ts";
import type { PageHeaders } from "./page-headers.ts";
import type { Visitor } from "./visitor.ts";

/** What a runtime knows about a visit besides the request. */
export interface GateContext {
  /** The visitor's address, as seen by whom you trust: never from a header that a visitor can set. */
  readonly address?: string | (() => string | undefined) | undefined;
  readonly waitUntil?: WaitUntil | undefined;
}

/** What the gate makes of one visit. */
export interface Inspection {
  /** Undefined for people and for programs that no list knows: they pass. */
  readonly visitor?: Visitor;
  readonly decision?: Decision;
  /** What to send in place of the page. Without it, the visit passes. */
  readonly answer?: GateResponse;
  /** What to add to the page of a visit that passes. */
  readonly headers: PageHeaders;
  /** Reports the visit, once the status of its response is known. */
  done(status: number | null): void;
}

/** Of a visit that passes and is not reported. */
export const emptyInspection: Inspection = { headers: {}, done() {} };

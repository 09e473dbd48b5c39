import type { EventKind, testKind } from "./webhook.ts";

/** What each kind of event tells, beside the workspace and the site. Ids and figures: names are looked up when it is sent. */
export interface EventFacts {
  /** A crawler that had never come, on the day of the site that is named. */
  "crawler.new": { crawler: string; visits: number; day: string };
  /** The name of a crawler, used from elsewhere than its operator says, for the first time in a week. */
  "crawler.impostor": { crawler: string; visits: number; day: string };
  /** Many more visits than usual in an hour or a day that began at a moment. */
  "visits.spike": SpikeFacts;
  "connector.silent": { lastSeenAt: string };
  "rules.published": { version: number; mode: "observe" | "enforce" };
  "order.paid": {
    order: string;
    offer: string;
    license: string;
    /** Of a receipt, as it is printed. */
    receipt: string;
    amount: string;
    currency: string;
    rail: string;
  };
  "statement.ready": { statement: string; month: string; number: string };
  [testKind]: Record<string, never>;
}

export interface SpikeFacts {
  unit: "hour" | "day";
  from: string;
  visits: number;
  /** The middle of what came at the same time of other weeks. */
  usual: number;
  /** Who came most. */
  crawler: string;
}

export type SentKind = EventKind | typeof testKind;

/** What happened, as it is owed. */
export type NewEvent = {
  [Kind in SentKind]: {
    kind: Kind;
    workspaceId: string;
    /** Of what happened to a site. */
    site?: string;
    /** What tells it from others of its kind in the workspace: two that are the same are one. */
    about: string;
    facts: EventFacts[Kind];
    at: Date;
  };
}[SentKind];

/** One that is kept. */
export type WebhookEvent = {
  [Kind in SentKind]: {
    id: string;
    workspaceId: string;
    site: string | undefined;
    kind: Kind;
    facts: EventFacts[Kind];
    at: string;
  };
}[SentKind];

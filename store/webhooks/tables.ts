import type { Generated } from "kysely";

export interface WebhookTables {
  webhook: {
    id: string;
    workspace_id: string;
    format: string;
    /** Sealed with the console's secret, as both secrets. */
    address: string;
    host: string;
    /** Null of chat services, which take no signature. */
    secret: string | null;
    /** The latest first, a space between two. */
    previous_secret: string | null;
    previous_until: string | null;
    language: string;
    /** JSON. */
    kinds: string;
    /** JSON: their ids. Null: every site. */
    sites: string | null;
    created_at: string;
    failing_since: string | null;
    disabled_at: string | null;
  };
  /** What happened, by ids: names are looked up when it is sent. */
  webhook_event: {
    id: string;
    workspace: string;
    site: string | null;
    kind: string;
    /** What tells it from others of its kind: two that are the same are one. */
    about: string;
    /** JSON. */
    facts: string;
    at: string;
  };
  webhook_delivery: {
    id: string;
    webhook: string;
    event: string;
    due_at: string;
    /** The number of its lease, which only goes up. */
    attempts: Generated<number>;
    /** Attempts since it was owed, or sent again from the screen. */
    tries: Generated<number>;
    expires_at: string;
    done_at: string | null;
    /** Null while it waits. */
    outcome: string | null;
  };
  webhook_attempt: {
    delivery: string;
    number: number;
    at: string;
    took_ms: number;
    outcome: string;
    status: number | null;
    answer: string;
  };
  /** A site whose figures somebody wants to hear of, and when they are looked at next. */
  site_watch: { site: string; since: string; due_at: string; attempts: Generated<number> };
  /** What the figures of a site showed, once. */
  site_alert: { site: string; kind: string; about: string; id: string; facts: string; at: string };
}

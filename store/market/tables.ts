import type { ColumnType, Generated } from "kysely";

/** Written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** Companies, what they order, and what they are given for it. */
export interface MarketTables {
  company: {
    id: string;
    name: string;
    /** Of its Web Bot Auth directory, or null. */
    origin: string | null;
    /** Proven by mail and a file or a record, or null. */
    domain: string | null;
    email: string | null;
    country: string | null;
    vat: string | null;
    address: string | null;
    cap_amount: string | null;
    cap_currency: string | null;
    created_at: string;
    /** By the operator; null while it is not. */
    blocked_at: Generated<string | null>;
    /** When it was last blocked or let in again, by whomever: gates take no list that is older than theirs. */
    standing_at: Generated<string | null>;
  };
  /** Keys that it signed with. Two companies may have one: what tells them apart is the directory. */
  company_key: { company: string; thumbprint: string; created_at: string; seen_at: string };
  company_secret: {
    id: string;
    company: string;
    digest: string;
    created_at: string;
    /** Null while programs may ask with it. */
    ended_at: string | null;
  };
  /** Of the mail way, while it is not done. */
  company_proof: {
    id: string;
    email: string;
    domain: string;
    name: string;
    /** What the file or the record holds. */
    token: string;
    code_digest: string;
    tries: Generated<number>;
    created_at: string;
    expires_at: string;
  };
  /** A publisher’s word, for all of its sites. */
  company_block: { workspace_id: string; company: string; at: string; by_person_id: string | null };
  /** Nonces of signed requests, until those expire: none is good twice. */
  market_nonce: { digest: string; expires_at: string };
  /** Sites that want to be found. */
  market_listing: {
    site: string;
    listed_at: string;
    topic: string;
    language: string;
    description: string;
    contact: string | null;
  };
  /** Refers to no workspace and no site: what a company paid for stays when they go. */
  market_order: {
    id: Fixed<string>;
    site: Fixed<string>;
    domain: Fixed<string>;
    workspace_id: Fixed<string>;
    offer: Fixed<string>;
    company: Fixed<string>;
    /** The offer’s, as is what follows up to the price in USDC. */
    kind: Fixed<string>;
    paths: Fixed<string>;
    uses: Fixed<string>;
    count: Fixed<number>;
    amount: Fixed<string>;
    currency: Fixed<string>;
    usdc: Fixed<string | null>;
    rail: string | null;
    state: string;
    /** Unique for a company. */
    idempotency_key: Fixed<string | null>;
    created_at: Fixed<string>;
    expires_at: Fixed<string>;
    paid_at: Generated<string | null>;
    paid_amount: Generated<string | null>;
    /** A currency, or `USDC`. */
    paid_asset: Generated<string | null>;
    license: Generated<string | null>;
    /** 1 where it was paid with money that is worth nothing: it opens nothing. */
    is_test: Generated<number>;
  };
  /** Numbered without gaps, of a workspace and a year; only added to, which a trigger sees to. */
  receipt: {
    workspace_id: Fixed<string>;
    year: Fixed<number>;
    number: Fixed<number>;
    order_id: Fixed<string>;
    company: Fixed<string>;
    issued_at: Fixed<string>;
    /** JSON. */
    document: Fixed<string>;
  };
}

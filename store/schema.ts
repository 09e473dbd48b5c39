import type { JobAboutTable, JobTable } from "@octroi/database/jobs";
import type { RoundTable } from "@octroi/database/rounds";
import type { ColumnType, Generated } from "kysely";
import type { AgreementTables } from "./agreements/tables.ts";
import type { ApiTables } from "./api/tables.ts";
import type { StatementTables } from "./books/statement-tables.ts";
import type { BookTables } from "./books/tables.ts";
import type { DnsTables } from "./dns/tables.ts";
import type { FileTables } from "./files/tables.ts";
import type { LicenseTables } from "./licenses/tables.ts";
import type { MarketTables } from "./market/tables.ts";
import type { OfferTables } from "./offers/tables.ts";
import type { PaymentTables } from "./payments/tables.ts";
import type { MailChoiceTable } from "./reports/tables.ts";
import type { RuleTables } from "./rules/tables.ts";
import type { VisitTables } from "./visits/tables.ts";
import type { WaitlistTables } from "./waitlist-tables.ts";
import type { WebhookTables } from "./webhooks/tables.ts";

/** The tables as SQL sees them, on either database. Times are ISO 8601 text in UTC: they sort as they read. */
export interface Schema
  extends VisitTables,
    RuleTables,
    FileTables,
    LicenseTables,
    AgreementTables,
    ApiTables,
    BookTables,
    OfferTables,
    MarketTables,
    PaymentTables,
    StatementTables,
    DnsTables,
    WaitlistTables,
    WebhookTables {
  person: {
    id: string;
    email: string;
    name: string | null;
    language: string;
    terms: string | null;
    workspace_id: string | null;
    created_at: string;
    /** Neither reports nor alerts since then. */
    mails_stopped_at: Generated<string | null>;
  };
  challenge: {
    id: string;
    purpose: string;
    email: string | null;
    person_id: string | null;
    tries: Generated<number>;
    expires_at: string;
  };
  session: {
    id: string;
    person_id: string;
    token_digest: string;
    /** Of the token before it, which is good until the one after it was seen to have arrived. */
    previous_digest: string | null;
    rotated_at: string;
    browser: string;
    created_at: string;
    last_seen_at: string;
    proven_at: string;
  };
  passkey: {
    id: string;
    person_id: string;
    public_key: string;
    /** PostgreSQL hands large numbers over as text. */
    counter: ColumnType<number | string, number, number>;
    transports: string;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  workspace: {
    id: string;
    name: string;
    plan: string;
    created_at: string;
    time_zone: Generated<string>;
    /** When it went from Pro to free; null on Pro, and where it never was. */
    left_pro_at: Generated<string | null>;
    /** The last Monday whose reports, and the last day whose alerts, were planned; days since 1970. */
    reported_day: Generated<number | null>;
    alerted_day: Generated<number | null>;
    delete_at: Generated<string | null>;
    /** By the operator; null while it is not. */
    suspended_at: Generated<string | null>;
  };
  membership: {
    workspace_id: string;
    person_id: string;
    role: string;
    created_at: string;
    /** When they stopped the weekly report of all its sites, those to come included; null while it comes. */
    reports_stopped_at: Generated<string | null>;
    /** The Monday of the last weekly report that a mail server took for them; days since 1970. */
    reported_day: Generated<number | null>;
  };
  invitation: {
    id: string;
    workspace_id: string;
    email: string;
    role: string;
    created_at: string;
    expires_at: string;
  };
  /** Who was invited to Pro from the waitlist. */
  pro_invitation: {
    email_digest: string;
    invited_at: string;
    /** In cents a month. */
    price: Generated<number>;
    declined_at: Generated<string | null>;
  };
  /** What an owner accepted to be on Pro, in the words that they read. */
  pro_agreement: {
    id: string;
    workspace_id: string;
    by_person_id: string | null;
    price: number;
    words: string;
    accepted_at: string;
    ended_at: string | null;
  };
  /** Who changed what, for the people of the workspace. */
  change: {
    id: string;
    workspace_id: string;
    at: string;
    by_person_id: string | null;
    /** Where a program of theirs did it. */
    by_token_id: Generated<string | null>;
    kind: string;
    /** What it was about. An address is taken out with the person whose it is. */
    subject: string | null;
    value: string | null;
  };
  site: {
    id: string;
    workspace_id: string;
    domain: string;
    /** Without `www`: what makes two domains one site. */
    bare_domain: string;
    name: string | null;
    connector: string;
    destination_ip: string | null;
    destination_port: number | null;
    status: string;
    /** What showed that the domain is the workspace's, and when. */
    proof: string | null;
    proven_at: string | null;
    created_at: string;
    connected_at: string | null;
    /** Since when its rules are the house's; null while it has its own. */
    follows_house_since: Generated<string | null>;
    /** JSON: the time zones by whose clocks its days are counted (`domain/visits/site-zones.ts`). */
    zones: Generated<string>;
    /** The day from which people whom assistants send are counted without a break; null where they are not. */
    people_since: Generated<number | null>;
  };
  /** So that the connector of a site that was removed learns that it may stop. */
  removed_site: { id: string; removed_at: string };
  site_key: {
    id: string;
    site_id: string;
    secret_digest: string;
    created_at: string;
    last_used_at: string | null;
  };
  /** So that a connector with a key that was ended learns that it may stop. */
  ended_key: { secret_digest: string; site_id: string; ended_at: string };
  /** A dashboard that others may see: by a link, or everybody. */
  share: {
    id: string;
    site: string;
    /** Of the secret that a link's address ends with; null where the dashboard is public. */
    token_digest: string | null;
    /** Of a link. */
    name: string | null;
    /** 0 or 1, as the next. */
    shows_rules: number;
    is_indexed: number;
    embedder: string | null;
    created_at: string;
    by_person_id: string | null;
  };
  /** Who keeps the books by the console's pages. */
  operator: { person_id: string; since: string };
  /** What was done to the books, by whom or by a command. */
  operator_change: {
    id: string;
    at: string;
    by_person_id: string | null;
    /** 0 or 1. */
    is_command: number;
    kind: string;
    /** A company, or a number: never a person. */
    subject: string;
  };
  /** One row: what the console's secret is known by. */
  secret_fingerprint: { id: number; fingerprint: string; since: string };
  /** One row, at most: what the operator tells everybody, until then. */
  notice: { id: number; fr: string; en: string; ends_at: string };
  mail_choice: MailChoiceTable;
  job: JobTable;
  job_about: JobAboutTable;
  round: RoundTable;
  /** One row that is rewritten to know that a write goes through. */
  heartbeat: { id: number; beat_at: string; padding: string };
}

import type { Migrations } from "@octroi/database/migrate";
import { accountMigrations } from "./migrations/accounts.ts";
import { agreementMigrations } from "./migrations/agreements.ts";
import { apiTokenMigrations } from "./migrations/api-tokens.ts";
import { bookMigrations } from "./migrations/books.ts";
import { deletionMigrations } from "./migrations/deletion.ts";
import { digestMigrations } from "./migrations/digest.ts";
import { dnsMigrations } from "./migrations/dns.ts";
import { dnsHeardMigrations } from "./migrations/dns-heard.ts";
import { erasureMigrations } from "./migrations/erasure.ts";
import { fileMigrations } from "./migrations/files.ts";
import { houseMigrations } from "./migrations/house.ts";
import { jobMigrations } from "./migrations/jobs.ts";
import { licenseMigrations } from "./migrations/licenses.ts";
import { marketMigrations } from "./migrations/market.ts";
import { offerMigrations } from "./migrations/offers.ts";
import { operationMigrations, operatorMigrations } from "./migrations/operator.ts";
import { operatorPageMigrations } from "./migrations/operators.ts";
import { ownSiteMigrations } from "./migrations/own-site.ts";
import { pageKindMigrations } from "./migrations/pages-by-kind.ts";
import { paymentMigrations } from "./migrations/payments.ts";
import { planMigrations } from "./migrations/plans.ts";
import { referralMigrations } from "./migrations/referrals.ts";
import { reportMigrations } from "./migrations/reports.ts";
import { ruleMigrations } from "./migrations/rules.ts";
import { sharedMigrations } from "./migrations/shared.ts";
import { shareMigrations } from "./migrations/shares.ts";
import { siteKeyMigrations } from "./migrations/site-keys.ts";
import { siteZoneMigrations } from "./migrations/site-zones.ts";
import { siteMigrations } from "./migrations/sites.ts";
import { sliceMigrations } from "./migrations/slices.ts";
import { statementMigrations } from "./migrations/statements.ts";
import { visitMigrations } from "./migrations/visits.ts";
import { waitlistMigrations } from "./migrations/waitlist.ts";
import { webhookMigrations } from "./migrations/webhooks.ts";
import { workspaceMigrations } from "./migrations/workspaces.ts";
import type { Schema } from "./schema.ts";

/** One file for each area; the order here is the order in which they run. */
export const migrations: Migrations<Schema> = {
  ...sharedMigrations,
  ...accountMigrations,
  ...workspaceMigrations,
  ...siteMigrations,
  ...visitMigrations,
  ...ruleMigrations,
  ...siteKeyMigrations,
  ...erasureMigrations,
  ...licenseMigrations,
  ...reportMigrations,
  ...dnsMigrations,
  ...planMigrations,
  ...operatorMigrations,
  ...deletionMigrations,
  ...jobMigrations,
  ...fileMigrations,
  ...operationMigrations,
  ...dnsHeardMigrations,
  ...shareMigrations,
  ...houseMigrations,
  ...waitlistMigrations,
  ...ownSiteMigrations,
  ...pageKindMigrations,
  ...agreementMigrations,
  ...bookMigrations,
  ...referralMigrations,
  ...digestMigrations,
  ...siteZoneMigrations,
  ...statementMigrations,
  ...offerMigrations,
  ...marketMigrations,
  ...apiTokenMigrations,
  ...webhookMigrations,
  ...paymentMigrations,
  ...sliceMigrations,
  ...operatorPageMigrations,
};

import type { Counts } from "@octroi/database/backup";
import type { Database, DatabaseLocation } from "@octroi/database/database";
import { type Jobs, jobsIn } from "@octroi/database/jobs";
import { openDatabase } from "@octroi/database/open";
import { type Rounds, roundsIn } from "@octroi/database/rounds";
import type { PaymentMeans } from "../domain/market/order.ts";
import { paymentNetworks } from "../domain/payments/networks.ts";
import type { OwnSite } from "../domain/sites/own-site.ts";
import type { Waitlist } from "../site/domain/waitlist/waitlist.ts";
import { agreementsIn } from "./agreements/agreements.ts";
import { apiTokensIn } from "./api/tokens.ts";
import { bankDetailsIn } from "./books/bank-details.ts";
import { billsIn } from "./books/bills.ts";
import { booksIn } from "./books/books.ts";
import { closingIn } from "./books/close-month.ts";
import { correctionsIn } from "./books/corrections.ts";
import { payoutsIn } from "./books/payouts.ts";
import { siteBooksIn } from "./books/site-month.ts";
import { statementsIn } from "./books/statements.ts";
import { challengesIn } from "./challenges.ts";
import { dnsConnectionsIn } from "./dns/connections.ts";
import { domainProofsIn } from "./domain-proofs.ts";
import { takeOverSite } from "./earlier/take-over.ts";
import { type FigureDeletion, figureDeletionIn } from "./figure-deletion.ts";
import { siteFilesIn } from "./files/files.ts";
import { gaugesIn, type StoreGauges } from "./gauges.ts";
import { housekeepingIn } from "./housekeeping.ts";
import { invitationsIn } from "./invitations.ts";
import { licensesIn } from "./licenses/licenses.ts";
import { boughtLicensesIn } from "./market/bought-licenses.ts";
import { buyersIn } from "./market/buyers.ts";
import { companiesIn } from "./market/companies.ts";
import { companyProofsIn } from "./market/company-proofs.ts";
import { listingsIn } from "./market/listings.ts";
import { ordersIn } from "./market/orders.ts";
import { slicesIn } from "./market/slices.ts";
import { trialsIn } from "./market/trials.ts";
import { membersIn } from "./members.ts";
import { migrations } from "./migrations.ts";
import { type Notices, noticesIn } from "./notices.ts";
import { offersIn } from "./offers/offers.ts";
import { operatorsIn } from "./operators.ts";
import { ownSiteIn } from "./own-site.ts";
import { passkeysIn } from "./passkeys.ts";
import { checkoutsIn } from "./payments/checkouts.ts";
import { payeesIn } from "./payments/payees.ts";
import { paymentsIn } from "./payments/payments.ts";
import { peopleIn } from "./people.ts";
import { proInvitationsIn } from "./pro-invitations.ts";
import { planningIn } from "./reports/plan.ts";
import { subscriptionsIn } from "./reports/subscriptions.ts";
import { watchIn } from "./reports/watch.ts";
import { connectorsIn } from "./rules/connectors.ts";
import { draftsIn } from "./rules/drafts.ts";
import { houseRulesIn } from "./rules/house.ts";
import { pastIn } from "./rules/past.ts";
import { versionsIn } from "./rules/versions.ts";
import type { Schema } from "./schema.ts";
import { type SecretFingerprint, secretFingerprintIn } from "./secret-fingerprint.ts";
import { sessionsIn } from "./sessions.ts";
import { sharesIn } from "./shares.ts";
import { siteKeysIn } from "./site-keys.ts";
import { sitesIn } from "./sites.ts";
import { figureTableNames } from "./visits/figures.ts";
import { visitsIn } from "./visits/receive.ts";
import { type WaitlistNotices, waitlistIn, waitlistNoticesIn } from "./waitlist.ts";
import { deliveriesIn } from "./webhooks/deliver.ts";
import { webhooksIn } from "./webhooks/webhooks.ts";
import { workspaceDeletionIn } from "./workspace-deletion.ts";
import { workspacesIn } from "./workspaces.ts";

/** What is kept, by what it is about. Every promise rejects when the storage is unavailable. */
export type Repositories = ReturnType<typeof repositoriesIn>;
export type Sessions = Repositories["sessions"];
export type Workspaces = Repositories["workspaces"];
export type Sites = Repositories["sites"];
export type SiteKeys = Repositories["siteKeys"];
export type Visits = Repositories["visits"];
export type Rules = Repositories["rules"];
export type HouseRules = Repositories["houseRules"];
export type SiteFiles = Repositories["siteFiles"];
export type Slices = Repositories["slices"];
export type Licenses = Repositories["licenses"];
export type Companies = Repositories["companies"];
export type Orders = Repositories["orders"];
export type Payments = Repositories["payments"];
export type Checkouts = Repositories["checkouts"];
export type Reports = Repositories["reports"];
export type Deliveries = Repositories["deliveries"];
export type DnsConnections = Repositories["dnsConnections"];

export interface Store
  extends AsyncDisposable,
    Repositories,
    Pick<
      Database<Schema>,
      "rateLimit" | "scrubDeleted" | "retryScrub" | "rewriteTables" | "ready" | "close"
    > {
  /** The same for what no request waits for, with connections and time limits of its own. */
  background: Repositories;
  jobs: Jobs<Schema>;
  /** What one of the servers does once a day. */
  rounds: Rounds;
  waitlist: Waitlist;
  waitlistNotices: WaitlistNotices;
  ownSite: OwnSite;
  /** Brings what the site kept in a database of its own, once, and says whether there was any; then it is gone there. */
  takeOverSite(earlier: DatabaseLocation): Promise<boolean>;
  secretFingerprint: SecretFingerprint;
  /** Deletes the figures of sites that were removed. */
  deleteFigures(stopping?: AbortSignal): Promise<FigureDeletion>;
  notices: Notices;
  gauges: () => Promise<StoreGauges>;
  /** Deletes challenges, sessions and invitations that are over, and the keys of jobs done long ago. */
  forgetExpired(): Promise<void>;
  /** Copies everything to a new file, and says how much is in it. Undefined on PostgreSQL, which has its own tools. */
  copyTo: ((file: string) => Promise<Counts>) | undefined;
}

export interface StoreOptions {
  /** Whether who joins the waitlist leaves a notice for the operator. */
  notices?: boolean;
  /** Whether a missing SQLite file is made, or is an error. */
  create?: boolean;
  /** Told of every write that the database refused, beside whoever asked for it. */
  onRefusedWrite?: ((error: unknown) => void) | undefined;
  /** How orders can be paid. Left out, in every way that there is. */
  means?: PaymentMeans;
  now?: () => Date;
}

const everyMeans: PaymentMeans = { networks: paymentNetworks.map(({ id }) => id), stripe: true };

/** Figures, by numbers and by the ids of sites: large tables, in which a deleted site is nobody's. */
const tablesWithoutNames = [...figureTableNames, "crawler", "heartbeat", "migration", "rate_limit"];

/** Opens the database and brings its schema up to date. */
export async function openStore(location: DatabaseLocation, options: StoreOptions = {}): Promise<Store> {
  const {
    notices = false,
    create = true,
    onRefusedWrite,
    means = everyMeans,
    now = () => new Date(),
  } = options;
  const database = await openDatabase<Schema>(location, {
    migrations,
    create,
    onRefusedWrite,
    tablesWithoutNames,
  });
  const { copyTo, close } = database;
  const jobs = jobsIn(database, now);
  const { background } = database;
  return {
    ...repositoriesIn(database, jobs, { means, now }),
    background: repositoriesIn({ ...database, ...background, transactShared: background.transact }, jobs, {
      means,
      now,
    }),
    jobs,
    rounds: roundsIn({ ...database, ...background }, now),
    waitlist: waitlistIn(database.db, database.transact, {
      notices,
      now,
      scrubDeleted: database.scrubDeleted,
    }),
    waitlistNotices: waitlistNoticesIn(database, now),
    ownSite: ownSiteIn(database, now),
    takeOverSite: (earlier) => takeOverSite(background, earlier, now),
    notices: noticesIn(database, now),
    gauges: gaugesIn(database, now),
    secretFingerprint: secretFingerprintIn(database, now),
    deleteFigures: figureDeletionIn(background),
    forgetExpired: housekeepingIn(background, jobsIn({ ...database, ...background }, now), now),
    rateLimit: database.rateLimit,
    copyTo: copyTo && ((file) => copyTo(file, { people: "person", sites: "site", waiting: "waitlist" })),
    scrubDeleted: database.scrubDeleted,
    retryScrub: database.retryScrub,
    rewriteTables: database.rewriteTables,
    ready: database.ready,
    close,
    [Symbol.asyncDispose]: close,
  };
}

function repositoriesIn(
  database: Database<Schema>,
  jobs: Jobs<Schema>,
  { means, now }: Required<Pick<StoreOptions, "means" | "now">>,
) {
  const orders = ordersIn(database, means, now);
  return {
    people: peopleIn(database, jobs, now),
    challenges: challengesIn(database, jobs, now),
    sessions: sessionsIn(database, now),
    passkeys: passkeysIn(database, now),
    workspaces: {
      ...workspacesIn(database, jobs, now),
      ...membersIn(database, now),
      ...workspaceDeletionIn(database, jobs, now),
      ...invitationsIn(database, jobs, now),
    },
    proInvitations: proInvitationsIn(database, jobs, now),
    sites: { ...sitesIn(database, now), ...domainProofsIn(database, now) },
    siteKeys: siteKeysIn(database, now),
    apiTokens: apiTokensIn(database, jobs, now),
    visits: visitsIn(database, now),
    rules: {
      ...draftsIn(database, now),
      ...versionsIn(database, means, now),
      ...connectorsIn(database, now),
      ...pastIn(database),
    },
    houseRules: houseRulesIn(database, now),
    siteFiles: siteFilesIn(database, now),
    licenses: licensesIn(database, now),
    agreements: agreementsIn(database, jobs, now),
    offers: offersIn(database, now),
    buyers: buyersIn(database),
    companies: {
      ...companiesIn(database, now),
      ...companyProofsIn(database, jobs, now),
      ...boughtLicensesIn(database),
    },
    orders,
    listings: listingsIn(database, means, now),
    trials: trialsIn(database, orders, means, now),
    slices: slicesIn(database, now),
    books: {
      ...booksIn(database, now),
      ...closingIn(database, jobs, now),
      ...correctionsIn(database, now),
    },
    siteBooks: siteBooksIn(database),
    operators: operatorsIn(database, now),
    statements: statementsIn(database),
    bills: billsIn(database, now),
    payouts: payoutsIn(database, jobs, now),
    bankDetails: bankDetailsIn(database, jobs, now),
    payees: payeesIn(database, jobs, now),
    payments: paymentsIn(database, means, now),
    checkouts: checkoutsIn(database, means, now),
    shares: sharesIn(database, now),
    reports: {
      ...subscriptionsIn(database, now),
      ...planningIn(database, jobs),
      ...watchIn(database, jobs, now),
    },
    dnsConnections: dnsConnectionsIn(database, jobs, now),
    webhooks: webhooksIn(database, now),
    deliveries: deliveriesIn(database, jobs, now),
  };
}

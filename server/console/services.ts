import { join } from "node:path";
import { checkerAgent } from "@octroi/check/places";
import { startScrubbing } from "@octroi/database/scrub";
import { brand } from "@octroi/ui/brand/brand";
import { type IsTrusted, proxyList } from "@octroi/web/http/client-address";
import type { Log } from "@octroi/web/operations/log";
import { internet, type Network } from "@octroi/web/reading/network";
import type { PageServices } from "../../console/app/page/context.ts";
import { sealBankDetails } from "../../domain/books/bank-details.ts";
import type { TransferFile } from "../../domain/books/sepa.ts";
import { sealStripeKeys } from "../../domain/payments/payee.ts";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { isSameText } from "../../domain/secrets/tokens.ts";
import { siteKeyAddress } from "../../domain/sites/site-key.ts";
import { randomWebhookSecret, sealFor, unsealFor } from "../../domain/webhooks/sealed.ts";
import type { StoreGauges } from "../../store/gauges.ts";
import type { Store } from "../../store/store.ts";
import { disconnectHandler } from "../connectors/disconnect.ts";
import { licenseServer } from "../connectors/olp/license-server.ts";
import { ownCollector, withOwnKey } from "../connectors/own-key.ts";
import { policyHandler } from "../connectors/policy.ts";
import { policyFile } from "../connectors/policy-file.ts";
import { ttlCache } from "../connectors/ttl-cache.ts";
import { deleteMailsTo } from "../mail/file-transport.ts";
import { startMailSender } from "../mail/sender.ts";
import { type MailSettings, transportFor } from "../mail/transport-for.ts";
import { checkoutsOf } from "../market/payments/checkouts.ts";
import { isTokenGood } from "../market/payments/trials.ts";
import { startX402, type X402Settings } from "../market/payments/x402.ts";
import { receiptFiles } from "../market/receipt-files.ts";
import { marketOf } from "../market/services.ts";
import { startClosing } from "../operations/closing.ts";
import { startFigureDeletion } from "../operations/figure-deletion.ts";
import { startHousekeeping } from "../operations/housekeeping.ts";
import type { Metrics } from "../operations/metrics.ts";
import { type SecretSettings, secretFor } from "../secret.ts";
import { createAccounts } from "./accounts/accounts.ts";
import { changesFiles } from "./accounts/changes-files.ts";
import { type Cookies, cookiesFor } from "./accounts/cookies.ts";
import { exportAccount } from "./accounts/export.ts";
import { passkeyHandlers } from "./accounts/passkey-handlers.ts";
import { createPasskeys } from "./accounts/passkeys.ts";
import { shortcutHandlers } from "./accounts/shortcuts.ts";
import { visitorFinder } from "./accounts/visitor.ts";
import { apiRoutes } from "./api/services.ts";
import type { ConsoleServices } from "./console.ts";
import { type DnsSettings, startDns } from "./dns/services.ts";
import { fileDownload } from "./files/download.ts";
import { startFiles } from "./files/services.ts";
import { revenueFiles } from "./licenses/revenue-file.ts";
import { statementFiles } from "./licenses/statement-files.ts";
import { licenseToken } from "./licenses/token.ts";
import { payoutFiles } from "./operator/payout-files.ts";
import { countAgainst } from "./rate-limits.ts";
import { startReportPlanner } from "./reports/planner.ts";
import { startReportSender } from "./reports/sender.ts";
import { startSiteWatcher } from "./reports/watcher.ts";
import { shareFinder } from "./shares/find-share.ts";
import { sharedFile } from "./shares/shared-file.ts";
import { pluginConnector } from "./sites/connect-plugin.ts";
import { cachedGlance, siteGlance } from "./sites/glance.ts";
import { visitFiles } from "./visits/files.ts";
import { importHandler } from "./visits/import.ts";
import { visitIntake } from "./visits/intake.ts";
import { liveHandler, liveVisits } from "./visits/live.ts";
import { startVisitRetention } from "./visits/retention.ts";
import { testVisits } from "./visits/test-visit.ts";
import { messageFor } from "./webhooks/message.ts";
import { startWebhookSender } from "./webhooks/sender.ts";

export interface ServiceSettings extends SecretSettings {
  mail: MailSettings;
  url: URL;
  siteUrl: URL;
  dns: DnsSettings;
  /** Whether sites may be looked at: new ones, and every day those with rules. */
  robotsFetch: boolean;
  rateLimit: boolean;
  trustProxy: readonly string[];
  /** Whether publishers are asked where to be paid. */
  payouts: boolean;
  /** What brings payments in USDC to publishers’ wallets. Without it nobody pays by x402. */
  x402: X402Settings | undefined;
  /** The account that payouts leave. */
  payer?: TransferFile["payer"] | undefined;
  /** Where checkouts are opened, with publishers’ own keys. */
  stripeUrl: URL;
  /** Where sites are found. The internet, unless a test brings its own. */
  network?: Network;
}

export interface Services extends AsyncDisposable, Pick<ConsoleServices, "visitorOf" | "handlers"> {
  /** What pages ask of the rest of the console. */
  pages: PageServices;
  cookies: Cookies;
  isTrusted: IsTrusted;
  /** Where the public site’s gate reports, of the console that listens at an address. */
  collectorAt(address: string): string;
  /** What is stored and waits, as it was a moment ago at most. */
  gauges(): Promise<StoreGauges>;
  /** Ends what is sent for as long as somebody looks, so that a server can stop. */
  endStreams(): void;
  close(): Promise<void>;
}

/** However often somebody looks at the metrics. */
const gaugesMs = 10_000;
/** Every page looks for one. */
const noticeMs = 10_000;

/** Starts what the console does on its own; `close` ends it, and leaves the store open. */
export async function consoleServices(
  settings: ServiceSettings,
  store: Store,
  log: Log,
  metrics: Metrics,
): Promise<Services> {
  const { dataFolder, mail, url, rateLimit, network = internet } = settings;
  const secrets = secretsFrom(await secretFor(settings, store.secretFingerprint));
  const stopScrubbing = startScrubbing(store);
  const stopHousekeeping = startHousekeeping(store, log);
  const stopFigureDeletion = startFigureDeletion(store, log);
  const stopClosing = startClosing(store.background.books, log);
  const mailFolder = join(dataFolder, "mail");
  const transport = transportFor(mail, mailFolder, (line) => console.log(line));
  const mailing = {
    transport,
    from: mail.from,
    brand: brand.name,
    contactEmail: brand.contactEmail,
    consoleUrl: url,
    secrets,
    payouts: settings.payouts,
    log,
    onFailed: metrics.mailFailed,
  };
  const stopMail = startMailSender({ ...mailing, store });
  const stopPlanner = startReportPlanner(store.background.reports, log);
  const stopWatching = startSiteWatcher({ store: store.background, log });
  const stopReports = startReportSender({
    ...mailing,
    store: { ...store.background, jobs: store.jobs },
    siteUrl: settings.siteUrl,
  });

  const stopWebhooks = startWebhookSender({
    deliveries: store.background.deliveries,
    secrets,
    network,
    consoleUrl: url,
    userAgent: `${brand.name}-Webhooks/1.0 (+${new URL("/documentation/webhooks", settings.siteUrl).href})`,
    log,
  });

  const x402 = settings.x402 && startX402(settings.x402, { payments: store.background.payments, log });

  const checkouts = checkoutsOf({ ...settings, ...store, secrets, log });
  const stopCheckouts = checkoutsOf({ ...settings, ...store.background, secrets, log }).start();

  const cookies = cookiesFor(url);
  const isTrusted = proxyList(settings.trustProxy);
  const market = marketOf(settings, {
    store,
    secrets,
    network,
    isTrusted,
    x402,
    checkouts,
  });
  const passkeys = createPasskeys({ store, secrets, url, brand: brand.name });

  const keyAddress: PageServices["keyAddress"] = (site, secret) =>
    siteKeyAddress(url, { site, secret, publicKey: secrets.publicKeyOf(site) });

  const gauges = ttlCache({ ms: gaugesMs, entries: 1 }, store.gauges);
  const notice = ttlCache({ ms: noticeMs, entries: 1 }, store.notices.current);
  const live = liveVisits(store);
  const stopRetention = startVisitRetention(store, log);

  const dns = startDns({
    store,
    secrets,
    settings: settings.dns,
    network,
    siteUrl: settings.siteUrl,
    rateLimit,
    keyAddress,
    log,
  });

  const files = startFiles({
    store,
    network,
    siteUrl: settings.siteUrl,
    rateLimit,
    isWatching: settings.robotsFetch,
    log,
  });

  const sentLimits = rateLimit ? [store.rateLimit("webhooks-sent-hour", sentAllowance)] : [];
  const countSent = (workspace: string) =>
    countAgainst(sentLimits, { address: workspace, network: undefined });

  async function close(): Promise<void> {
    await Promise.all([
      stopScrubbing(),
      stopHousekeeping(),
      stopFigureDeletion(),
      stopClosing(),
      stopMail(),
      stopPlanner(),
      stopWatching(),
      stopReports(),
      stopWebhooks(),
      x402?.stop(),
      stopCheckouts(),
      stopRetention(),
      dns.stop(),
      files.stop(),
    ]);
    transport.close();
  }
  return {
    pages: {
      accounts: createAccounts({ store, secrets, rateLimit }),
      people: store.people,
      deleteMailsTo: (email) => deleteMailsTo(email, mailFolder),
      challenges: store.challenges,
      sessions: store.sessions,
      passkeys: store.passkeys,
      workspaces: store.workspaces,
      proInvitations: store.proInvitations,
      askedForProAt: (email) => store.waitlist.askedAt(email),
      sites: store.sites,
      siteKeys: store.siteKeys,
      apiTokens: store.apiTokens,
      rules: store.rules,
      houseRules: store.houseRules,
      siteFiles: store.siteFiles,
      readFiles: files.read,
      licenses: store.licenses,
      agreements: store.agreements,
      offers: store.offers,
      companies: store.companies,
      buyers: store.buyers,
      orders: store.orders,
      checkouts: store.checkouts,
      market: market.pages,
      listings: store.listings,
      trials: store.trials,
      books: store.books,
      siteBooks: store.siteBooks,
      bills: store.bills,
      operators: store.operators,
      statements: store.statements,
      payouts: store.payouts,
      bankDetails: store.bankDetails,
      bank: {
        isAsked: settings.payouts,
        hasPayer: settings.payer !== undefined,
        seal: (workspace, details) => sealBankDetails(secrets, workspace, details),
      },
      payees: store.payees,
      webhooks: store.webhooks,
      payments: {
        networks: [...(settings.x402?.chains.keys() ?? [])],
        sealStripe: (workspace, keys) => sealStripeKeys(secrets, workspace, keys),
        openCheckout: checkouts.openedFor,
        requirementsOf: store.payments.requirementsOf,
        isTokenGood: (order) => isTokenGood(secrets, order, new Date()),
      },
      webhookParts: {
        newSecret: randomWebhookSecret,
        seal: (webhook, part, text) => sealFor(secrets, webhook, part, text),
        addressOf: ({ id, address }) => unsealFor(secrets, id, "address", address),
        messageFor: (webhook, event, domain) => messageFor(webhook, event, { domain, consoleUrl: url }),
        countSent: (workspace) => countSent(workspace),
      },
      shares: store.shares,
      shareToken: secrets.shareToken,
      receiptKey: secrets.receiptKey,
      isReceiptKey: (order, key) => isSameText(key, secrets.receiptKey(order)),
      licenseToken: (license, site) => licenseToken(secrets, license, site),
      reports: store.reports,
      glanceAt: glanceFor(settings, store),
      visits: store.visits,
      sendTestVisit: testVisits({ ...store, network }),
      connectPlugin: pluginConnector({
        store,
        keyAddress,
        userAgent: `${brand.name}-Console/1.0 (+${url.href})`,
        network,
        rateLimit,
      }),
      keyAddress,
      // A page that cannot say it is better than none.
      notice: () => notice("").catch(() => undefined),
      isUnsubscribeToken: (subscription, token) => isSameText(token, secrets.unsubscribeToken(subscription)),
      dns: dns.pages,
      isInvitationToken: (id, token) => isSameText(token, secrets.invitationToken(id)),
    },
    cookies,
    isTrusted,
    collectorAt: (address) => ownCollector(address, secrets),
    visitorOf: visitorFinder({ store, cookies, findShare: shareFinder(store, { rateLimit, isTrusted }) }),
    handlers: {
      ...passkeyHandlers({ store, passkeys, cookies, isTrusted, rateLimit }),
      ...shortcutHandlers(store.workspaces),
      exportAccount: exportAccount(store.background),
      ...changesFiles(store.background),
      ...revenueFiles(store),
      ...statementFiles(store),
      ...payoutFiles(settings, store, secrets),
      sitePolicy: policyFile(store.rules),
      siteFile: fileDownload(store),
      ...licenseServer({
        ...store,
        siteKeys: dns.siteKeys,
        secrets,
        siteUrl: settings.siteUrl,
        rateLimit: rateLimit ? store.rateLimit : undefined,
      }),
      disconnect: disconnectHandler(store.siteKeys),
      policy: policyHandler({
        rules: store.rules,
        siteKeys: dns.siteKeys,
        secrets,
        addresses: { consoleUrl: url, siteUrl: settings.siteUrl },
        log,
      }),
      proxyHosts: dns.proxyHosts,
      ...visitIntake({ ...store, siteKeys: withOwnKey(dns.siteKeys, secrets), metrics }),
      ...visitFiles(store),
      ...apiRoutes(settings, { store, secrets }),
      ...receiptFiles({ url, store, secrets }),
      ...market.handlers,
      stripeWebhook: checkouts.webhook,
      sharedJson: sharedFile(store),
      importVisits: importHandler(store),
      siteLive: liveHandler(live),
    },
    gauges: () => gauges(""),
    endStreams: live.close,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Tests and repeats of events in a workspace: more than somebody who sets up a receiver asks for. */
const sentAllowance = { requests: 120, seconds: 60 * 60 };

/** More sites than a person adds, fewer than a survey of the web needs. */
const glanceAllowance = { requests: 30, seconds: 10 * 60 };

function glanceFor(
  { siteUrl, robotsFetch, rateLimit }: ServiceSettings,
  store: Pick<Store, "rateLimit">,
): PageServices["glanceAt"] {
  const unseen = { robots: "unreachable", platform: undefined } as const;
  if (!robotsFetch) return async () => unseen;
  const agent = checkerAgent(new URL("/free-tools/site-check", siteUrl));
  const glance = cachedGlance(siteGlance(agent));
  const limits = rateLimit ? [store.rateLimit("glance-10min", glanceAllowance)] : [];
  return async (domain, client) =>
    (await countAgainst(limits, client)) === undefined
      ? glance(domain, client.network ?? client.address)
      : unseen;
}

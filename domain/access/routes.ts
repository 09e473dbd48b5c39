/**
 * Who may ask for a route, from everybody to the few:
 * - `anyone`
 * - `share`: whoever has the address of a dashboard that is shared, as nobody in particular
 * - `session`: whoever proved an address, also before they accepted the terms
 * - `signed-in`: whoever accepted them too
 * - `reader`, `editor`, `owner`: at least that role, in the workspace that the path names, or that owns its `:site`
 * - `site-key`: a connector, with the key of its site
 * - `company`: a program of a company, with a secret of its account or a signature of its key
 * - `token`: a program of somebody's, with a token of theirs
 * - `operator`: a person who keeps the books; for whoever is none, there is no such page
 * - `operator-token`: whoever has the operator's token for it: of the metrics, of the proxies
 */
export type Access =
  | "anyone"
  | "share"
  | "session"
  | "signed-in"
  | "reader"
  | "editor"
  | "owner"
  | "site-key"
  | "company"
  | "token"
  | "operator"
  | "operator-token";

export interface Route {
  path: `/${string}`;
  /** Who may read it (GET, HEAD). Left out: nobody, it is no page. */
  get?: Access;
  /** Who may change something by it (POST). Left out: nobody. */
  post?: Access;
  /** Who may put something in its place (PUT). Left out: nobody. */
  put?: Access;
  /** What a request that may not pass gets: a page is led to the sign-in, data gets a status. */
  answers: "page" | "data";
  /** Whether its form may come from anywhere and in either encoding, as mail programs send it: its path is the proof. */
  isForMailPrograms?: true;
  /** How long a form may be, where a person pastes more into it than they type. */
  maxBodyBytes?: number;
  /** Whether it needs a code or a passkey of the last ten minutes. */
  needsProof?: true;
}

/**
 * The URL contract, and who may. The server asks it before any handler: what is not listed is not found. Pages,
 * links, metrics and tests read it.
 */
export const routes = {
  home: { path: "/", get: "anyone", answers: "page" },

  signIn: { path: "/sign-in", get: "anyone", post: "anyone", answers: "page" },
  signUp: { path: "/sign-up", get: "anyone", post: "anyone", answers: "page" },
  signInCode: { path: "/sign-in/code", get: "anyone", post: "anyone", answers: "page" },
  signInPasskey: { path: "/sign-in/passkey", post: "anyone", answers: "data" },
  signOut: { path: "/sign-out", post: "anyone", answers: "page" },
  welcome: { path: "/welcome", get: "session", post: "session", answers: "page" },
  proof: { path: "/proof", get: "signed-in", post: "signed-in", answers: "page" },

  sites: { path: "/w/:workspace/sites", get: "reader", answers: "page" },
  newSite: { path: "/w/:workspace/sites/new", get: "editor", post: "editor", answers: "page" },
  site: { path: "/sites/:site", get: "reader", answers: "page" },
  siteCrawlers: { path: "/sites/:site/crawlers", get: "reader", answers: "page" },
  siteCrawler: { path: "/sites/:site/crawlers/:crawler", get: "reader", answers: "page" },
  sitePages: { path: "/sites/:site/pages", get: "reader", answers: "page" },
  /** About one of them, which its query names: a path may hold anything. */
  sitePage: { path: "/sites/:site/page", get: "reader", answers: "page" },
  siteConnection: { path: "/sites/:site/connection", get: "reader", answers: "page" },
  siteDns: { path: "/sites/:site/dns", get: "reader", post: "editor", answers: "page" },
  siteKey: { path: "/sites/:site/key", get: "editor", post: "editor", answers: "page", needsProof: true },
  siteSettings: { path: "/sites/:site/settings", get: "editor", post: "editor", answers: "page" },
  removeSite: { path: "/sites/:site/remove", get: "owner", post: "owner", answers: "page", needsProof: true },
  siteRules: { path: "/sites/:site/rules", get: "reader", post: "editor", answers: "page" },
  siteVersions: { path: "/sites/:site/rules/versions", get: "reader", post: "editor", answers: "page" },
  siteFiles: { path: "/sites/:site/files", get: "reader", post: "editor", answers: "page" },
  siteFile: { path: "/sites/:site/files/:file", get: "reader", answers: "data" },
  sitePolicy: { path: "/sites/:site/octroi.policy.json", get: "reader", answers: "data" },
  siteRevenue: { path: "/sites/:site/revenue", get: "reader", answers: "page" },
  siteRevenueJson: { path: "/sites/:site/revenue.json", get: "reader", answers: "data" },
  siteRevenueCsv: { path: "/sites/:site/revenue.csv", get: "reader", answers: "data" },
  siteLicenses: { path: "/sites/:site/licenses", get: "reader", answers: "page" },
  newLicense: {
    path: "/sites/:site/licenses/new",
    get: "editor",
    post: "editor",
    answers: "page",
    needsProof: true,
  },
  withdrawLicense: {
    path: "/sites/:site/licenses/:license",
    get: "editor",
    post: "editor",
    answers: "page",
  },
  siteAgreements: { path: "/sites/:site/agreements", get: "reader", answers: "page" },
  siteAgreement: {
    path: "/sites/:site/agreements/:agreement",
    get: "editor",
    post: "editor",
    answers: "page",
    needsProof: true,
  },
  siteOffers: { path: "/sites/:site/offers", get: "reader", post: "editor", answers: "page" },
  siteMarket: { path: "/sites/:site/market", get: "reader", post: "editor", answers: "page" },
  siteOrders: { path: "/sites/:site/orders", get: "reader", answers: "page" },
  siteOrder: { path: "/sites/:site/orders/:order", get: "reader", post: "owner", answers: "page" },
  newOffer: { path: "/sites/:site/offers/new", get: "editor", post: "editor", answers: "page" },
  siteReport: { path: "/sites/:site/report", get: "reader", answers: "page" },
  siteVisitsCsv: { path: "/sites/:site/visits.csv", get: "reader", answers: "data" },
  siteVisitsJson: { path: "/sites/:site/visits.json", get: "reader", answers: "data" },
  testVisit: { path: "/sites/:site/test-visit", post: "editor", answers: "page" },
  importedDays: { path: "/sites/:site/imported", get: "editor", post: "editor", answers: "page" },
  importVisits: { path: "/sites/:site/import", post: "editor", answers: "data" },
  siteSharing: { path: "/sites/:site/sharing", get: "editor", post: "editor", answers: "page" },
  siteLive: { path: "/sites/:site/live", get: "reader", answers: "data" },

  // A policy file is pasted into it; percent-encoded, it is up to three times as long.
  houseRules: {
    path: "/w/:workspace/rules",
    get: "reader",
    post: "editor",
    answers: "page",
    maxBodyBytes: 512 * 1024,
  },
  houseVersions: { path: "/w/:workspace/rules/versions", get: "reader", post: "editor", answers: "page" },

  agreementRule: {
    path: "/w/:workspace/agreements",
    get: "editor",
    post: "editor",
    answers: "page",
    needsProof: true,
  },

  connect: { path: "/w/:workspace/connect", get: "editor", post: "editor", answers: "page" },

  people: { path: "/w/:workspace/people", get: "reader", answers: "page" },
  invitePerson: {
    path: "/w/:workspace/people/invite",
    get: "owner",
    post: "owner",
    answers: "page",
    needsProof: true,
  },
  leaveWorkspace: {
    path: "/w/:workspace/people/leave",
    get: "reader",
    post: "reader",
    answers: "page",
    needsProof: true,
  },
  member: {
    path: "/w/:workspace/people/:person",
    get: "owner",
    post: "owner",
    answers: "page",
    needsProof: true,
  },
  workspace: { path: "/w/:workspace/settings", get: "reader", post: "owner", answers: "page" },
  plan: { path: "/w/:workspace/plan", get: "reader", post: "owner", answers: "page" },
  endPlan: {
    path: "/w/:workspace/plan/end",
    get: "owner",
    post: "owner",
    answers: "page",
    needsProof: true,
  },
  deleteWorkspace: {
    path: "/w/:workspace/delete",
    get: "owner",
    post: "owner",
    answers: "page",
    needsProof: true,
  },
  statements: { path: "/w/:workspace/statements", get: "reader", answers: "page" },
  statement: { path: "/w/:workspace/statements/:statement", get: "reader", answers: "page" },
  statementCsv: { path: "/w/:workspace/statements/:statement.csv", get: "reader", answers: "data" },
  statementJson: { path: "/w/:workspace/statements/:statement.json", get: "reader", answers: "data" },
  selling: { path: "/w/:workspace/selling", get: "reader", answers: "page" },
  wallet: {
    path: "/w/:workspace/selling/wallet",
    get: "owner",
    post: "owner",
    answers: "page",
    needsProof: true,
  },
  stripe: {
    path: "/w/:workspace/selling/stripe",
    get: "owner",
    post: "owner",
    answers: "page",
    needsProof: true,
  },
  /** A purchase from oneself, with money that is worth nothing, and what became of it. */
  tryPurchase: { path: "/w/:workspace/selling/try", get: "owner", post: "owner", answers: "page" },
  triedPurchase: { path: "/w/:workspace/selling/try/:trial", get: "owner", answers: "page" },
  companies: { path: "/w/:workspace/companies", get: "reader", post: "editor", answers: "page" },
  bankDetails: {
    path: "/w/:workspace/bank",
    get: "owner",
    post: "owner",
    answers: "page",
    needsProof: true,
  },
  tokens: { path: "/w/:workspace/tokens", get: "reader", post: "reader", answers: "page" },
  newToken: {
    path: "/w/:workspace/tokens/new",
    get: "reader",
    post: "reader",
    answers: "page",
    needsProof: true,
  },
  webhooks: { path: "/w/:workspace/webhooks", get: "owner", answers: "page" },
  newWebhook: {
    path: "/w/:workspace/webhooks/new",
    get: "owner",
    post: "owner",
    answers: "page",
    needsProof: true,
  },
  webhook: { path: "/w/:workspace/webhooks/:webhook", get: "owner", post: "owner", answers: "page" },
  webhookSecret: {
    path: "/w/:workspace/webhooks/:webhook/secret",
    get: "owner",
    post: "owner",
    answers: "page",
    needsProof: true,
  },
  webhookDelivery: {
    path: "/w/:workspace/webhooks/:webhook/:event",
    get: "owner",
    post: "owner",
    answers: "page",
  },
  keepWorkspace: { path: "/w/:workspace/keep", post: "owner", answers: "page" },
  changes: { path: "/w/:workspace/changes", get: "reader", answers: "page" },
  changesCsv: { path: "/w/:workspace/changes.csv", get: "reader", answers: "data" },
  changesJson: { path: "/w/:workspace/changes.json", get: "reader", answers: "data" },
  withdrawInvitation: {
    path: "/w/:workspace/invitations/:invitation",
    get: "owner",
    post: "owner",
    answers: "page",
    needsProof: true,
  },
  invitation: { path: "/invitation/:invitation/:token", get: "anyone", post: "anyone", answers: "page" },

  // Addresses that name no workspace; `shortcuts.ts` says where each leads.
  lastSites: { path: "/sites", get: "signed-in", post: "signed-in", answers: "page" },
  lastNewSite: { path: "/sites/new", get: "signed-in", post: "signed-in", answers: "page" },
  lastHouseRules: { path: "/rules", get: "signed-in", answers: "page" },
  lastConnect: { path: "/connect", get: "signed-in", post: "signed-in", answers: "page" },
  lastStatements: { path: "/statements", get: "signed-in", answers: "page" },
  lastWebhooks: { path: "/webhooks", get: "signed-in", answers: "page" },
  lastPeople: { path: "/people", get: "signed-in", post: "signed-in", answers: "page" },
  lastInvitePerson: { path: "/people/invite", get: "signed-in", post: "signed-in", answers: "page" },
  lastLeaveWorkspace: { path: "/people/leave", get: "signed-in", post: "signed-in", answers: "page" },
  lastMember: { path: "/people/:person", get: "signed-in", post: "signed-in", answers: "page" },
  lastWorkspace: { path: "/workspace", get: "signed-in", post: "signed-in", answers: "page" },
  lastPlan: { path: "/plan", get: "signed-in", post: "signed-in", answers: "page" },
  lastEndPlan: { path: "/plan/end", get: "signed-in", post: "signed-in", answers: "page" },
  lastDeleteWorkspace: { path: "/workspace/delete", get: "signed-in", post: "signed-in", answers: "page" },
  lastKeepWorkspace: { path: "/workspace/keep", post: "signed-in", answers: "page" },
  lastChanges: { path: "/workspace/changes", get: "signed-in", answers: "page" },
  lastChangesCsv: { path: "/workspace/changes.csv", get: "signed-in", answers: "data" },
  lastChangesJson: { path: "/workspace/changes.json", get: "signed-in", answers: "data" },
  lastWithdrawInvitation: {
    path: "/invitations/:invitation",
    get: "signed-in",
    post: "signed-in",
    answers: "page",
  },

  account: { path: "/account", get: "signed-in", post: "signed-in", answers: "page" },
  accountAddress: {
    path: "/account/address",
    get: "signed-in",
    post: "signed-in",
    answers: "page",
    needsProof: true,
  },
  accountAddressCode: {
    path: "/account/address/code",
    get: "signed-in",
    post: "signed-in",
    answers: "page",
    needsProof: true,
  },
  accountReports: { path: "/account/reports", get: "signed-in", post: "signed-in", answers: "page" },
  sessions: { path: "/account/sessions", get: "signed-in", post: "signed-in", answers: "page" },
  passkeys: { path: "/account/passkeys", get: "signed-in", answers: "page" },
  newPasskey: {
    path: "/account/passkeys/new",
    post: "signed-in",
    answers: "data",
    needsProof: true,
  },
  passkey: {
    path: "/account/passkeys/:passkey",
    get: "signed-in",
    post: "signed-in",
    answers: "page",
    needsProof: true,
  },
  exportAccount: { path: "/account/export.zip", get: "signed-in", answers: "data" },
  deleteAccount: {
    path: "/account/delete",
    get: "signed-in",
    post: "signed-in",
    answers: "page",
    needsProof: true,
  },
  /** Whoever comes here has no account any more to be told by. */
  accountDeleted: { path: "/account/deleted", get: "anyone", answers: "page" },

  operator: { path: "/operator", get: "operator", answers: "page", needsProof: true },
  newOperatorAgreement: {
    path: "/operator/agreements/new",
    get: "operator",
    post: "operator",
    answers: "page",
    needsProof: true,
  },
  operatorAgreement: {
    path: "/operator/agreements/:agreement",
    get: "operator",
    post: "operator",
    answers: "page",
    needsProof: true,
  },
  operatorBill: {
    path: "/operator/bills/:bill",
    get: "operator",
    post: "operator",
    answers: "page",
    needsProof: true,
  },
  operatorPayouts: {
    path: "/operator/payouts",
    get: "operator",
    post: "operator",
    answers: "page",
    needsProof: true,
  },
  operatorPayoutsXml: {
    path: "/operator/payouts/:payout.xml",
    get: "operator",
    answers: "data",
    needsProof: true,
  },
  operatorPayoutsCsv: {
    path: "/operator/payouts/:payout.csv",
    get: "operator",
    answers: "data",
    needsProof: true,
  },

  unsubscribe: {
    path: "/unsubscribe/:list/:about/:person/:signature",
    get: "anyone",
    post: "anyone",
    answers: "page",
    isForMailPrograms: true,
  },

  sharedSite: { path: "/share/:share", get: "share", answers: "page" },
  sharedCrawlers: { path: "/share/:share/crawlers", get: "share", answers: "page" },
  sharedCrawler: { path: "/share/:share/crawlers/:crawler", get: "share", answers: "page" },
  sharedPages: { path: "/share/:share/pages", get: "share", answers: "page" },
  sharedPage: { path: "/share/:share/page", get: "share", answers: "page" },
  sharedJson: { path: "/share/:share.json", get: "share", answers: "data" },

  /** Where a person buys what a site sells, by card. Who they are their domain says, or a secret of their account. */
  buy: { path: "/buy/:market/:offer", get: "anyone", post: "anyone", answers: "page" },
  buyProof: { path: "/buy/:market/:offer/proof/:proof", get: "anyone", post: "anyone", answers: "page" },
  /** What a company was given for its money, for whoever has the address: nobody guesses it. */
  receipt: { path: "/receipts/:order/:receiptKey", get: "anyone", answers: "page" },
  receiptJson: { path: "/receipts/:order/:receiptKey.json", get: "anyone", answers: "data" },
  receiptJws: { path: "/receipts/:order/:receiptKey.jws", get: "anyone", answers: "data" },

  visits: { path: "/v1/visits", post: "site-key", answers: "data" },
  visitsByAddress: { path: "/v1/visits/:site/:secret", post: "site-key", answers: "data" },
  policy: { path: "/v1/policy", get: "site-key", answers: "data" },
  disconnect: { path: "/v1/disconnect", post: "site-key", answers: "data" },
  proxyHosts: { path: "/v1/proxy/hosts", get: "operator-token", answers: "data" },

  olpToken: { path: "/olp/:site/token", post: "company", answers: "data" },
  olpIntrospect: { path: "/olp/:site/introspect", post: "company", answers: "data" },
  olpKey: { path: "/olp/:site/key", post: "company", answers: "data" },
  marketDocument: { path: "/v1/market/openapi.json", get: "anyone", answers: "data" },
  marketAccounts: { path: "/v1/market/accounts", post: "anyone", answers: "data" },
  marketProof: { path: "/v1/market/accounts/:proof", post: "anyone", answers: "data" },
  marketAccount: { path: "/v1/market/account", get: "company", put: "company", answers: "data" },
  marketSecrets: { path: "/v1/market/account/secrets", post: "company", answers: "data" },
  endMarketSecret: {
    path: "/v1/market/account/secrets/:companySecret/end",
    post: "company",
    answers: "data",
  },
  marketOrders: { path: "/v1/market/account/orders", get: "company", answers: "data" },
  marketReceipts: { path: "/v1/market/account/receipts", get: "company", answers: "data" },
  marketLicenses: { path: "/v1/market/account/licenses", get: "company", answers: "data" },
  marketKeys: { path: "/v1/market/keys/:workspace", get: "anyone", answers: "data" },
  marketSites: { path: "/v1/market/sites", get: "anyone", answers: "data" },
  marketSite: { path: "/v1/market/sites/:market", get: "anyone", answers: "data" },
  newMarketOrder: { path: "/v1/market/sites/:market/orders", post: "company", answers: "data" },
  marketOrder: { path: "/v1/market/orders/:order", get: "company", post: "company", answers: "data" },
  /** Where a publisher’s own program pays for what it tries: only the publisher knows the order. */
  marketTrial: { path: "/v1/market/trials/:trial", post: "anyone", answers: "data" },
  /** Stripe’s events about a publisher’s own account: its signature says whose. */
  stripeWebhook: { path: "/v1/stripe/:workspace", post: "anyone", answers: "data" },
  apiDocument: { path: "/v1/openapi.json", get: "anyone", answers: "data" },
  apiToken: { path: "/v1/token", get: "token", answers: "data" },
  apiSites: { path: "/v1/sites", get: "token", answers: "data" },
  apiSite: { path: "/v1/sites/:site", get: "token", answers: "data" },
  apiQuery: { path: "/v1/sites/:site/query", post: "token", answers: "data" },
  apiRules: { path: "/v1/sites/:site/rules", get: "token", put: "token", answers: "data" },
  apiVersions: { path: "/v1/sites/:site/rules/versions", get: "token", answers: "data" },
  apiVersion: { path: "/v1/sites/:site/rules/versions/:version", get: "token", answers: "data" },
  apiLicenses: { path: "/v1/sites/:site/licenses", get: "token", answers: "data" },
  apiOffers: { path: "/v1/sites/:site/offers", get: "token", answers: "data" },
  apiOrders: { path: "/v1/sites/:site/orders", get: "token", answers: "data" },
  apiAgreements: { path: "/v1/sites/:site/agreements", get: "token", answers: "data" },
  apiRevenue: { path: "/v1/sites/:site/revenue", get: "token", answers: "data" },
  apiStatements: { path: "/v1/statements", get: "token", answers: "data" },
  apiStatement: { path: "/v1/statements/:statement", get: "token", answers: "data" },
  mcp: { path: "/mcp", post: "token", answers: "data" },
  /** Which tokens `/mcp` takes (RFC 9728). */
  mcpResource: { path: "/.well-known/oauth-protected-resource/mcp", get: "anyone", answers: "data" },

  health: { path: "/healthz", get: "anyone", answers: "data" },
  readiness: { path: "/readyz", get: "anyone", answers: "data" },
  metrics: { path: "/metrics", get: "operator-token", answers: "data" },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

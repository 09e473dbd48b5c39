import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedModules } from "../../../console/app/page/shared-modules.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { type Access, type Route, type RouteId, routes } from "../../../domain/access/routes.ts";
import { isShortcut } from "../../../domain/access/shortcuts.ts";
import { paymentNetwork } from "../../../domain/payments/networks.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { randomWebhookSecret, sealFor } from "../../../domain/webhooks/sealed.ts";
import { openStore } from "../../../store/store.ts";
import { addClosedMonth } from "../add-closed-month.ts";
import { addStatement } from "../browser/add-statement.ts";
import { addCompany, addOffer, credit, paid, quoted } from "../store/market.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

type Browser = ReturnType<WholeConsole["browser"]>;

const visitors = [
  "nobody",
  "an ended session",
  "a newcomer",
  "a reader",
  "an editor",
  "an owner",
  "an owner without a fresh proof",
  "a stranger",
  "an operator",
  "an operator without a fresh proof",
] as const;
type Visitor = (typeof visitors)[number];

type Outcome = "passes" | "sign-in" | "welcome" | "proof" | 401 | 403 | 404 | 405 | 409;

let world: WholeConsole;
let browsers: Record<Visitor, () => Promise<Browser>>;
let paths: Partial<Record<RouteId, string>>;

beforeAll(async () => {
  world = await wholeConsole();
  const { store, secrets } = world;
  const owner = await world.person("owner@example.com");
  const { id: workspace } = await store.workspaces.currentOf(owner);
  const editor = await world.member(workspace, "editor@example.com", "editor");
  const reader = await world.member(workspace, "reader@example.com", "reader");
  const stranger = await world.person("stranger@example.com");
  const operator = await world.person("operator@example.com");
  await store.operators.add("operator@example.com");
  const newcomer = await store.people.ensure("newcomer@example.com", "en");
  const added = await store.sites.add(
    { workspaceId: workspace, domain: "example.com", connector: "middleware" },
    owner.id,
  );
  const invited = await store.workspaces.invite(
    workspace,
    { email: "invited@example.com", role: "reader", language: "en" },
    owner.id,
  );
  if (typeof added === "string" || invited === "member") throw new Error("Expected a site and an invitation");
  const passkey = "a-passkey-of-the-owner";
  await store.passkeys.add({
    id: passkey,
    personId: owner.id,
    publicKey: "",
    counter: 0,
    transports: [],
    name: "Phone",
  });
  const site = added.site.id;
  const rules = publicationOf(firstDraft("example.com"), "observe");
  if (!rules.ok) throw new Error(`Expected rules, found ${rules.wrong} wrong`);
  await store.rules.publish(site, { publication: rules.publication, note: "", after: 0 }, owner.id);
  await store.workspaces.setPlan(workspace, "pro", undefined);
  await store.shares.publish(site, { showsRules: false, isIndexed: false, embedder: undefined }, owner.id);
  const license = await store.licenses.issue(
    site,
    {
      company: "Example AI",
      paths: ["/"],
      from: "2026-01-01",
      until: "2030-12-31",
      price: { amount: "0.01", currency: "EUR" },
    },
    owner.id,
  );
  if (license.outcome !== "issued") throw new Error(`Expected a license, found ${license.outcome}`);
  await store.sites.markDomainProven(site, "gate");
  const network = paymentNetwork("eip155:8453");
  if (network === undefined) throw new Error("Expected Base");
  await store.payees.setWallet(workspace, { wallet: `0x${"11".repeat(20)}`, network }, undefined);
  const offer = await addOffer(store, site, credit);
  const { id: order } = await quoted(store, { site, offer, company: await addCompany(store, "reader") });
  await store.orders.fulfil(order, paid(new Date()));
  const forTests = { sealed: "sealed", masked: "rk_test_…WXYZ", isTest: true, isSame: () => false };
  await store.payees.setStripe(workspace, forTests, undefined);
  const begun = await store.trials.begin(workspace, { offer, rail: "stripe" });
  if (begun.outcome !== "quoted") throw new Error(`Expected a trial, found ${begun.outcome}`);
  const tests = paymentNetwork("eip155:84532");
  if (tests === undefined) throw new Error("Expected Base Sepolia");
  await store.payees.setWallet(workspace, { wallet: `0x${"11".repeat(20)}`, network: tests }, undefined);
  const byProgram = await store.trials.begin(workspace, { offer, rail: "x402" });
  if (byProgram.outcome !== "quoted") throw new Error(`Expected a trial, found ${byProgram.outcome}`);
  const { id: proof } = await store.companies.beginProof({
    ...{ name: "Example AI", email: "bot@example.com", domain: "example.com", language: "en" },
    codeOf: secrets.companyCode,
  });
  const statement = await addStatement(world.database, { workspace, site, domain: "example.com" });
  const agreement = await store.agreements.add({
    company: "Example AI",
    crawlers: ["GPTBot"],
    uses: ["ai-train"],
    price: { amount: "0.005", currency: "EUR" },
    from: "2026-01-01",
    until: "2030-12-31",
  });
  const { bill } = await addClosedMonth(store, secrets, "routes");
  await store.bills.markPaid(bill);
  const payout = String((await store.payouts.fileFor("EUR"))?.number);
  const webhook = crypto.randomUUID();
  await store.webhooks.add(
    {
      id: webhook,
      workspaceId: workspace,
      format: "signed",
      address: sealFor(secrets, webhook, "address", "https://example.com/octroi"),
      host: "example.com",
      secret: sealFor(secrets, webhook, "secret", randomWebhookSecret()),
      language: "en",
      kinds: ["rules.published"],
      sites: undefined,
    },
    owner.id,
  );
  const event = (await store.webhooks.test(workspace, webhook)) ?? "";
  paths = {
    webhook: pathTo("webhook", { workspace, webhook }),
    webhookSecret: pathTo("webhookSecret", { workspace, webhook }),
    webhookDelivery: pathTo("webhookDelivery", { workspace, webhook, event }),
    statement: pathTo("statement", { workspace, statement }),
    statementCsv: pathTo("statementCsv", { workspace, statement }),
    statementJson: pathTo("statementJson", { workspace, statement }),
    operatorAgreement: pathTo("operatorAgreement", { agreement: agreement.id }),
    operatorBill: pathTo("operatorBill", { bill }),
    operatorPayoutsXml: pathTo("operatorPayoutsXml", { payout }),
    operatorPayoutsCsv: pathTo("operatorPayoutsCsv", { payout }),
    siteAgreement: pathTo("siteAgreement", { site, agreement: agreement.id }),
    withdrawLicense: pathTo("withdrawLicense", { site, license: license.license.id }),
    member: pathTo("member", { workspace, person: reader.id }),
    withdrawInvitation: pathTo("withdrawInvitation", { workspace, invitation: invited.id }),
    lastMember: pathTo("lastMember", { person: reader.id }),
    lastWithdrawInvitation: pathTo("lastWithdrawInvitation", { invitation: invited.id }),
    invitation: pathTo("invitation", {
      invitation: invited.id,
      token: secrets.invitationToken(invited.id),
    }),
    passkey: pathTo("passkey", { passkey }),
    unsubscribe: pathTo("unsubscribe", {
      list: "alerts",
      about: site,
      person: reader.id,
      signature: secrets.unsubscribeToken({ list: "alerts", about: site, personId: reader.id }),
    }),
    visitsByAddress: pathTo("visitsByAddress", { site, secret: "x".repeat(43) }),
    siteCrawler: pathTo("siteCrawler", { site, crawler: "GPTBot" }),
    sharedCrawler: pathTo("sharedCrawler", { share: site, crawler: "GPTBot" }),
    apiVersion: pathTo("apiVersion", { site, version: "1" }),
    apiStatement: pathTo("apiStatement", { statement }),
    endMarketSecret: pathTo("endMarketSecret", { companySecret: crypto.randomUUID() }),
    marketProof: pathTo("marketProof", { proof: crypto.randomUUID() }),
    marketSite: pathTo("marketSite", { market: "example.com" }),
    newMarketOrder: pathTo("newMarketOrder", { market: "example.com" }),
    marketOrder: pathTo("marketOrder", { order: crypto.randomUUID() }),
    triedPurchase: pathTo("triedPurchase", { workspace, trial: begun.order.id }),
    marketTrial: pathTo("marketTrial", { trial: byProgram.order.id }),
    siteOrder: pathTo("siteOrder", { site, order }),
    receipt: pathTo("receipt", { order, receiptKey: secrets.receiptKey(order) }),
    receiptJson: pathTo("receiptJson", { order, receiptKey: secrets.receiptKey(order) }),
    receiptJws: pathTo("receiptJws", { order, receiptKey: secrets.receiptKey(order) }),
    buy: pathTo("buy", { market: "example.com", offer }),
    buyProof: pathTo("buyProof", { market: "example.com", offer, proof }),
    siteFile: pathTo("siteFile", { site, file: "robots-txt" }),
  };
  for (const [id, { path }] of Object.entries(routes)) {
    // Object.entries forgets the keys' type.
    paths[id as RouteId] ??= path.replace(/:(?:site|share)/, site).replace(":workspace", workspace);
  }
  await using past = await openStore(world.database, { now: () => new Date(Date.now() - 11 * 60_000) });
  const stale = (await past.sessions.start(owner.id, "")).token;
  const staleOperator = (await past.sessions.start(operator.id, "")).token;
  const ended = await store.sessions.start(owner.id, "");
  await store.sessions.end(owner.id, ended.session.id);
  const withToken = (token: string) => async () => {
    const browser = world.browser();
    browser.setSession(token);
    return browser;
  };
  browsers = {
    nobody: async () => world.browser(),
    "an ended session": withToken(ended.token),
    "a newcomer": () => world.signedIn(newcomer.id),
    "a reader": () => world.signedIn(reader.id),
    "an editor": () => world.signedIn(editor.id),
    "an owner": () => world.signedIn(owner.id),
    "an owner without a fresh proof": withToken(stale),
    "a stranger": () => world.signedIn(stranger.id),
    "an operator": () => world.signedIn(operator.id),
    "an operator without a fresh proof": withToken(staleOperator),
  };
});

afterAll(() => world[Symbol.asyncDispose]());

const ranks: Partial<Record<Access, number>> = { reader: 1, editor: 2, owner: 3 };
const rankOf: Partial<Record<Visitor, number>> = {
  "a reader": 1,
  "an editor": 2,
  "an owner": 3,
  "an owner without a fresh proof": 3,
};

/** What the table says, in words of its own. */
function expected(id: RouteId, method: "GET" | "POST", visitor: Visitor): Outcome {
  const route: Route = routes[id];
  const access = method === "GET" ? route.get : route.post;
  const isPage = route.answers === "page";
  if (access === undefined) return 405;
  if (access === "site-key" || access === "company" || access === "token") return 401;
  if (access === "operator-token") return 404;
  if (access === "anyone" || access === "share") return "passes";
  if (visitor === "nobody" || visitor === "an ended session") return isPage ? "sign-in" : 401;
  if (access === "session") return "passes";
  if (visitor === "a newcomer") return isPage ? "welcome" : 403;
  const isOperator = visitor === "an operator" || visitor === "an operator without a fresh proof";
  if (access === "operator") {
    if (!isOperator) return 404;
    if (visitor === "an operator") return "passes";
    return isPage || method === "GET" ? "proof" : 403;
  }
  const needed = ranks[access];
  if (needed !== undefined) {
    if (visitor === "a stranger" || isOperator) {
      return method === "POST" && route.path.includes(":workspace") ? 409 : 404;
    } else if ((rankOf[visitor] ?? 0) < needed) return 403;
  }
  if (isShortcut(id) && method === "POST") return 409;
  if (route.needsProof && visitor.endsWith(" without a fresh proof")) return isPage ? "proof" : 403;
  if (id === "passkey" && method === "GET" && !["an owner"].includes(visitor)) return 404;
  return "passes";
}

/** What came of it. A form without fields is not read (415): whoever gets that far may send one. */
async function outcomeOf(browser: Browser, path: string, method: "GET" | "POST"): Promise<Outcome | string> {
  const init = method === "GET" ? {} : { method, headers: { "sec-fetch-site": "same-origin" } };
  const { status, headers, body } = await browser.ask(path, init);
  await body?.cancel();
  const [, step] = /^\/(sign-in|welcome|proof)\?next=/.exec(headers.get("location") ?? "") ?? [];
  if (status === 303 && (step === "sign-in" || step === "welcome" || step === "proof")) return step;
  if (status === 401 || status === 403 || status === 404 || status === 405 || status === 409) return status;
  // What is sold asks to be paid.
  const isPassed = method === "POST" ? [303, 402, 415].includes(status) : status < 400;
  if (isPassed) return "passes";
  return `${status}`;
}

const built = new Set(
  readdirSync(new URL("../../../console/app/routes", import.meta.url)).map((file) =>
    file.replace(/\.tsx$/, ""),
  ),
);
const moduleOf = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe.each(Object.keys(routes) as RouteId[])("%s", (id) => {
  const route: Route = routes[id];
  describe.each(["GET", "POST"] as const)("%s", (method) => {
    test.each(visitors)("%s gets what the table says", async (visitor) => {
      const path = paths[id];
      if (path === undefined) throw new Error(`Expected a path for ${id}, found none`);
      const wanted = expected(id, method, visitor);
      const found = await outcomeOf(await browsers[visitor](), path, method);
      expect(`${visitor} ${method} ${route.path}: ${found}`).toBe(
        `${visitor} ${method} ${route.path}: ${wanted}`,
      );
    });
  });
});

test("every page of the application is in the table, and every page of the table in the application", () => {
  const pages = Object.entries<Route>(routes).filter(
    ([id, { answers }]) => answers === "page" && !isShortcut(id) && !(id in sharedModules),
  );
  const modules = pages.map(([id]) => moduleOf(id));
  expect([...built].filter((name) => name !== "refused").sort()).toEqual(modules.sort());
});

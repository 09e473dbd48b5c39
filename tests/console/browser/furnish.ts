import type { Language } from "@octroi/ui/language/language";
import { type Person, termsVersion } from "../../../domain/accounts/person.ts";
import { type Secrets, secretsFrom } from "../../../domain/secrets/secrets.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { randomWebhookSecret, sealFor } from "../../../domain/webhooks/sealed.ts";
import type { Role } from "../../../domain/workspaces/workspace.ts";
import { secretIn } from "../../../server/secret.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { addCompany, addOffer, credit, paid, quoted } from "../store/market.ts";
import { visitsEntry } from "../store/publishers.ts";
import { addBill, addStatement } from "./add-statement.ts";
import { addOneVisit, addVisits } from "./add-visits.ts";
import { databaseIn } from "./console.ts";

/** What the pages of a running console are about. */
export interface Furnished {
  /** The value of the session's cookie. */
  token: string;
  workspace: string;
  site: string;
  /** Behind the DNS connector, with most of what its page can have to say. */
  dnsSite: string;
  /** One that has had no visit. */
  waitingSite: string;
  /** A second person of the workspace. */
  person: string;
  invitation: string;
  /** Of the invitation. */
  invitationToken: string;
  passkey: string;
  license: string;
  statement: string;
  /** That the site has not answered. */
  agreement: string;
  /** The number of one. */
  bill: string;
  /** What somebody bought of the site. */
  order: string;
  /** Of its receipt. */
  receiptKey: string;
  trial: string;
  /** The domain of a site that sells by card, and what it sells. */
  market: string;
  offer: string;
  /** That a domain is a company’s, begun. */
  proof: string;
  webhook: string;
  /** What it was told. */
  event: string;
  /** The same of an operator, who is in a workspace of their own. */
  operatorToken: string;
  /** Of the link that stops the reports to the second person. */
  signature: string;
  /** Of a link to the site’s dashboard. */
  share: string;
  /** A code was sent: the value of the cookie that says which. */
  challenge: string;
}

/** Puts a person with a workspace into a running console, with what their pages show. */
export async function furnish(folder: string, language: Language): Promise<Furnished> {
  await using store = await openStore({ kind: "sqlite", file: databaseIn(folder) });
  const owner = await personIn(store, `ada-${language}@example.com`, language, "Ada Lovelace");
  const { id: workspace } = await store.workspaces.currentOf(owner);
  const site = await addSite(store, workspace, `${language}.example.com`);
  await addVisits(store, site.id, 40);
  const waiting = await addSite(
    store,
    workspace,
    `a-very-long-name-of-a-publication.${language}.example.org`,
  );
  const second = await personIn(store, `grace-${language}@example.com`, language, "Grace Hopper");
  await join(store, workspace, second, "editor");
  const invitation = await store.workspaces.invite(
    workspace,
    { email: `someone-${language}@example.net`, role: "reader", language },
    owner.id,
  );
  if (invitation === "member") throw new Error("Expected an invitation, found a member.");
  const passkey = `passkey-of-${owner.id}`;
  await store.passkeys.add({
    id: passkey,
    personId: owner.id,
    publicKey: "pQECAyYgASFYIA",
    counter: 0,
    transports: ["internal"],
    name: "MacBook",
  });
  const license = await addLicense(store, workspace, site.id);
  const secrets = secretsFrom(secretIn(folder));
  const share = await addShares(store, secrets, { site: site.id, by: owner.id });
  const email = `someone-${language}@example.net`;
  const challenge = await store.challenges.create({ purpose: "sign-in", email, language });
  const { token } = await store.sessions.start(owner.id, "Chrome, Linux");
  const { open: agreement } = await addAgreements(store);
  const { order, trial } = await addPurchases(store, { workspace, site: site.id, language });
  const operator = await personIn(store, `operator-${language}@example.com`, language, "Joan Clarke");
  await store.operators.add(operator.email);
  await store.sessions.start(owner.id, "Safari, iOS");
  return {
    token,
    operatorToken: (await store.sessions.start(operator.id, "Firefox, Linux")).token,
    workspace,
    site: site.id,
    dnsSite: await addDnsSite(store, workspace, `journal-${language}.example`),
    waitingSite: waiting.id,
    person: second.id,
    invitation: invitation.id,
    invitationToken: secrets.invitationToken(invitation.id),
    passkey,
    license,
    agreement,
    bill: await addBill({ kind: "sqlite", file: databaseIn(folder) }, { agreement, site: site.id }),
    signature: secrets.unsubscribeToken({ list: "reports", about: site.id, personId: second.id }),
    statement: await addStatement(
      { kind: "sqlite", file: databaseIn(folder) },
      { workspace, site: site.id, domain: site.domain },
    ),
    share,
    order,
    receiptKey: secrets.receiptKey(order),
    trial,
    ...(await addShop(store, secrets, language)),
    ...(await addWebhook(store, secrets, { workspace, by: owner.id })),
    challenge: challenge.id,
  };
}

/** A public dashboard, and a link, of which it says what its address ends with. */
async function addShares(
  store: Store,
  secrets: Secrets,
  { site, by }: { site: string; by: string },
): Promise<string> {
  const embedder = "https://www.example.com";
  await store.shares.publish(site, { showsRules: true, isIndexed: true, embedder }, by);
  const id = crypto.randomUUID();
  const token = secrets.shareToken(id);
  await store.shares.addLink(
    site,
    { id, token, name: "Newsroom", showsRules: true, embedder: undefined },
    by,
  );
  return token;
}

/** An offer of a site that can be bought, as long as its workspace is on Pro. */
export async function startSelling(
  store: Store,
  { workspace, site, isTest = true }: { workspace: string; site: string; isTest?: boolean },
) {
  await store.workspaces.setPlan(workspace, "pro", undefined);
  await store.sites.markDomainProven(site, "gate");
  const masked = `rk_${isTest ? "test" : "live"}_…WXYZ`;
  await store.payees.setStripe(
    workspace,
    { sealed: "sealed", masked, isTest, isSame: () => false },
    undefined,
  );
  return addOffer(store, site, credit);
}

/** A purchase that was paid, and one from oneself that is under way, of a workspace that was on Pro for it. */
async function addPurchases(
  store: Store,
  { workspace, site, language }: { workspace: string; site: string; language: Language },
): Promise<{ order: string; trial: string }> {
  const offer = await startSelling(store, { workspace, site });
  const company = await addCompany(store, `reader-${language}`);
  const { id } = await quoted(store, { site, offer, company });
  await store.orders.fulfil(
    id,
    paid(new Date(), { external: `0x${"c4".repeat(32)}`, payer: `0x${"7e".repeat(20)}` }),
  );
  const begun = await store.trials.begin(workspace, { offer, rail: "stripe" });
  if (begun.outcome !== "quoted") throw new Error(`Expected a trial, found ${begun.outcome}`);
  await store.payees.removeStripe(workspace, undefined);
  await store.workspaces.setPlan(workspace, "free", undefined);
  return { order: id, trial: begun.order.id };
}

/** A site that sells by card, and a company that is about to buy. */
async function addShop(
  store: Store,
  secrets: Secrets,
  language: Language,
): Promise<Pick<Furnished, "market" | "offer" | "proof">> {
  const owner = await personIn(store, `shop-${language}@example.com`, language, "Hedy Lamarr");
  const { id: workspace } = await store.workspaces.currentOf(owner);
  const { id: site, domain: market } = await addSite(store, workspace, `shop.${language}.example.com`);
  const offer = await startSelling(store, { workspace, site, isTest: false });
  const { id: proof } = await store.companies.beginProof({
    ...{ name: "Example Reader", email: "bot@example.com", domain: "example.com", language },
    codeOf: secrets.companyCode,
  });
  return { market, offer, proof };
}

/** A program’s webhook, with the event that was sent to try it. */
async function addWebhook(
  store: Store,
  secrets: Secrets,
  { workspace, by }: { workspace: string; by: string },
) {
  const webhook = crypto.randomUUID();
  await store.webhooks.add(
    {
      id: webhook,
      workspaceId: workspace,
      format: "signed",
      host: "example.com",
      address: sealFor(secrets, webhook, "address", "https://example.com/octroi"),
      secret: sealFor(secrets, webhook, "secret", randomWebhookSecret()),
      language: "en",
      kinds: ["rules.published", "crawler.new"],
      sites: undefined,
    },
    by,
  );
  return { webhook, event: (await store.webhooks.test(workspace, webhook)) ?? "" };
}

/** A publisher on Pro with a site that has had visits for a year, and one that has had its first. */
export async function furnishYear(folder: string, language: Language) {
  await using store = await openStore({ kind: "sqlite", file: databaseIn(folder) });
  const person = await personIn(store, `year-${language}@example.com`, language, "Mary Jackson");
  const { id: workspace } = await store.workspaces.currentOf(person);
  await store.workspaces.setPlan(workspace, "pro", undefined);
  const year = await addSite(store, workspace, `year.${language}.example.com`);
  await addVisits(store, year.id, 365);
  const agreements = await addAgreements(store);
  await store.sites.markDomainProven(year.id, "gate");
  await store.agreements.join(year.id, agreements.joined, person.id);
  await addEarnings(store, { workspace, site: year.id }, agreements.joined);
  await store.agreements.setRule(workspace, { amount: "0.02", currency: "EUR" }, person.id);
  const pack = {
    paths: ["/"],
    uses: ["ai-input", "ai-train"],
    price: { amount: "5", currency: "EUR" },
  } as const;
  const offer = await store.offers.draft(
    year.id,
    { ...pack, kind: "credit", count: 1_000, usdc: "5.5" },
    undefined,
  );
  if (typeof offer === "object") await store.offers.publish(year.id, offer.id, person.id);
  await store.offers.draft(
    year.id,
    { ...pack, paths: ["/articles/"], kind: "period", count: 30, usdc: undefined },
    undefined,
  );
  const first = await addSite(store, workspace, `first.${language}.example.com`);
  await addOneVisit(store, first.id);
  const { token } = await store.sessions.start(person.id, "Firefox, Windows");
  return { token, year: year.id, first: first.id, ...agreements };
}

/** What an agreement earned a site in each month of a year, more in most than in the one before. */
async function addEarnings(
  store: Store,
  publisher: { workspace: string; site: string },
  agreement: string,
): Promise<void> {
  const price = { amount: "0.005", currency: "EUR" };
  const now = new Date();
  const months = Array.from(
    { length: 12 },
    (_, back) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)),
  );
  await store.books.post(
    months.map((at, back) =>
      visitsEntry(publisher, { agreement, price }, 90_000 - 7_000 * back + (back % 3) * 9_000, at),
    ),
  );
}

/** A publisher with one site that has had no visit, and the secret that its gate reports with. */
export async function furnishNewSite(folder: string, language: Language, domain: string) {
  await using store = await openStore({ kind: "sqlite", file: databaseIn(folder) });
  const person = await personIn(store, `owner@${domain}`, language, "Annie Easley");
  const { id: workspace } = await store.workspaces.currentOf(person);
  const { id: site } = await addSite(store, workspace, domain);
  const secret = await store.siteKeys.replace(site, undefined);
  // Its first key was shown to nobody.
  const [, first] = await store.siteKeys.list(site);
  if (first) await store.siteKeys.end(site, first.id, undefined);
  const { token } = await store.sessions.start(person.id, "Firefox, Linux");
  return { token, workspace, site, secret };
}

/** Somebody without a site, whose pages have nothing to show yet. */
export async function furnishEmpty(folder: string, language: Language): Promise<string> {
  await using store = await openStore({ kind: "sqlite", file: databaseIn(folder) });
  const person = await personIn(store, `new-${language}@example.com`, language, "Katherine Johnson");
  return (await store.sessions.start(person.id, "Firefox, Windows")).token;
}

/** The sessions of an owner who is invited to Pro, and of one who is on it. */
export async function furnishPlans(folder: string, language: Language) {
  await using store = await openStore({ kind: "sqlite", file: databaseIn(folder) });
  const invited = await personIn(store, `invited-${language}@example.com`, language, "Mae Jemison");
  await store.proInvitations.invite({ email: invited.email, language, price: 4_900 });
  const pro = await personIn(store, `pro-${language}@example.com`, language, "Valerie Thomas");
  await store.workspaces.setPlan((await store.workspaces.currentOf(pro)).id, "pro", undefined);
  const sessionOf = async ({ id }: Person) => (await store.sessions.start(id, "Firefox, Windows")).token;
  return { invited: await sessionOf(invited), pro: await sessionOf(pro) };
}

/** Somebody with another role in the workspace of those who own it. */
export async function furnishMember(folder: string, language: Language, role: Role): Promise<string> {
  await using store = await openStore({ kind: "sqlite", file: databaseIn(folder) });
  const owner = await store.people.findByEmail(`ada-${language}@example.com`);
  if (owner === undefined) throw new Error("Expected a furnished console, found an empty one.");
  const { id } = await store.workspaces.currentOf(owner);
  const member = await personIn(store, `${role}-${language}@example.com`, language, "Dorothy Vaughan");
  await join(store, id, member, role);
  return (await store.sessions.start(member.id, "Firefox, Windows")).token;
}

async function personIn(store: Store, email: string, language: Language, name: string): Promise<Person> {
  const { id } = await store.people.ensure(email, language);
  await store.people.welcome(id, { name, language, terms: termsVersion });
  const person = await store.people.find(id);
  if (person === undefined) throw new Error(`Expected ${email} to be kept, found nobody.`);
  return person;
}

async function join(store: Store, workspace: string, person: Person, role: Role): Promise<void> {
  const invitation = await store.workspaces.invite(
    workspace,
    { email: person.email, role, language: person.language },
    undefined,
  );
  if (invitation === "member") return;
  await store.workspaces.accept(invitation.id, person);
  await store.workspaces.enter(person.id, workspace);
}

async function addSite(store: Store, workspaceId: string, domain: string): Promise<Site> {
  return (await addedSite(store, { workspaceId, domain })).site;
}

/** Tested, and nothing of it is right yet. */
async function addDnsSite(store: Store, workspaceId: string, domain: string): Promise<string> {
  const destination = { ip: "2606:4700:4700::1111", port: 443 } as const;
  const added = await addedSite(store, { workspaceId, domain, connector: "dns", destination });
  const { id } = added.site;
  await store.dnsConnections.open(id);
  await store.dnsConnections.saveTest(id, {
    at: new Date().toISOString(),
    destination,
    redirection: { state: "left-over", addresses: ["203.0.113.10", "2001:db8:85a3::8a2e:370:7334"] },
    reachability: { state: "certificate", reason: "other-name", key: `${"A".repeat(43)}=` },
    claim: "needs-record",
  });
  return id;
}

/** The agreements that are open, which are the same for everybody. */
async function addAgreements(store: Store): Promise<{ joined: string; open: string }> {
  const [open, joined] = await store.agreements.list();
  if (open !== undefined && joined !== undefined) return { joined: joined.id, open: open.id };
  const terms = { uses: ["ai-input", "ai-train"], from: "2026-01-01", until: "2030-12-31" } as const;
  const added = async (company: string, crawlers: readonly string[], amount: string) =>
    (await store.agreements.add({ ...terms, company, crawlers, price: { amount, currency: "EUR" } })).id;
  return {
    joined: await added("Example AI", ["GPTBot", "OAI-SearchBot"], "0.005"),
    open: await added("Example Search", ["ClaudeBot"], "0.0075"),
  };
}

/** A license from when the workspace was on Pro. */
async function addLicense(store: Store, workspace: string, site: string): Promise<string> {
  await store.workspaces.setPlan(workspace, "pro", undefined);
  const issued = await store.licenses.issue(
    site,
    {
      company: "Example AI",
      paths: ["/articles/", "/*.pdf$"],
      from: "2026-01-01",
      until: "2030-12-31",
      price: { amount: "0.02", currency: "EUR" },
    },
    undefined,
  );
  await store.workspaces.setPlan(workspace, "free", undefined);
  if (issued.outcome !== "issued") throw new Error(`Expected a license, found ${issued.outcome}.`);
  return issued.license.id;
}

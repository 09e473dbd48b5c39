import type { Language } from "@octroi/ui/language/language";
import { createContext } from "react-router";
import type { Accounts, Asker, TooMany } from "../../../domain/accounts/accounts.ts";
import type { Caller, Client } from "../../../domain/accounts/caller.ts";
import type { Person } from "../../../domain/accounts/person.ts";
import type { Session } from "../../../domain/accounts/session.ts";
import type { BankDetails } from "../../../domain/books/bank-details.ts";
import type { ClaimRecord } from "../../../domain/dns/claim.ts";
import type { DnsConnection } from "../../../domain/dns/connections.ts";
import type { DnsTest } from "../../../domain/dns/dns-test.ts";
import type { License } from "../../../domain/licenses/license.ts";
import type { CardOutcome, CardPurchase } from "../../../domain/market/card-purchase.ts";
import type { CompanyProof } from "../../../domain/market/company.ts";
import type { Order } from "../../../domain/market/order.ts";
import type { Notice } from "../../../domain/notice.ts";
import type { NewStripe, StripeKeys } from "../../../domain/payments/payee.ts";
import type { PaymentRequirements } from "../../../domain/payments/x402.ts";
import type { Glance } from "../../../domain/sites/glance.ts";
import type { ConnectPlugin } from "../../../domain/sites/plugin-connection.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { TestVisit } from "../../../domain/visits/test-visit.ts";
import type { WebhookEvent } from "../../../domain/webhooks/event.ts";
import type { SealedPart } from "../../../domain/webhooks/sealed.ts";
import type { Webhook } from "../../../domain/webhooks/webhook.ts";
import type { Membership } from "../../../domain/workspaces/workspace.ts";
import type { SignedUp } from "../../../store/market/companies.ts";
import type { Repositories } from "../../../store/store.ts";

/** What pages ask of the rest of the console. */
export interface PageServices
  extends Omit<
    Repositories,
    | "challenges"
    | "siteFiles"
    | "dnsConnections"
    | "slices"
    | "payments"
    | "checkouts"
    | "companies"
    | "deliveries"
    | "watching"
  > {
  accounts: Accounts;
  /** Where mails are files: those to an address. */
  deleteMailsTo(email: string): Promise<void>;
  /** When the person with this address last asked for Pro on the waitlist. */
  askedForProAt(email: string): Promise<string | undefined>;
  challenges: Pick<Repositories["challenges"], "find">;
  siteFiles: Pick<Repositories["siteFiles"], "find">;
  checkouts: Pick<Repositories["checkouts"], "ofOrder" | "wasGivenUp">;
  /** A publisher’s word about companies; their secrets are no page’s business. */
  companies: Pick<Repositories["companies"], "find" | "blockIn" | "unblockIn" | "blocksOf">;
  /** What companies’ programs do at the market, for their people: counted by the same limits. */
  market: {
    /** `wrong`: the first field that holds what no account can. */
    beginAccount(
      asked: { name: string; email: string; domain: string; language: Language },
      client: Client,
    ): Promise<{ proof: CompanyProof } | { wrong: "name" | "email" | "domain" } | TooMany>;
    findProof(id: string): Promise<CompanyProof | undefined>;
    /** `notSeen`: the code is right, and the domain says nothing yet. */
    finishAccount(
      proof: string,
      code: string,
      client: Client,
    ): Promise<SignedUp | "over" | "wrong" | "other-email" | { notSeen: CompanyProof } | TooMany>;
    payByCard(purchase: CardPurchase, client: Client): Promise<CardOutcome | TooMany>;
  };
  /** Reads what a site serves where the files of its rules should be, so often and no more. */
  readFiles(site: Site): Promise<TooMany | undefined>;
  /** What the address of a link ends with. */
  shareToken(linkId: string): string;
  /** What the address of an order’s receipt ends with. */
  receiptKey(order: string): string;
  /** Whether the address of a receipt is one that we gave. */
  isReceiptKey(order: string, key: string): boolean;
  /** What a company's crawler sends, for the one page that shows it. */
  licenseToken(license: License, site: Site): Promise<string>;
  /** Asks a site for a page as a crawler would, and watches the visit arrive. */
  sendTestVisit(site: Site): Promise<TestVisit>;
  /** A first look at a site, for whoever asks; limited by client. */
  glanceAt(domain: string, client: Client): Promise<Glance>;
  dns: {
    connections: Repositories["dnsConnections"];
    /** Whether an address can be a public server's. */
    isPublic(address: string): boolean;
    /** What *Test configuration* does, so often and no more; undefined for a site without a destination. */
    test(site: Site): Promise<DnsTest | TooMany | undefined>;
    /** The name that a site's domain is pointed at. */
    targetOf(connection: DnsConnection): string;
    /** What proves that a domain is the workspace's, where several have it. */
    claimRecordOf(site: Site): ClaimRecord;
  };
  bank: {
    /** Whether publishers are paid, and so asked where. */
    isAsked: boolean;
    /** Whether the account that payouts leave is set: a file for the bank names it. */
    hasPayer: boolean;
    /** As it is kept. */
    seal(workspaceId: string, details: BankDetails): string;
  };
  payments: {
    /** Where companies can pay in USDC: none, before the operator opens it. */
    networks: readonly string[];
    /** As it is kept. */
    sealStripe(workspaceId: string, keys: StripeKeys): NewStripe;
    /** A page of the publisher’s Stripe account on which an order is paid, and from which one is led back. */
    openCheckout(
      order: Order,
      lead: { paid: string; back: string },
    ): Promise<{ url: URL } | { refused: string } | { unclear: string } | { over: string }>;
    /** What a program is asked for; undefined where it cannot pay. */
    requirementsOf(order: Order): Promise<PaymentRequirements | undefined>;
    /** Whether a gate lets in who has bought this. */
    isTokenGood(order: Order): Promise<boolean>;
  };
  webhookParts: {
    newSecret(): string;
    /** As it is kept. */
    seal(webhook: string, part: SealedPart, text: string): string;
    /** Undefined where it was sealed under another secret. */
    addressOf(webhook: Webhook): string | undefined;
    /** What is sent of an event. */
    messageFor(webhook: Webhook, event: WebhookEvent, domain: string | undefined): object;
    /** Counts what people ask to be sent from a workspace: so often and no more. */
    countSent(workspaceId: string): Promise<TooMany | undefined>;
  };
  connectPlugin: ConnectPlugin;
  /** The one address that a connector is set up with. */
  keyAddress(siteId: string, secret: string): string;
  /** What the operator tells everybody, as of a moment ago. */
  notice(): Promise<Notice | undefined>;
  /** Whether the link that stops a mail is one that we sent. */
  isUnsubscribeToken(subscription: { list: string; about: string; personId: string }, token: string): boolean;
  /** Whether the link of an invitation is one that we sent. */
  isInvitationToken(invitationId: string, token: string): boolean;
}

/** `Set-Cookie` headers, for whoever answers a form. */
export interface PageCookies {
  session(token: string): string;
  endSession(): string;
  challenge(id: string): string;
  endChallenge(): string;
}

/** One request for a page. Whoever asks may: that was checked. */
export interface PageContext extends Caller {
  language: Language;
  now: Date;
  /** Where the public site is. */
  siteUrl: string;
  /** Where the console is. */
  consoleUrl: string;
  asker: Asker;
  /** The challenge that this browser was last asked. */
  challengeId: string | undefined;
  services: PageServices;
  cookies: PageCookies;
  /** What the operator tells everybody, now. */
  notice: Notice | undefined;
  /** Why there is no other page, on the page that says so. */
  refusal?: string;
}

export const pageContext = createContext<PageContext>();

interface WithContext {
  context: { get(key: typeof pageContext): PageContext };
}

export function pageOf({ context }: WithContext): PageContext {
  return context.get(pageContext);
}

/** A page that asks for a session, as the table of routes says it does. */
export function signedInPage(args: WithContext): PageContext & { person: Person; session: Session } {
  const page = pageOf(args);
  const { person, session } = page;
  if (person === undefined || session === undefined) throw new Error("Expected a session, found none");
  return { ...page, person, session };
}

/** A page that asks for a role. */
export function memberPage(
  args: WithContext,
): PageContext & { person: Person; session: Session; membership: Membership } {
  const page = signedInPage(args);
  const { membership } = page;
  if (membership === undefined) throw new Error("Expected a workspace, found none");
  return { ...page, membership };
}

/** A page about a site. */
export function sitePage(
  args: WithContext,
): PageContext & { person: Person; session: Session; membership: Membership; site: Site } {
  const page = memberPage(args);
  const { site } = page;
  if (site === undefined) throw new Error("Expected a site, found none");
  return { ...page, site };
}

/** For what a person may not see, or what is not there: the same answer to both. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

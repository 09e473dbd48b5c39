import type { LicenseKeySet } from "@octroi/edge/licenses";
import { bodyOf } from "@octroi/web/http/body";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context, Handler } from "hono";
import { pathTo } from "../../domain/access/paths.ts";
import { isTooMany } from "../../domain/accounts/accounts.ts";
import { readPrice } from "../../domain/agreements/typed-agreement.ts";
import { type Company, companyLimits, proofPlaces } from "../../domain/market/company.ts";
import { namedBy } from "../../domain/market/listing.ts";
import { marketPage, marketSite, parseListingCursor } from "../../domain/market/market-json.ts";
import { maxQuotes, type Order } from "../../domain/market/order.ts";
import type { SignedPayment } from "../../domain/payments/x402.ts";
import type { SignedUp } from "../../store/market/companies.ts";
import type { QuoteOutcome } from "../../store/market/orders.ts";
import type { Store } from "../../store/store.ts";
import { parsedAs, soundOr } from "../console/api/parsed.ts";
import { Problem } from "../console/api/problem.ts";
import { storedPage } from "../console/api/stored-page.ts";
import type { ConsoleEnv } from "../console/env.ts";
import { type Askers, passOrRefuse, tooManyRequests } from "./askers.ts";
import { marketCalls } from "./calls.ts";
import type { DomainAccounts } from "./domain-accounts.ts";
import { accountFacts, licenseFacts, orderFacts } from "./facts.ts";
import { type OrderPayments, paymentsAway } from "./payments/orders.ts";
import { isOf, type QuoteAt } from "./quote-at.ts";
import { type ReceiptPage, receiptFacts } from "./receipt-files.ts";
import { codeBody, proofBody, signUpBody, sitesQuery } from "./schemas.ts";

interface MarketServices {
  url: URL;
  siteUrl: URL;
  store: Pick<Store, "companies" | "orders" | "listings" | "workspaces">;
  askers: Askers;
  accounts: DomainAccounts;
  quote: QuoteAt;
  payments: OrderPayments;
  receiptPage: ReceiptPage;
  /** What a publisher’s receipts are checked with. */
  keysOf: (workspace: string) => Promise<LicenseKeySet>;
  now: () => Date;
}

/** What answers companies' programs under `/v1/market`, up to what an order costs. */
export function marketHandlers({
  url,
  siteUrl,
  store,
  askers,
  accounts,
  quote,
  payments,
  receiptPage,
  keysOf,
  now,
}: MarketServices): Record<keyof typeof marketCalls, Handler<ConsoleEnv>> {
  const { companies, orders, listings, workspaces } = store;
  const addresses = { url, receiptPage };

  async function accountOf(company: Company) {
    const [keys, secrets] = await Promise.all([companies.keys(company.id), companies.secrets(company.id)]);
    return accountFacts(company, keys, secrets);
  }

  /** Again with a key of the same directory, it is the account that is there. */
  async function signUpByKey(c: Context<ConsoleEnv>, text: string) {
    const body = text === "" ? {} : parsedAs(text, signUpBody);
    const { origin, thumbprint } = await askers.signerOf(c, text);
    const name = body.name?.trim() ?? new URL(origin).hostname;
    return companies.signUpByKey(origin, thumbprint, name.slice(0, companyLimits.name));
  }

  /** The order that a payment says it is for, of the company that sends it. */
  async function paidOrder(c: Context<ConsoleEnv>, company: Company, signed: SignedPayment): Promise<Order> {
    const order = await orders.ofCompany(company.id, payments.orderIn(signed) ?? "");
    if (order !== undefined && isOf(order, marketOf(c))) return order;
    throw new Refusal("unknown");
  }

  async function signedUp(c: Context<ConsoleEnv>, { company, secret }: SignedUp) {
    const account = await accountOf(company);
    const answer = { account, clientId: company.id, clientSecret: secret?.secret ?? null };
    return c.json(answer, secret === undefined ? 200 : 201);
  }

  /** Without a key: what has to stand where, and a mail with a code. */
  async function beginProof(c: Context<ConsoleEnv>) {
    requireJson(c);
    const body = parsedAs(await bodyOf(c.req.raw), proofBody);
    const begun = await accounts.begin(body, askers.clientOf(c));
    if ("wrong" in begun)
      throw new Problem("unprocessable", { detail: wrongAccount[begun.wrong], field: begun.wrong });
    if (isTooMany(begun)) throw tooManyRequests(begun);
    const { proof } = begun;
    return c.json(
      {
        proof: proof.id,
        address: new URL(pathTo("marketProof", { proof: proof.id }), url).href,
        ...proofPlaces(proof),
        expiresAt: proof.expiresAt,
      },
      202,
    );
  }

  const countStranger = async (c: Context<ConsoleEnv>) =>
    passOrRefuse(await askers.countStranger(askers.clientOf(c)));

  return {
    async marketAccounts(c) {
      await countStranger(c);
      if (!askers.isSigned(c)) return beginProof(c);
      return signedUp(c, await signUpByKey(c, await bodyOf(c.req.raw)));
    },

    async marketProof(c) {
      await countStranger(c);
      requireJson(c);
      const { code } = parsedAs(await bodyOf(c.req.raw), codeBody);
      const finished = await accounts.finish(c.get("route").parameters.proof ?? "", code);
      if (finished === "over") throw new Refusal("unknown");
      if (finished === "wrong")
        throw new Problem("unprocessable", { detail: "The mail says another code.", field: "code" });
      if (finished === "other-email")
        throw new Problem("other-email", {
          detail: "Begin again with the address that it was made with, or write to the operator.",
        });
      if ("notSeen" in finished) {
        const { record, file } = proofPlaces(finished.notSeen);
        throw new Problem("not-proven", {
          detail: `Neither the TXT record ${record.name} nor ${file.url} holds ${record.value}. Records take a while to be seen; the code stays good.`,
        });
      }
      return signedUp(c, finished);
    },

    async marketAccount(c) {
      const { company, text } = await askers.authenticate(c);
      if (c.req.method !== "PUT") return c.json(await accountOf(company));
      requireJson(c);
      const { name, invoice, cap } = parsedAs(text, marketCalls.marketAccount.put.body);
      const changed = await companies.change(company.id, {
        name: name.trim(),
        invoice: {
          country: invoice.country ?? undefined,
          vat: invoice.vat ?? undefined,
          address: invoice.address ?? undefined,
        },
        cap: cap === null ? undefined : capOf(cap),
      });
      if (changed === undefined) throw new Refusal("unknown");
      return c.json(await accountOf(changed));
    },

    async marketSecrets(c) {
      const { company } = await askers.authenticate(c);
      const added = await companies.addSecret(company.id);
      if (added === undefined) throw new Refusal("unknown");
      const { id, createdAt, secret } = added;
      return c.json({ id, createdAt, clientId: company.id, clientSecret: secret }, 201);
    },

    async endMarketSecret(c) {
      const { company } = await askers.authenticate(c);
      const secret = c.get("route").parameters.companySecret ?? "";
      if ((await companies.endSecret(company.id, secret)) === "unknown") throw new Refusal("unknown");
      return c.json({ ended: secret });
    },

    async marketOrders(c) {
      const { company } = await askers.authenticate(c);
      return c.json(
        await storedPage(
          c,
          (limit, after) =>
            orders.list({
              company: company.id,
              limit,
              after: after && { createdAt: after[0], id: after[1] },
            }),
          { keyOf: ({ createdAt, id }) => [createdAt, id], facts: (order) => orderFacts(order, addresses) },
        ),
      );
    },

    async marketReceipts(c) {
      const { company } = await askers.authenticate(c);
      return c.json(
        await storedPage(
          c,
          (limit, after) =>
            orders.receipts({
              company: company.id,
              limit,
              ...(after && { after: { issuedAt: after[0], order: after[1] } }),
            }),
          {
            keyOf: ({ document }) => [document.issuedAt, document.order],
            facts: ({ document }) => receiptFacts(document, receiptPage),
          },
        ),
      );
    },

    async marketLicenses(c) {
      const { company } = await askers.authenticate(c);
      return c.json(
        await storedPage(
          c,
          (limit, after) =>
            companies.licensesOf(company.id, {
              limit,
              after: after && { issuedAt: after[0], id: after[1] },
            }),
          {
            keyOf: ({ issuedAt, id }) => [issuedAt, id],
            facts: (license) => licenseFacts(license, url, now()),
          },
        ),
      );
    },

    async marketKeys(c) {
      await askers.countReader(c);
      const workspace = c.get("route").parameters.workspace ?? "";
      // What somebody kept can be checked, also once its publisher is gone.
      const isPublisher =
        (await workspaces.find(workspace)) !== undefined ||
        (await orders.receipts({ workspace, limit: 1 })).length > 0;
      if (!isPublisher) throw new Refusal("unknown");
      return c.json(await keysOf(workspace), 200, { "cache-control": "public, max-age=3600" });
    },

    async marketSites(c) {
      await askers.countReader(c);
      const { topic, language, limit, cursor } = soundOr(sitesQuery, c.req.query());
      const after = cursor === undefined ? undefined : parseListingCursor(cursor);
      if (cursor !== undefined && after === undefined)
        throw new Problem("unprocessable", { detail: "The cursor is of another list.", field: "cursor" });
      const found = await listings.page({ topic, language, after, limit: limit + 1 });
      return c.json(marketPage(found, limit, { siteUrl }));
    },

    async marketSite(c) {
      await askers.countReader(c);
      const site = await listings.selling(namedBy(marketOf(c)));
      if (site === undefined) throw new Refusal("unknown");
      return c.json(marketSite(site, { consoleUrl: url, siteUrl }));
    },

    async newMarketOrder(c) {
      const { company, text } = await askers.authenticate(c);
      const signed = payments.signedIn(c);
      // As clients of x402 do it: the same request again, with a payment.
      if (signed !== undefined) return payments.take(c, await paidOrder(c, company, signed), signed);
      requireJson(c);
      const { offer, rail, max } = parsedAs(text, marketCalls.newMarketOrder.post.body);
      const idempotencyKey = idempotencyKeyOf(c);
      const quoted = await quote(company, { market: marketOf(c), offer, rail, max, idempotencyKey });
      if (quoted.outcome === "no-site") throw new Refusal("unknown");
      if (quoted.outcome === "away") throw paymentsAway();
      return payments.ask(c, quotedOr(quoted));
    },

    async marketOrder(c) {
      const { company } = await askers.authenticate(c);
      const order = await orders.ofCompany(company.id, c.get("route").parameters.order ?? "");
      if (order === undefined) throw new Refusal("unknown");
      if (c.req.method !== "POST") return c.json(orderFacts(order, addresses));
      const signed = payments.signedIn(c);
      return signed === undefined ? payments.ask(c, order) : payments.take(c, order, signed);
    },
  };
}

const wrongAccount = {
  name: "This is no name.",
  email: "This is no mail address.",
  domain: "This is no domain of the public web.",
};

/** The order, or a problem that says why there is none. */
function quotedOr(quote: QuoteOutcome): Order {
  switch (quote.outcome) {
    case "quoted":
      return quote.order;
    case "key-reused":
      throw new Problem("key-reused", {
        detail: "The idempotency key came before, with another offer.",
        field: "Idempotency-Key",
      });
    case "not-sold":
      throw new Problem("not-sold", { detail: "The site sells no such offer now.", field: "offer" });
    case "blocked":
      throw new Problem("blocked", { detail: "The operator of the market blocked it." });
    case "blocked-here":
      throw new Problem("blocked", { detail: "The publisher of the site blocked it." });
    case "other-rail":
      throw new Problem("unprocessable", {
        detail: `This offer is paid by ${quote.rails.join(" or ")}.`,
        field: "rail",
      });
    case "over-max": {
      const { price, usdc } = quote;
      const inUsdc = usdc === undefined ? "" : `, or ${usdc} USDC`;
      throw new Problem("over-max", {
        detail: `It costs ${price.amount} ${price.currency}${inUsdc}.`,
        field: "max",
      });
    }
    case "over-cap": {
      const { amount, currency } = quote.cap;
      throw new Problem("over-cap", {
        detail: `The account may buy for ${amount} ${currency} in a month, held prices included, and for nothing that has no price in ${currency}.`,
      });
    }
    case "too-many":
      throw new Problem("too-many-orders", {
        detail: `${maxQuotes} prices are held. Pay some, or wait until they expire.`,
      });
  }
}

/** The site that a request is about: by its domain, or by its id, as what a gate answers names it. */
function marketOf(c: Context<ConsoleEnv>): string {
  return c.get("route").parameters.market ?? "";
}

function requireJson(c: Context<ConsoleEnv>): void {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header("content-type") ?? "")) {
    throw new Refusal("unsupportedType");
  }
}

/** In the currency of a country: a cap in USDC is one in dollars. */
function capOf({ amount, currency }: { amount: string; currency: string }) {
  const price = readPrice(amount, currency);
  if (typeof price === "string") {
    throw new Problem("unprocessable", {
      detail: "A cap is more than nothing, in a currency that there is.",
      field: "cap",
    });
  }
  return price;
}

function idempotencyKeyOf(c: Context<ConsoleEnv>): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Problem("unprocessable", {
    detail: "An idempotency key is 1 to 200 visible ASCII characters.",
    field: "Idempotency-Key",
  });
}

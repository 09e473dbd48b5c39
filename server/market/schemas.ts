import { languages } from "@octroi/ui/language/language";
import { listingLanguages, topics } from "@octroi/ui/market/facts";
import * as v from "valibot";
import { agreementUses } from "../../domain/agreements/agreement.ts";
import { licenseStates } from "../../domain/licenses/license.ts";
import { companyLimits } from "../../domain/market/company.ts";
import { orderStates, rails } from "../../domain/market/order.ts";
import { offerKinds } from "../../domain/offers/offer.ts";
import { listQuery } from "../console/api/schemas.ts";

/** What companies' programs send and get. What they send is parsed by these, and the market's description is made from them. */

const moment = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.isoDate());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.strictObject({ amount: v.string(), currency: v.string() });
const decimal = v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,6})?$/));
/** Without control characters: they are for people to read, in one line. */
const line = (length: number) => v.pipe(v.string(), v.regex(/^\P{Cc}*$/u), v.maxLength(length));
export const companyName = v.pipe(
  v.string(),
  v.regex(/^\s*[^\s\p{Cc}]\P{Cc}*$/u),
  v.maxLength(companyLimits.name),
);

const invoice = {
  country: v.nullable(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/), v.description("As ISO 3166-1 has it: `FR`.")),
  ),
  vat: v.nullable(line(companyLimits.vat)),
  address: v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^[\P{Cc}\n]*$/u),
      v.maxLength(companyLimits.address),
      v.description("In lines."),
    ),
  ),
};

export const signUpBody = v.strictObject({
  name: v.optional(v.pipe(companyName, v.description("The host of the `Signature-Agent` where left out."))),
});

export const proofBody = v.strictObject({
  name: companyName,
  email: v.pipe(v.string(), v.maxLength(companyLimits.email), v.description("The code goes there.")),
  domain: v.pipe(v.string(), v.maxLength(companyLimits.domain)),
  language: v.optional(v.pipe(v.picklist(languages), v.description("Of the mail.")), "en"),
});

export const codeBody = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(100), v.description("As the mail says it.")),
});

export const proofAnswer = v.strictObject({
  proof: v.string(),
  address: v.pipe(
    v.string(),
    v.description("Where the code is sent, once the record or the file is in place."),
  ),
  record: v.strictObject({ type: v.string(), name: v.string(), value: v.string() }),
  file: v.strictObject({ url: v.string(), content: v.string() }),
  expiresAt: moment,
});

export const accountPut = v.strictObject({
  name: companyName,
  invoice: v.pipe(v.strictObject(invoice), v.description("What receipts say of you.")),
  cap: v.pipe(
    v.nullable(v.strictObject({ amount: decimal, currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) })),
    v.description(
      "The most that the account may buy for in a month (UTC). With one, what has no price in its currency is not bought; the price in USDC counts as dollars.",
    ),
  ),
});

export const accountAnswer = v.strictObject({
  id: v.string(),
  name: v.string(),
  origin: v.pipe(v.nullable(v.string()), v.description("Of the key directory that the account is known by.")),
  domain: v.pipe(
    v.nullable(v.string()),
    v.description("That the account is known by, where it has no keys."),
  ),
  email: v.nullable(v.string()),
  invoice: v.strictObject(invoice),
  cap: v.nullable(amount),
  keys: v.array(v.strictObject({ thumbprint: v.string(), firstSeenAt: moment, lastSeenAt: moment })),
  secrets: v.pipe(
    v.array(v.strictObject({ id: v.string(), createdAt: moment })),
    v.description("Two at a time, so that one can take the other’s place."),
  ),
  createdAt: moment,
  isBlocked: v.pipe(v.boolean(), v.description("By the operator: it neither buys nor reads.")),
});

const clientSecret = v.pipe(v.string(), v.description("Shown this once."));

export const signedUpAnswer = v.strictObject({
  account: accountAnswer,
  clientId: v.string(),
  clientSecret: v.pipe(
    v.nullable(clientSecret),
    v.description("Null where the account was there already: make another secret instead."),
  ),
});

export const secretAnswer = v.strictObject({
  id: v.string(),
  createdAt: moment,
  clientId: v.string(),
  clientSecret,
});

export const endedAnswer = v.strictObject({ ended: v.string() });

export const orderBody = v.strictObject({
  offer: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/), v.description("Its `id`.")),
  rail: v.optional(
    v.pipe(v.picklist(rails), v.description("`x402` for programs with USDC, `stripe` for a card.")),
  ),
  max: v.optional(
    v.pipe(
      v.strictObject({ amount: decimal, currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/)) }),
      v.description("The most that you would pay, in the currency of the offer or in `USDC`."),
    ),
  ),
});

const trialRails = v.pipe(
  v.array(v.picklist(rails)),
  v.description(
    "Those of `rails` that the publisher is trying out, with money that is worth nothing: what is paid so opens nothing.",
  ),
);

const offered = {
  kind: v.pipe(v.picklist(offerKinds), v.description("So many visits, or so many days.")),
  paths: v.pipe(v.array(v.string()), v.description("As paths of robots.txt.")),
  uses: v.array(v.picklist(agreementUses)),
  count: v.pipe(count, v.description("Visits of a credit, days of a period.")),
  price: amount,
  usdc: v.pipe(v.nullable(v.string()), v.description("The price in USDC, for `x402`.")),
};

const token = v.strictObject({
  endpoint: v.pipe(
    v.string(),
    v.description("Where RSL’s Open License Protocol gives tokens for what was bought."),
  ),
});

export const orderAnswer = v.strictObject({
  id: v.string(),
  address: v.string(),
  site: v.pipe(v.string(), v.description("Its domain, when it was ordered.")),
  offer: v.string(),
  ...offered,
  rail: v.nullable(v.picklist(rails)),
  state: v.pipe(
    v.picklist(orderStates),
    v.description(
      "`quoted`: the price is held until `expiresAt`. `unknown`: nobody could say yet how the payment ended; do not pay again.",
    ),
  ),
  createdAt: moment,
  expiresAt: moment,
  paidAt: v.nullable(moment),
  paid: v.nullable(amount),
  isTest: v.pipe(
    v.boolean(),
    v.description("Paid with money of a test network, or by a test card: it opens nothing."),
  ),
  page: v.pipe(
    v.nullable(v.string()),
    v.description("What came of it, for people: once it is paid, its receipt."),
  ),
  license: v.nullable(v.string()),
  token: v.pipe(v.nullable(token), v.description("Once it is paid.")),
});

const listing = {
  topic: v.picklist(topics),
  language: v.pipe(v.string(), v.description("Of its pages: `fr`.")),
  description: v.string(),
  contact: v.nullable(v.string()),
};

const page = v.pipe(v.string(), v.description("For people."));

export const sitesAnswer = v.strictObject({
  schemaVersion: v.literal(1),
  sites: v.array(
    v.strictObject({
      domain: v.string(),
      name: v.nullable(v.string()),
      page,
      ...listing,
      offers: v.pipe(count, v.description("How many there are.")),
      listedAt: moment,
    }),
  ),
  next: v.pipe(v.nullable(v.string()), v.description("`cursor` of the next page; null on the last.")),
});

export const siteAnswer = v.strictObject({
  schemaVersion: v.literal(1),
  domain: v.string(),
  name: v.nullable(v.string()),
  page,
  listing: v.pipe(
    v.nullable(v.strictObject(listing)),
    v.description("As the site says of itself; null where it does not want to be found."),
  ),
  offers: v.array(
    v.strictObject({ id: v.string(), ...offered, rails: v.array(v.picklist(rails)), trialRails: trialRails }),
  ),
  agreements: v.pipe(
    v.array(
      v.strictObject({
        company: v.string(),
        crawlers: v.array(v.string()),
        uses: v.array(v.picklist(agreementUses)),
        from: day,
        until: day,
      }),
    ),
    v.description("That the site joined, and that are in force."),
  ),
  license: v.pipe(
    v.nullable(
      v.strictObject({ url: v.string(), terms: v.nullable(v.string()), contact: v.nullable(v.string()) }),
    ),
    v.description("Of the site’s rules."),
  ),
  orders: v.pipe(v.string(), v.description("Where an offer is ordered.")),
  tokens: v.pipe(
    v.string(),
    v.description("Where RSL’s Open License Protocol gives tokens for what was bought."),
  ),
});

export const sitesQuery = v.object({
  topic: v.optional(v.picklist(topics)),
  language: v.optional(v.picklist(listingLanguages)),
  limit: listQuery.entries.limit,
  cursor: v.optional(v.string()),
});

export const licenseAnswer = v.strictObject({
  id: v.string(),
  order: v.nullable(v.string()),
  site: v.pipe(v.string(), v.description("Its domain.")),
  paths: v.array(v.string()),
  uses: v.array(v.picklist(agreementUses)),
  from: day,
  until: day,
  state: v.picklist(licenseStates),
  visits: v.pipe(v.nullable(count), v.description("Of a credit.")),
  used: v.pipe(count, v.description("Visits that were reported of it.")),
  spentAt: v.pipe(v.nullable(moment), v.description("When a credit was used up.")),
  issuedAt: moment,
  withdrawnAt: v.nullable(moment),
  token,
});

export const receiptAnswer = v.strictObject({
  version: v.literal(1),
  number: v.pipe(v.string(), v.description("Of the publisher, without gaps in a year: `2026-7`.")),
  isTest: v.pipe(
    v.boolean(),
    v.description("Paid with money that is worth nothing, on a server that is there to be tried."),
  ),
  issuedAt: moment,
  order: v.string(),
  publisher: v.strictObject({
    workspace: v.string(),
    name: v.string(),
    site: v.string(),
    domain: v.string(),
  }),
  company: v.strictObject({
    id: v.string(),
    name: v.string(),
    origin: v.nullable(v.string()),
    domain: v.nullable(v.string()),
    country: v.nullable(v.string()),
    vat: v.nullable(v.string()),
    address: v.nullable(v.string()),
  }),
  offer: v.strictObject({ id: v.string(), ...offered }),
  paid: v.strictObject({
    rail: v.picklist(rails),
    amount: v.string(),
    asset: v.string(),
    external: v.pipe(v.string(), v.description("The transaction, or the session of Stripe’s.")),
    network: v.nullable(v.string()),
    payer: v.nullable(v.string()),
    at: moment,
  }),
  license: v.nullable(v.string()),
  page: v.pipe(
    v.string(),
    v.description(
      "The same for people, with what was given back since: whoever has the address sees it, while the publisher has a workspace. With `.json` behind it as JSON, with `.jws` signed by the publisher’s key.",
    ),
  ),
});

/** As RFC 7517 has them. */
export const keysAnswer = v.strictObject({
  keys: v.array(
    v.strictObject({
      kty: v.literal("OKP"),
      crv: v.literal("Ed25519"),
      x: v.string(),
      kid: v.string(),
      alg: v.literal("EdDSA"),
      use: v.literal("sig"),
    }),
  ),
});

/** Of one that is to be paid by card. */
const checkoutAnswer = v.strictObject({
  ...orderAnswer.entries,
  checkout: v.pipe(v.string(), v.description("The page of Stripe’s on which a person pays.")),
});

const paid = v.strictObject({
  order: orderAnswer,
  license: v.pipe(
    v.nullable(v.string()),
    v.description("None where the site went meanwhile: the publisher owes the money back."),
  ),
  receipt: v.nullable(receiptAnswer),
  token: v.nullable(token),
});

/** Of one that is to be paid by x402, as `PAYMENT-REQUIRED` says. */
export const toPayAnswer = v.strictObject({ ...orderAnswer.entries, error: v.string() });

/** What was paid, or where to pay by card. */
export const paidAnswer = v.union([paid, checkoutAnswer]);

/**
 * What refusals say: to people in their language, to programs in the dialects of the 402. Data, with places to be
 * filled (`{crawler}`): the WordPress plugin prints its own copy from here.
 */
export const words = {
  en: {
    title: "This page is not open to this visitor",
    blocked: "This site does not open this page to {crawler}.",
    outside: "This visit says it is {crawler}, but does not come from the addresses published for it.",
    limited: "{crawler} has made as many visits as this site allows it for now. Try again in {seconds} s.",
    charged: "This site charges {crawler} for this page: {amount} {currency} a visit, under a license.",
    calls: "A program buys one in three calls:",
    market: "Licenses for sale",
    terms: "Terms",
    contact: "Contact",
    decimal: ".",
  },
  fr: {
    title: "Cette page n’est pas ouverte à ce visiteur",
    blocked: "Ce site n’ouvre pas cette page à {crawler}.",
    outside:
      "Cette visite se présente comme {crawler}, mais ne vient pas des adresses publiées pour ce robot.",
    limited:
      "{crawler} a fait autant de visites que ce site lui en accorde pour l’instant. Réessayez dans {seconds}\u00A0s.",
    charged:
      "Ce site fait payer cette page à {crawler}\u00A0: {amount}\u00A0{currency} par visite, sous licence.",
    calls: "Un programme en achète une en trois appels\u00A0:",
    market: "Licences en vente",
    terms: "Conditions",
    contact: "Contact",
    decimal: ",",
  },
} as const;

/**
 * What a 402 says in each dialect. What stands under `market` is said besides where licenses are sold: `{console}` and
 * `{site}` are what stands before and after `/olp/` in its server's address.
 */
export const dialects = {
  /** Cloudflare’s Pay Per Crawl: `crawler-price`. */
  price: "{currency} {amount}",
  /** RSL’s scheme: `WWW-Authenticate`. */
  challenge: 'License error="{error}", error_description="{description}"',
  /** RSL’s words for what is wrong with a license; for anything else, `invalid_token`. */
  errors: {
    none: "invalid_request",
    "other-paths": "insufficient_scope",
    "slice-spent": "insufficient_scope",
  },
  none: "This page needs a license.",
  fault: "The license opens nothing here: {fault}.",
  /** `Link` (RFC 8288). */
  license: '<{license}>; rel="license"; type="application/rsl+xml"',
  /** In the body. */
  howToPay: "Agree on a license with the publisher, then send it as Authorization: License <token>.",
  market: {
    challenge: ', server="{server}"',
    payment: '<{page}>; rel="payment"',
    howToPay:
      "Open an account with the key that your crawler signs with, order a license, draw a token from it, and send that as Authorization: License <token>.",
    calls: [
      "POST {console}/v1/market/accounts",
      "POST {console}/v1/market/sites/{site}/orders",
      "POST {server}/token",
    ],
  },
} as const;

export type Values = Readonly<Record<string, string | undefined>>;

/** A text of the table with its places filled. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, place: string) => values[place] ?? "");
}

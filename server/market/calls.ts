import * as v from "valibot";
import type { Call } from "../console/api/calls.ts";
import { pageOf } from "../console/api/schemas.ts";
import {
  accountAnswer,
  accountPut,
  codeBody,
  endedAnswer,
  keysAnswer,
  licenseAnswer,
  orderAnswer,
  orderBody,
  paidAnswer,
  proofAnswer,
  proofBody,
  receiptAnswer,
  secretAnswer,
  signedUpAnswer,
  signUpBody,
  siteAnswer,
  sitesAnswer,
} from "./schemas.ts";

/** What companies' programs can ask the market for, by route and method. The handlers and the market's description read it. */
export const marketCalls = {
  marketAccounts: {
    post: {
      summary: "Make an account, or find it again",
      description:
        "Signed with a key of your directory (Web Bot Auth), the account is of that directory. Unsigned, it is of a domain: a mail brings a code, and a TXT record or a file on the domain says that it is yours (202).",
      body: v.union([signUpBody, proofBody]),
      answer: v.union([signedUpAnswer, proofAnswer]),
    },
  },
  marketProof: {
    post: {
      summary: "Finish the account of a domain",
      description: "By the same address again, whoever lost their secrets gets another.",
      body: codeBody,
      answer: signedUpAnswer,
    },
  },
  marketAccount: {
    get: { summary: "The account", answer: accountAnswer },
    put: { summary: "Change the account", body: accountPut, answer: accountAnswer },
  },
  marketSecrets: {
    post: {
      summary: "Make another secret",
      description: "The newest that there was goes on; older ones end.",
      answer: secretAnswer,
    },
  },
  endMarketSecret: { post: { summary: "End a secret", answer: endedAnswer } },
  marketOrders: {
    get: {
      summary: "The orders of the account, the latest first",
      answer: pageOf(orderAnswer),
      isList: true,
    },
  },
  marketReceipts: {
    get: {
      summary: "The receipts of the account, the latest first",
      answer: pageOf(receiptAnswer),
      isList: true,
    },
  },
  marketLicenses: {
    get: {
      summary: "The licenses that the account bought, the latest first",
      answer: pageOf(licenseAnswer),
      isList: true,
    },
  },
  marketKeys: {
    get: {
      summary: "The key of a publisher that its receipts are signed with",
      description:
        "A set of keys (RFC 7517). It stays when the publisher goes: a signed receipt that was kept can still be checked.",
      answer: keysAnswer,
    },
  },
  marketSites: {
    get: {
      summary: "Sites that sell and want to be found, those that came last first",
      answer: sitesAnswer,
      isList: true,
    },
  },
  marketSite: {
    get: {
      summary: "What a site sells",
      description: "Any site that sells is here, also one that does not want to be found.",
      answer: siteAnswer,
    },
  },
  newMarketOrder: {
    post: {
      summary: "Order an offer",
      description:
        "Its price is held for 15 minutes. The answer is 402, with what is to be paid in `PAYMENT-REQUIRED` (x402, version 2); the same request again with `PAYMENT-SIGNATURE` pays. With the same `Idempotency-Key` it is the same order.",
      body: orderBody,
      answer: paidAnswer,
    },
  },
  marketOrder: {
    get: { summary: "One order", answer: orderAnswer },
    post: {
      summary: "Pay an order",
      description:
        "With `PAYMENT-SIGNATURE` (x402, version 2). 402 says that nothing was paid, and what is to be; 503 that nobody knows yet how the payment ended: send the same again, and sign no other.",
      answer: paidAnswer,
    },
  },
} as const satisfies Partial<Record<string, Partial<Record<"get" | "post" | "put", Call>>>>;

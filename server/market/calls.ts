import type { Call } from "../console/api/calls.ts";
import { pageOf } from "../console/api/schemas.ts";
import {
  accountAnswer,
  accountPut,
  endedAnswer,
  licenseAnswer,
  orderAnswer,
  orderBody,
  receiptAnswer,
  secretAnswer,
  signedUpAnswer,
  signUpBody,
} from "./schemas.ts";

/** What companies' programs can ask the market for, by route and method. The handlers and the market's description read it. */
export const marketCalls = {
  marketAccounts: {
    post: {
      summary: "Make an account, or find it again",
      body: signUpBody,
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
  newMarketOrder: {
    post: {
      summary: "Order an offer",
      description: "Its price is held for 15 minutes. With the same `Idempotency-Key` it is the same order.",
      body: orderBody,
      answer: orderAnswer,
    },
  },
  marketOrder: { get: { summary: "One order", answer: orderAnswer } },
} as const satisfies Partial<Record<string, Partial<Record<"get" | "post" | "put", Call>>>>;

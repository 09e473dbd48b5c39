import type * as v from "valibot";
import { figuresAnswer, figuresQuery } from "../../../domain/api/figures.ts";
import type { Scope } from "../../../domain/api/token.ts";
import {
  agreementAnswer,
  licenseAnswer,
  offerAnswer,
  pageOf,
  purchaseAnswer,
  revenueAnswer,
  rulesAnswer,
  rulesPut,
  rulesPutAnswer,
  siteAnswer,
  statementAnswer,
  statementSummary,
  tokenAnswer,
  versionAnswer,
  versionSummary,
} from "./schemas.ts";

export interface Call {
  summary: string;
  description?: string;
  /** What the token must allow; undefined: any token. */
  scope?: Scope;
  body?: v.GenericSchema;
  answer: v.GenericSchema;
  /** Whether it is read page by page. */
  isList?: true;
  /** Whether it changes something: with `If-Match`, and `Idempotency-Key` if the program likes. */
  writes?: true;
  /** Whether the answer has an `ETag`. */
  hasEtag?: true;
  /** Takes a month. */
  hasMonth?: true;
}

/** What programs can ask for, by route and method. The handlers, the API's description and its guide read it. */
export const calls = {
  apiToken: { get: { summary: "What the token is and allows", answer: tokenAnswer } },
  apiSites: {
    get: { summary: "The sites that the token reaches", answer: pageOf(siteAnswer), isList: true },
  },
  apiSite: { get: { summary: "One site", answer: siteAnswer } },
  apiQuery: {
    post: {
      summary: "Figures of a site",
      description:
        "The figures of the dashboard: the same cuts, any period of 13 months at most, 1,000 rows in one answer.",
      scope: "read:visits",
      body: figuresQuery,
      answer: figuresAnswer,
    },
  },
  apiRules: {
    get: {
      summary: "The rules of a site: published, and as a draft",
      scope: "read:rules",
      answer: rulesAnswer,
      hasEtag: true,
    },
    put: {
      summary: "Save a draft of the rules, or publish them",
      description:
        "Needs the scope `write:rules` for a draft and `publish:rules` to publish. `If-Match` is the ETag of the rules as they were read: 412 where somebody wrote since.",
      body: rulesPut,
      answer: rulesPutAnswer,
      writes: true,
      hasEtag: true,
    },
  },
  apiVersions: {
    get: {
      summary: "The versions of a site’s rules, the latest first",
      scope: "read:rules",
      answer: pageOf(versionSummary),
      isList: true,
    },
  },
  apiVersion: {
    get: { summary: "One version, with its policy", scope: "read:rules", answer: versionAnswer },
  },
  apiLicenses: {
    get: {
      summary: "The licenses of a site",
      scope: "read:money",
      answer: pageOf(licenseAnswer),
      isList: true,
    },
  },
  apiOffers: {
    get: { summary: "The offers of a site", scope: "read:money", answer: pageOf(offerAnswer), isList: true },
  },
  apiOrders: {
    get: {
      summary: "What companies bought of a site, the latest first",
      scope: "read:money",
      answer: pageOf(purchaseAnswer),
      isList: true,
    },
  },
  apiAgreements: {
    get: {
      summary: "The agreements of a site",
      scope: "read:money",
      answer: pageOf(agreementAnswer),
      isList: true,
    },
  },
  apiRevenue: {
    get: {
      summary: "What a site asked for and licensed in a month",
      scope: "read:money",
      answer: revenueAnswer,
      hasMonth: true,
    },
  },
  apiStatements: {
    get: {
      summary: "The statements of the workspace, the latest first",
      description: "For tokens that reach all sites.",
      scope: "read:money",
      answer: pageOf(statementSummary),
      isList: true,
    },
  },
  apiStatement: {
    get: { summary: "One statement, as it was frozen", scope: "read:money", answer: statementAnswer },
  },
} as const satisfies Record<string, Partial<Record<"get" | "post" | "put", Call>>>;

import { isCountry } from "./countries.ts";

export const rslNamespace = "https://rslstandard.org/rsl";
export const rslMediaType = "application/rsl+xml";

/** What a usage token takes in besides itself (RSL 1.0): `all` any automated processing, `ai-all` any AI use. */
const includes: Readonly<Record<string, readonly string[]>> = {
  all: ["all", "ai-all", "ai-train", "ai-input", "ai-index", "search"],
  "ai-all": ["ai-all", "ai-train", "ai-input", "ai-index"],
};

export function covers(token: string, use: string): boolean {
  return includes[token]?.includes(use) ?? token === use;
}

export const permissionTypes = ["usage", "user", "geo"] as const;
export type PermissionType = (typeof permissionTypes)[number];

const usageTokens = ["all", "ai-all", "ai-train", "ai-input", "ai-index", "search"];
const userTokens = ["commercial", "non-commercial", "education", "government", "personal"];

export function isKnownToken(type: PermissionType, token: string): boolean {
  switch (type) {
    case "usage":
      return usageTokens.includes(token);
    case "user":
      return userTokens.includes(token);
    case "geo":
      return token === "EU" || isCountry(token);
  }
}

/** A word of another vocabulary, which is neither ours to judge nor to grant by. */
export function isForeignToken(token: string): boolean {
  return /^[^:]+:[^:]+/.test(token);
}

export const paymentTypes = [
  "purchase",
  "subscription",
  "training",
  "crawl",
  "use",
  "contribution",
  "attribution",
  "free",
] as const;

export const legalTypes = ["warranty", "disclaimer", "attestation", "contact", "proof"] as const;

export const legalTokens: Readonly<Record<string, readonly string[]>> = {
  warranty: ["ownership", "authority", "no-infringement", "privacy-consent", "no-malware"],
  disclaimer: ["as-is", "no-warranty", "no-liability", "no-indemnity"],
};

interface ElementRules {
  readonly parent: string;
  readonly attributes: readonly string[];
  /** Whether its parent holds at most one, where no type sets them apart. */
  readonly once?: boolean;
}

/** RSL 1.0, with the errata to 7 August 2026: where each element stands and what it may carry. */
export const elements: Readonly<Record<string, ElementRules>> = {
  rsl: { parent: "", attributes: ["max-age"] },
  content: { parent: "rsl", attributes: ["url", "server", "encrypted", "lastmod"] },
  license: { parent: "content", attributes: [] },
  permits: { parent: "license", attributes: ["type"] },
  prohibits: { parent: "license", attributes: ["type"] },
  payment: { parent: "license", attributes: ["type"], once: true },
  standard: { parent: "payment", attributes: [], once: true },
  custom: { parent: "payment", attributes: [], once: true },
  amount: { parent: "payment", attributes: ["currency"], once: true },
  accepts: { parent: "payment", attributes: ["type"], once: true },
  reporting: { parent: "license", attributes: ["type", "profile", "endpoint"] },
  legal: { parent: "license", attributes: ["type"] },
  alternate: { parent: "content", attributes: ["type"] },
  schema: { parent: "content", attributes: ["type"], once: true },
  copyright: { parent: "content", attributes: ["type", "contactEmail", "contactUrl"], once: true },
  terms: { parent: "content", attributes: [], once: true },
};

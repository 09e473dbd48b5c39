import { parsePolicy } from "./parse.ts";
import type { Policy, Price, Rule, Site } from "./policy.ts";
import { purposesFor } from "./usage-statements.ts";

/**
 * Ready-made decisions.
 *
 * @example
 * presetNames.map((name) => preset(name, { origin: "https://example.com" }));
 */
export const presetNames = ["search-not-training", "allow-all", "block-ai", "charge-training"] as const;
export type PresetName = (typeof presetNames)[number];

/** Crawlers that collect pages for models and datasets, and the names by which they are switched off. */
const collects = purposesFor["ai-train"];

/** Crawlers by which a person's question reaches a page. */
const answers = [...purposesFor["ai-index"], ...purposesFor["ai-input"]];

/** A placeholder that says what the form is. */
const examplePrice: Price = { amount: "0.01", currency: "EUR" };

/**
 * A policy to begin with. Search engines pass in all of them, as in any policy. Throws where `parsePolicy` would
 * refuse the site or the price.
 *
 * @example
 * preset("search-not-training", { origin: "https://example.com" }).rules[0];
 * // { who: { purpose: ["training", "dataset", "control-token"] }, action: "block" }
 */
export function preset(name: PresetName, site: Site, price: Price = examplePrice): Policy {
  const parsed = parsePolicy({
    version: 1,
    site,
    rules: rulesOf(name, price),
    mining: { reservations: [{ reserved: name !== "allow-all" }] },
    ...(name === "charge-training" && { license: { url: URL.parse("/license.xml", site.origin)?.href } }),
  });
  if (parsed.ok) return parsed.policy;
  throw new TypeError(parsed.errors.map(({ path, message }) => `${path} ${message}`).join("\n"));
}

function rulesOf(name: PresetName, price: Price): readonly Rule[] {
  switch (name) {
    case "search-not-training":
      return [
        { who: { purpose: collects }, action: "block" },
        { who: { purpose: answers }, action: "allow" },
      ];
    case "allow-all":
      return [{ who: {}, action: "allow" }];
    case "block-ai":
      return [{ who: { purpose: [...collects, ...answers] }, action: "block" }];
    case "charge-training":
      return [
        { who: { purpose: collects }, action: "charge", price },
        { who: { purpose: answers }, action: "allow" },
      ];
  }
}

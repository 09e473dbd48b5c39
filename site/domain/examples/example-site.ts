import type { Decision } from "@octroi/ui/words/decision";
import { monetisation, radarProviders } from "../figures/figures.ts";

export type ProviderId = (typeof radarProviders)[number]["id"];

/** What the publisher of the home page's example site decided, provider by provider. */
const rules: Record<ProviderId, { crawler: string; operator: string; decision: Decision }> = {
  openai: { crawler: "GPTBot", operator: "OpenAI", decision: "charge" },
  google: { crawler: "Gemini-Deep-Research", operator: "Google", decision: "limit" },
  anthropic: { crawler: "ClaudeBot", operator: "Anthropic", decision: "charge" },
  mistral: { crawler: "MistralAI-User", operator: "Mistral AI", decision: "allow" },
  perplexity: { crawler: "PerplexityBot", operator: "Perplexity", decision: "block" },
};

export interface ExampleEntry {
  id: ProviderId | "search";
  crawler: string;
  operator: string;
  requests: number;
  decision: Decision;
  /** Gross euros, where the decision is to charge. */
  revenue: number | undefined;
}

const providers = radarProviders.map(({ id, requests }): ExampleEntry => {
  const { crawler, operator, decision } = rules[id];
  const revenue = decision === "charge" ? requests * monetisation.grossPerVisit : undefined;
  return { id, crawler, operator, requests, decision, revenue };
});

const search: ExampleEntry = {
  id: "search",
  crawler: "Googlebot",
  operator: "Google",
  requests: 9310,
  decision: "allow",
  revenue: undefined,
};

/** One month at the gate of an example site: the five providers, and the search engine that always passes. */
export const exampleMonth: readonly ExampleEntry[] = [...providers, search];

/** Of the five providers, without the search engine. */
export const exampleAiVisits = providers.reduce((total, { requests }) => total + requests, 0);

export const exampleCharged = providers.filter(({ decision }) => decision === "charge");

export const exampleGross = exampleCharged.reduce((total, { revenue = 0 }) => total + revenue, 0);

/** What the publisher of the example receives for the month. */
export const examplePayout = exampleGross * monetisation.publisherShare;

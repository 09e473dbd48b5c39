import type { Localized } from "@octroi/ui/language/language";
import type { Decision } from "@octroi/ui/words/decision";

/** A month of a site that does not exist, for whoever has not seen the console yet; decided as on the home page. */
export const example: readonly { crawler: string; visits: number; decision: Decision }[] = [
  { crawler: "GPTBot", visits: 1832, decision: "charge" },
  { crawler: "ClaudeBot", visits: 789, decision: "charge" },
  { crawler: "Gemini-Deep-Research", visits: 384, decision: "limit" },
  { crawler: "PerplexityBot", visits: 220, decision: "block" },
  { crawler: "Googlebot", visits: 4466, decision: "allow" },
];

export const signInExampleWords: Localized<{ heading: string; note: string }> = {
  fr: {
    heading: "Qui lit votre site, et ce que vous en avez décidé",
    note: "Exemple, visites en 30 jours. Google et Bing passent toujours.",
  },
  en: {
    heading: "Who reads your site, and what you decided",
    note: "An example, visits in 30 days. Google and Bing always get through.",
  },
};

import type { KnownFacts } from "./facts.ts";

export const controlTokens = [
  { token: "Applebot-Extended", operator: "Apple", sendsRequests: false, switchOf: "Applebot" },
  { token: "Google-Extended", operator: "Google", sendsRequests: false, switchOf: "Googlebot" },
] as const satisfies readonly KnownFacts[];

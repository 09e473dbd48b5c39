import { described } from "./level.ts";

/** What only shows when a site's files are read together. */
export const siteCodes = described({
  contradiction: [
    "warning",
    "Deux endroits répondent différemment à la même question ; aucune norme ne dit lequel l’emporte.",
    "Two places answer the same question differently; no standard says which one wins.",
  ],
  "rules-crawler-missing": [
    "error",
    "La politique arrête ce robot, et ces règles ne le nomment pas : générez-les à nouveau.",
    "The policy stops this crawler, and these rules do not name it: generate them again.",
  ],
  "rules-crawler-extra": [
    "warning",
    "Ces règles nomment un robot que la politique laisse entrer : générez-les à nouveau.",
    "These rules name a crawler that the policy lets in: generate them again.",
  ],
  conditional: [
    "info",
    "Refusé à un endroit, proposé sous conditions à un autre : les deux s’accordent.",
    "Refused in one place, offered with conditions in another: the two go together.",
  ],
});

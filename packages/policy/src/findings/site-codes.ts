import { described } from "./level.ts";

/** What only shows when a site's files are read together. */
export const siteCodes = described({
  contradiction: [
    "warning",
    "Deux endroits répondent différemment à la même question ; aucune norme ne dit lequel l’emporte.",
    "Two places answer the same question differently; no standard says which one wins.",
  ],
  conditional: [
    "info",
    "Refusé à un endroit, proposé sous conditions à un autre : les deux s’accordent.",
    "Refused in one place, offered under conditions in another: the two go together.",
  ],
});

import type { FindingCode } from "@octroi/policy/check";
import type { Fixes } from "./fixes.ts";

/** What to do where files do not fit together. */
export const siteFixes: Fixes<"contradiction" | "conditional" | Extract<FindingCode, `rules-${string}`>> = {
  contradiction: [
    "Décidez, puis dites la même chose partout : une politique écrit tous les fichiers d’un coup.",
    "Decide, then say the same everywhere: a policy writes every file at once.",
  ],
  conditional: [
    "Rien à corriger : refuser par défaut et vendre par licence vont ensemble.",
    "Nothing to fix: refusing by default and selling by license go together.",
  ],
  "rules-crawler-missing": [
    "Générez à nouveau les règles du serveur depuis la politique.",
    "Generate the server’s rules from the policy again.",
  ],
  "rules-crawler-extra": [
    "Générez à nouveau les règles du serveur depuis la politique.",
    "Generate the server’s rules from the policy again.",
  ],
};

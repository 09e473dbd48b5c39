import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const controlTokens: Readonly<Record<TokenFor<"control-token">, CrawlerWords>> = {
  "Applebot-Extended": {
    description:
      "Interrupteur robots.txt qui retire des pages de l’entraînement des modèles d’Apple ; il n’explore rien lui-même.",
  },
  "Google-Extended": {
    description:
      "Interrupteur robots.txt qui décide si vos pages entraînent Gemini et étayent ses réponses ; il n’envoie aucune requête et ne touche pas à Google Search.",
    note: "Certaines listes lui prêtent un en-tête User-Agent ; il n’en a pas.",
  },
};

import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const archives: Readonly<Record<TokenFor<"archive">, CrawlerWords>> = {
  "archive.org_bot": {
    description: "Enregistre des pages pour la Wayback Machine, l’archive publique du web.",
    note: "Nom non conforme à la RFC 9309 à cause du point.",
  },
};

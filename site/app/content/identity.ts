import type { Identity } from "@octroi/crawlers/verify";
import type { Localized } from "../../domain/language/language.ts";
import type { Word } from "./crawler-words.ts";

/** Whether a visitor is the crawler whose name it gives. */
export const identityWords: Localized<Record<Identity, Word>> = {
  fr: {
    verified: { name: "vérifié", meaning: "Il vient d’une adresse que son exploitant publie." },
    outside: {
      name: "hors des adresses publiées",
      meaning: "Il donne un nom dont les adresses sont publiées, et vient d’ailleurs.",
    },
    unverifiable: {
      name: "invérifiable",
      meaning: "Aucune liste d’adresses à jour ne permet de le vérifier, ou son adresse n’est pas connue.",
    },
  },
  en: {
    verified: { name: "verified", meaning: "It comes from an address that its operator publishes." },
    outside: {
      name: "outside the published addresses",
      meaning: "It gives a name whose addresses are published, and comes from elsewhere.",
    },
    unverifiable: {
      name: "not verifiable",
      meaning: "There is no current list of addresses to check it against, or its own address is not known.",
    },
  },
};

import type { Identity } from "@octroi/crawlers/verify";
import type { Localized } from "@octroi/ui/language/language";
import type { Word } from "./crawlers.ts";

/** Whether a visitor is the crawler whose name it gives. */
export const identityWords: Localized<Record<Identity, Word>> = {
  fr: {
    verified: { name: "vérifié", meaning: "Il vient d’une adresse que son exploitant publie." },
    outside: {
      name: "hors des adresses publiées",
      meaning:
        "Il se présente comme un robot dont les adresses sont publiées, mais vient d’une autre adresse.",
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
      meaning: "It uses the name of a crawler whose addresses are published, but comes from another address.",
    },
    unverifiable: {
      name: "not verifiable",
      meaning: "There is no current list of addresses to check it against, or its own address is not known.",
    },
  },
};

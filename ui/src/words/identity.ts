import type { Identity } from "@octroi/crawlers/verify";
import type { Localized } from "@octroi/ui/language/language";
import type { Word } from "./crawlers.ts";

/** Of many visits under one name, some may be its own and others not. */
export type IdentityState = Identity | "partly";

/** Whether a visitor is the crawler whose name it gives. */
export const identityWords: Localized<Record<IdentityState, Word>> = {
  fr: {
    verified: { name: "vérifié", meaning: "Il vient d’une adresse que son exploitant publie." },
    partly: {
      name: "vérifié en partie",
      meaning: "Une partie de ses visites vient d’adresses que son exploitant publie, une partie non.",
    },
    outside: {
      name: "adresse inconnue de l’exploitant",
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
    partly: {
      name: "partly verified",
      meaning: "Some of its visits come from addresses that its operator publishes, some do not.",
    },
    outside: {
      name: "from an unlisted address",
      meaning: "It uses the name of a crawler whose addresses are published, but comes from another address.",
    },
    unverifiable: {
      name: "not verifiable",
      meaning: "There is no current list of addresses to check it against, or its own address is not known.",
    },
  },
};

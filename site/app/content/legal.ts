import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import type { MarkdownDocument } from "../../domain/documentation/document.ts";
import privacyEn from "./legal/privacy.en.md";
import privacyFr from "./legal/privacy.fr.md";
import termsEn from "./legal/terms.en.md";
import termsFr from "./legal/terms.fr.md";

export interface LegalCopy {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  updated: string;
  contents: string;
  /** Only where the text is a translation of the binding one. */
  disclaimer?: string;
  privacy: MarkdownDocument;
  terms: MarkdownDocument;
}

export const legalPages: Localized<LegalCopy> = {
  fr: {
    title: `Confidentialité et conditions d’utilisation — ${brand.name}`,
    description: `Les données enregistrées par ${brand.name}, pourquoi, combien de temps, et comment les effacer ; puis les conditions d’utilisation du site et du service.`,
    eyebrow: "Textes juridiques",
    heading: "Confidentialité et conditions",
    updated: "Dernière mise à jour :",
    contents: "Sommaire :",
    privacy: privacyFr,
    terms: termsFr,
  },
  en: {
    title: `Privacy policy and terms of use — ${brand.name}`,
    description: `What ${brand.name} stores, why, for how long, and how to have it erased; followed by the terms of use of the site and the service.`,
    eyebrow: "Legal",
    heading: "Privacy and terms",
    updated: "Last updated:",
    contents: "Contents:",
    disclaimer:
      "This English text is a translation for your convenience. The French version is the binding one.",
    privacy: privacyEn,
    terms: termsEn,
  },
};

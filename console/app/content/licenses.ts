import { brand } from "@octroi/ui/brand/brand";
import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { proPrice, proPriceWords } from "@octroi/ui/words/plans";
import type { LicenseState } from "../../../domain/licenses/license.ts";
import type { LicenseField } from "../../../domain/licenses/typed-license.ts";

/** Between the two pages. */
export interface RevenueTabsCopy {
  label: string;
  statement: string;
  agreements: string;
  offers: string;
  orders: string;
  market: string;
  licenses: string;
}

export interface ProCopy {
  heading: string;
  text: string;
  ask: string;
}

export interface LicensesCopy {
  title: string;
  intro: string;
  tabs: RevenueTabsCopy;
  pro: ProCopy;
  issue: string;
  empty: string;
  caption: string;
  states: Record<LicenseState, string>;
  everyPage: string;
  /** `{{from}}`, `{{until}}`. */
  dates: string;
  /** `{{price}}`. */
  price: string;
  free: string;
  visits: Counted;
  renewal: string;
  ofAgreement: string;
  /** Of one that was bought by an offer: on it, and in place of the price of a visit where it is for days. */
  ofPurchase: string;
  paidWhenBought: string;
  renew: string;
  withdraw: string;
  withdrawn: string;
  /** Where no published rule charges. */
  nothingCharged: string;
  /** Where rules charge, and nobody is refused by them. */
  onlyObserved: string;
  toRules: string;
}

export interface NewLicenseCopy {
  title: string;
  renewTitle: string;
  intro: string;
  company: string;
  companyHint: string;
  paths: string;
  pathsHint: string;
  from: string;
  until: string;
  untilHint: string;
  amount: string;
  amountHint: string;
  currency: string;
  submit: string;
  cancel: string;
  wrong: Record<LicenseField, string>;
  needsPro: string;
  tooMany: string;
  done: {
    /** `{{company}}`. */
    title: string;
    once: string;
    token: string;
    sent: string;
    arrives: string;
    back: string;
  };
}

export interface WithdrawLicenseCopy {
  title: string;
  /** `{{company}}`. */
  intro: string;
  submit: string;
  cancel: string;
}

export const licenses: Localized<LicensesCopy> = {
  fr: {
    title: "Licences",
    intro:
      "Une licence donne à une entreprise accès aux pages que vos règles font payer. Elle reçoit un code d’accès que son robot présente à chaque visite ; votre site le reconnaît et compte la visite.",
    tabs: {
      label: "Pages des revenus",
      statement: "Relevé",
      agreements: "Accords",
      offers: "Offres",
      orders: "Achats",
      market: "Marché",
      licenses: "Licences",
    },
    pro: {
      heading: "Les licences font partie de Pro",
      text: "Avec Pro, vous accordez une licence à une entreprise nommée, avec ses pages, ses dates et son prix par visite, vous la renouvelez ou la révoquez d’un clic, et un relevé mensuel compte ce qu’elle a lu. Une clé et des licences à vous, avec @octroi/edge, fonctionnent toujours, sans Pro.",
      ask: `Voir Pro, ${proPriceWords("fr", proPrice * 100)}`,
    },
    issue: "Accorder une licence",
    empty: "Aucune licence n’est encore accordée.",
    caption: "Les licences, de la plus récente à la plus ancienne",
    states: { pending: "pas commencée", "in-force": "en vigueur", ended: "terminée", withdrawn: "révoquée" },
    everyPage: "toutes les pages",
    dates: "du {{from}} au {{until}}",
    price: "{{price}} par visite",
    free: "gratuite",
    visits: { zero: "aucune visite ce mois-ci", one: "# visite ce mois-ci", other: "# visites ce mois-ci" },
    renewal: "renouvellement",
    ofAgreement: "par un accord",
    ofPurchase: "achetée",
    paidWhenBought: "payée à l’achat",
    renew: "Renouveler",
    withdraw: "Révoquer",
    withdrawn: "La licence est révoquée. Vos connecteurs l’apprennent en moins d’une minute.",
    nothingCharged:
      "Aucune règle publiée ne fait payer : une licence n’ouvre que ce qui a un prix, et n’ouvre donc rien pour l’instant.",
    onlyObserved:
      "Vos règles sont seulement observées : une licence n’ouvre rien tant qu’elles ne sont pas appliquées.",
    toRules: "Voir les règles",
  },
  en: {
    title: "Licenses",
    intro:
      "A license gives a company access to the pages you charge for. It gets an access code that its crawler shows on every visit; your site recognizes it and counts the visit.",
    tabs: {
      label: "Pages about revenue",
      statement: "Statement",
      agreements: "Agreements",
      offers: "Offers",
      orders: "Purchases",
      market: "Market",
      licenses: "Licenses",
    },
    pro: {
      heading: "Licenses are part of Pro",
      text: "With Pro you issue a license to a named company, with its pages, its dates and its price for each visit, renew or revoke it with one click, and a monthly statement counts what it read. A key and licenses of your own, with @octroi/edge, always work, without Pro.",
      ask: `See Pro, ${proPriceWords("en", proPrice * 100)}`,
    },
    issue: "Issue a license",
    empty: "No license has been issued yet.",
    caption: "The licenses, latest first",
    states: { pending: "not started", "in-force": "in force", ended: "ended", withdrawn: "revoked" },
    everyPage: "every page",
    dates: "{{from}} to {{until}}",
    price: "{{price}} a visit",
    free: "free of charge",
    visits: { zero: "no visit this month", one: "# visit this month", other: "# visits this month" },
    renewal: "renewal",
    ofAgreement: "by an agreement",
    ofPurchase: "bought",
    paidWhenBought: "paid when it was bought",
    renew: "Renew",
    withdraw: "Revoke",
    withdrawn: "The license is revoked. Your connectors learn of it within a minute.",
    nothingCharged:
      "No published rule charges: a license opens only what has a price, and so opens nothing for now.",
    onlyObserved: "Your rules are only observed: a license opens nothing until they are enforced.",
    toRules: "See the rules",
  },
};

export const newLicense: Localized<NewLicenseCopy> = {
  fr: {
    title: "Accorder une licence",
    renewTitle: "Renouveler une licence",
    intro: `Convenez du prix avec l’entreprise : aucun paiement ne passe par ${brand.name}.`,
    company: "Entreprise",
    companyHint: "Telle qu’elle figurera sur le relevé. La licence contient ce nom.",
    paths: "Pages",
    pathsHint: "Des chemins comme dans robots.txt : /articles/ /*.pdf$. Vide, la licence ouvre tout le site.",
    from: "Premier jour",
    until: "Dernier jour",
    untilHint: "Inclus, jusqu’à minuit, heure UTC.",
    amount: "Prix d’une visite",
    amountHint: "0 pour une licence gratuite.",
    currency: "Devise",
    submit: "Créer la licence",
    cancel: "Annuler",
    wrong: {
      company: "Donnez le nom de l’entreprise (100 caractères au plus).",
      paths: "Un chemin commence par une barre oblique, comme /articles/. Vingt chemins au plus.",
      from: "Donnez le premier jour sous la forme 2026-11-18.",
      until:
        "Le dernier jour ne peut précéder ni le premier ni aujourd’hui, et une licence dure dix ans au plus.",
      amount: "Donnez un montant comme 0,01, avec six décimales au plus, ou 0.",
      currency: "Choisissez une devise.",
    },
    needsPro: "Accorder une licence fait partie de Pro.",
    tooMany: "Ce site a déjà mille licences, ce qui est le maximum.",
    done: {
      title: "Licence créée : {{company}}",
      once: "Voici son code d’accès. Transmettez-le à l’entreprise par un canal sûr : il n’est montré qu’une fois, et nous ne le gardons pas.",
      token: "Le code d’accès",
      sent: "Pour les développeurs de l’entreprise : son robot l’envoie avec chaque requête, dans l’en-tête Authorization, après le mot License.",
      arrives: "Vos connecteurs acceptent la licence en moins d’une minute.",
      back: "Voir les licences",
    },
  },
  en: {
    title: "Issue a license",
    renewTitle: "Renew a license",
    intro: `Agree on the price with the company: no payment passes through ${brand.name}.`,
    company: "Company",
    companyHint: "As the statement will name it. The license holds this name.",
    paths: "Pages",
    pathsHint: "Paths as in robots.txt: /articles/ /*.pdf$. Left empty, the license opens the whole site.",
    from: "First day",
    until: "Last day",
    untilHint: "Included, until midnight UTC.",
    amount: "Price of a visit",
    amountHint: "0 for a license free of charge.",
    currency: "Currency",
    submit: "Create the license",
    cancel: "Cancel",
    wrong: {
      company: "Give the company’s name (100 characters at most).",
      paths: "A path begins with a slash, such as /articles/. Twenty paths at most.",
      from: "Give the first day as 2026-11-18.",
      until:
        "The last day cannot come before the first or before today, and a license lasts ten years at most.",
      amount: "Give an amount such as 0.01, with six decimals at most, or 0.",
      currency: "Choose a currency.",
    },
    needsPro: "Issuing a license is part of Pro.",
    tooMany: "This site already has a thousand licenses, the maximum.",
    done: {
      title: "License created: {{company}}",
      once: "Here is its access code. Send it to the company through a secure channel: it is shown once, and we do not keep it.",
      token: "The access code",
      sent: "For the company’s developers: its crawler sends it with every request, in the Authorization header, after the word License.",
      arrives: "Your connectors accept the license within a minute.",
      back: "See the licenses",
    },
  },
};

export const withdrawLicense: Localized<WithdrawLicenseCopy> = {
  fr: {
    title: "Révoquer la licence",
    intro:
      "Licence : {{company}}. Son code d’accès n’ouvrira plus rien dès que vos connecteurs l’auront appris, en moins d’une minute. Les visites comptées restent sur le relevé. Une licence révoquée ne revient pas : il faudrait en créer une autre.",
    submit: "Révoquer la licence",
    cancel: "La garder",
  },
  en: {
    title: "Revoke the license",
    intro:
      "License: {{company}}. Its access code will open nothing once your connectors know, within a minute. Visits that were counted stay on the statement. A license that is revoked does not come back: another would have to be created.",
    submit: "Revoke the license",
    cancel: "Keep it",
  },
};

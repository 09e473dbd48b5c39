import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import type { OfferField, OfferKind, OfferState } from "../../../domain/offers/offer.ts";

export interface OffersCopy {
  title: string;
  intro: string;
  /** Whether anybody can buy, and what is missing until they can. */
  /** `card`: whatever its price is in. `usdc`: a wallet alone, and `closed` where nobody can pay to it. */
  buying: Record<"nowhere" | "closed" | "usdc" | "card", { text: string; link: string }>;
  pro: { heading: string; text: string };
  make: string;
  caption: string;
  empty: string;
  states: Record<OfferState, string>;
  /** Before `{{price}}`. */
  counts: Record<OfferKind, Counted>;
  /** `{{price}}`, `{{usdc}}`. */
  orUsdc: string;
  everyPage: string;
  /** `{{cost}}`. */
  past: Counted;
  /** Beside the button that makes it. */
  packWhy: string;
  pack: Counted;
  takesThePlace: string;
  /** Of one whose uses no license of the site names. */
  noToken: string;
  edit: string;
  publish: string;
  end: string;
}

export interface NewOfferCopy {
  title: string;
  intro: string;
  kind: string;
  kinds: Record<OfferKind, string>;
  count: string;
  countHint: string;
  paths: string;
  pathsHint: string;
  uses: string;
  amount: string;
  currency: string;
  usdc: string;
  usdcHint: string;
  optional: string;
  submit: string;
  cancel: string;
  wrong: Record<OfferField, string>;
  needsPro: string;
  tooMany: string;
}

export const offers: Localized<OffersCopy> = {
  fr: {
    title: "Offres",
    intro:
      "Vos propres prix pour qui veut lire sans négocier : un nombre de visites, ou une durée. Une offre s’essaie d’abord sur vos trente derniers jours.",
    buying: {
      nowhere: {
        text: "Personne ne peut encore acheter : l’espace n’a pas indiqué où il est payé.",
        link: "L’indiquer",
      },
      closed: {
        text: "Les paiements en USDC ne sont pas encore ouverts : une offre publiée attend, ou se vend par carte avec un compte Stripe.",
        link: "Où vos offres sont payées",
      },
      usdc: {
        text: "Une offre publiée qui a un prix en USDC s’achète sans vous. Les autres attendent.",
        link: "Page publique du site",
      },
      card: {
        text: "Une offre publiée s’achète sans vous : par carte, ou en USDC si elle a un tel prix et l’espace un portefeuille.",
        link: "Page publique du site",
      },
    },
    pro: {
      heading: "Les offres font partie de Pro",
      text: "Avec Pro, sur invitation, vous préparez des offres, les essayez sur vos visites passées et les publiez.",
    },
    make: "Préparer une offre",
    caption: "Les offres, de la plus récente à la plus ancienne",
    empty: "Aucune offre n’est encore préparée.",
    states: { draft: "brouillon", published: "publiée", ended: "terminée" },
    counts: {
      credit: { one: "# visite pour {{price}}", other: "# visites pour {{price}}" },
      period: { one: "# jour pour {{price}}", other: "# jours pour {{price}}" },
    },
    orUsdc: "{{price}} ou {{usdc}}",
    everyPage: "toutes les pages",
    past: {
      zero: "Aucune visite de robots d’IA à ces pages ces 30 derniers jours",
      one: "Sur vos 30 derniers jours, # visite aurait coûté {{cost}}",
      other: "Sur vos 30 derniers jours, # visites auraient coûté {{cost}}",
    },
    packWhy: "Sauf réglage contraire, un programme ne paie pas plus d’un dollar.",
    pack: {
      one: "Préparer aussi un paquet d’une visite, à un dollar",
      other: "Préparer aussi un paquet de # visites, à un dollar",
    },
    takesThePlace: "prendra la place d’une autre",
    noToken:
      "Aucune licence de vos règles publiées ne nomme ces usages : qui achète cette offre n’obtient pas de jeton pour eux.",
    edit: "Modifier",
    publish: "Publier",
    end: "Mettre fin",
  },
  en: {
    title: "Offers",
    intro:
      "Your own prices for whoever wants to read without negotiating: a number of visits, or a number of days. An offer is tried on your last thirty days first.",
    buying: {
      nowhere: {
        text: "Nobody can buy yet: the workspace has not said where it is paid.",
        link: "Say where",
      },
      closed: {
        text: "Payments in USDC are not open yet: a published offer waits, or sells by card with a Stripe account.",
        link: "Where your offers are paid",
      },
      usdc: {
        text: "A published offer with a price in USDC is bought without you. The others wait.",
        link: "The site’s public page",
      },
      card: {
        text: "A published offer is bought without you: by card, or in USDC if it has such a price and the workspace a wallet.",
        link: "The site’s public page",
      },
    },
    pro: {
      heading: "Offers are part of Pro",
      text: "With Pro, by invitation, you prepare offers, try them on your past visits and publish them.",
    },
    make: "Prepare an offer",
    caption: "The offers, latest first",
    empty: "No offer has been prepared yet.",
    states: { draft: "draft", published: "published", ended: "ended" },
    counts: {
      credit: { one: "# visit for {{price}}", other: "# visits for {{price}}" },
      period: { one: "# day for {{price}}", other: "# days for {{price}}" },
    },
    orUsdc: "{{price}} or {{usdc}}",
    everyPage: "every page",
    past: {
      zero: "No visit of AI crawlers to these pages in the last 30 days",
      one: "On your last 30 days, # visit would have cost {{cost}}",
      other: "On your last 30 days, # visits would have cost {{cost}}",
    },
    packWhy: "Programs pay a dollar at most unless told otherwise.",
    pack: {
      one: "Prepare a pack of one visit for a dollar, too",
      other: "Prepare a pack of # visits for a dollar, too",
    },
    takesThePlace: "will take another’s place",
    noToken:
      "No license of your published rules names these uses: whoever buys this offer gets no token for them.",
    edit: "Edit",
    publish: "Publish",
    end: "End",
  },
};

export const newOffer: Localized<NewOfferCopy> = {
  fr: {
    title: "Préparer une offre",
    intro:
      "Elle reste un brouillon jusqu’à ce que vous la publiiez. Ce qui est vendu ne change plus ensuite.",
    kind: "Ce qui est vendu",
    kinds: { credit: "Un nombre de visites", period: "Un nombre de jours" },
    count: "Combien",
    countHint: "De visites ou de jours.",
    paths: "Pages",
    pathsHint: "Des chemins comme dans robots.txt : /articles/ /*.pdf$. Vide, l’offre ouvre tout le site.",
    uses: "Usages",
    amount: "Prix total",
    currency: "Devise",
    usdc: "Second prix, en USDC",
    usdcHint: "Pour les programmes qui paient en dollars numériques.",
    optional: "facultatif",
    submit: "Enregistrer et essayer",
    cancel: "Annuler",
    wrong: {
      paths: "Un chemin commence par une barre oblique, comme /articles/. Vingt chemins au plus.",
      uses: "Choisissez au moins un usage.",
      count: "Donnez un nombre entier de visites, ou de jours, dix ans au plus.",
      amount: "Donnez un montant au-dessus de zéro, comme 5 ou 0,5, avec six décimales au plus.",
      usdc: "Donnez un montant comme 5,50, avec six décimales au plus, ou rien.",
    },
    needsPro: "Préparer une offre fait partie de Pro.",
    tooMany: "Ce site a déjà deux cents offres, ce qui est le maximum.",
  },
  en: {
    title: "Prepare an offer",
    intro: "It stays a draft until you publish it. What is sold does not change afterwards.",
    kind: "What is sold",
    kinds: { credit: "A number of visits", period: "A number of days" },
    count: "How many",
    countHint: "Visits or days.",
    paths: "Pages",
    pathsHint: "Paths as in robots.txt: /articles/ /*.pdf$. Left empty, the offer opens the whole site.",
    uses: "Uses",
    amount: "Total price",
    currency: "Currency",
    usdc: "Second price, in USDC",
    usdcHint: "For programs that pay in digital dollars.",
    optional: "optional",
    submit: "Save and try",
    cancel: "Cancel",
    wrong: {
      paths: "A path begins with a slash, such as /articles/. Twenty paths at most.",
      uses: "Choose at least one use.",
      count: "Give a whole number of visits, or of days, ten years at most.",
      amount: "Give an amount above zero, such as 5 or 0.5, with six decimals at most.",
      usdc: "Give an amount such as 5.50, with six decimals at most, or nothing.",
    },
    needsPro: "Preparing an offer is part of Pro.",
    tooMany: "This site already has two hundred offers, the maximum.",
  },
};

import { brand } from "@octroi/ui/brand/brand";
import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { marketWords } from "@octroi/ui/words/market";
import { publisherShareWords } from "@octroi/ui/words/plans";
import type { AgreementUse, Answer } from "../../../domain/agreements/agreement.ts";

/** What an agreement is, in plain words. */
interface TermsCopy {
  uses: Record<AgreementUse, string>;
  /** `{{uses}}`, `{{price}}`, `{{share}}`. */
  terms: string;
  /** `{{crawlers}}`, `{{from}}`, `{{until}}`. */
  dates: string;
  /** Before `{{amount}}`, which is the publisher’s. */
  past: Counted;
  pastNone: string;
  month: Counted;
}

export interface AgreementsCopy extends TermsCopy {
  title: string;
  intro: string;
  pro: { heading: string; text: string };
  unproven: string;
  toConnection: string;
  states: Record<Answer | "undecided" | "over", string>;
  caption: string;
  empty: string;
  decide: string;
  see: string;
  done: Record<Answer, string>;
  rule: {
    heading: string;
    none: string;
    /** `{{price}}`. */
    set: string;
    change: string;
  };
}

export interface AgreementCopy {
  /** `{{company}}`. */
  title: string;
  intro: string;
  facts: Record<"uses" | "crawlers" | "price" | "share" | "dates" | "past", string>;
  /** `{{from}}`, `{{until}}`. */
  dates: string;
  joining: string;
  leaving: string;
  join: string;
  decline: string;
  leave: string;
  back: string;
  faults: Record<"needs-pro" | "unproven" | "over" | "too-many" | "unknown", string>;
}

export interface RuleCopy {
  title: string;
  intro: string;
  amount: string;
  amountHint: string;
  currency: string;
  set: string;
  remove: string;
  back: string;
  saved: string;
  wrong: string;
}

export const agreements: Localized<AgreementsCopy> = {
  fr: {
    title: "Accords",
    intro: `Des entreprises d’IA paient chaque visite de leurs robots, par un accord que ${brand.name} a négocié. ${publisherShareWords.fr} du prix vous reviennent. Vous rejoignez un accord ou vous le déclinez, site par site.`,
    uses: marketWords.fr.uses,
    terms: "{{uses}} : {{price}} la visite, dont {{share}} pour vous",
    dates: "{{crawlers}}, du {{from}} au {{until}}",
    past: {
      one: "Sur vos 30 derniers jours : # visite, soit {{amount}} pour vous",
      other: "Sur vos 30 derniers jours : # visites, soit {{amount}} pour vous",
    },
    pastNone: "Ses robots ne sont pas venus ces 30 derniers jours.",
    month: {
      zero: "Ce mois-ci : aucune visite sous cet accord",
      one: "Ce mois-ci : # visite, {{amount}} pour vous",
      other: "Ce mois-ci : # visites, {{amount}} pour vous",
    },
    pro: {
      heading: "Les accords font partie de Pro",
      text: "Pro est en bêta, sur invitation. Voici les accords qui existent, et ce qu’ils auraient rapporté à ce site.",
    },
    unproven:
      "Pour rejoindre un accord, montrez d’abord que ce domaine est à vous. Une visite d’essai suffit.",
    toConnection: "Aller à la connexion",
    states: {
      undecided: "à décider",
      joined: "en vigueur ici",
      declined: "décliné",
      left: "quitté",
      over: "terminé",
    },
    caption: "Les accords, du plus récent au plus ancien",
    empty: "Aucun accord n’est ouvert en ce moment.",
    decide: "Lire et décider",
    see: "Voir",
    done: {
      joined: "Ce site fait partie de l’accord. Vos connecteurs l’apprennent en moins d’une minute.",
      declined: "L’accord est décliné pour ce site. Vous pouvez changer d’avis tant qu’il dure.",
      left: "Ce site a quitté l’accord. Vos connecteurs l’apprennent en moins d’une minute.",
    },
    rule: {
      heading: "Pour tous vos sites",
      none: "Vous décidez de chaque accord.",
      set: "Vos sites rejoignent d’eux-mêmes tout accord qui paie au moins {{price}} la visite.",
      change: "Changer",
    },
  },
  en: {
    title: "Agreements",
    intro: `AI companies pay for each visit of their crawlers, by an agreement that ${brand.name} negotiated. ${publisherShareWords.en} of the price is yours. You join an agreement or decline it, site by site.`,
    uses: marketWords.en.uses,
    terms: "{{uses}}: {{price}} a visit, your share {{share}}",
    dates: "{{crawlers}}, {{from}} to {{until}}",
    past: {
      one: "On your last 30 days: # visit, {{amount}} for you",
      other: "On your last 30 days: # visits, {{amount}} for you",
    },
    pastNone: "Its crawlers did not come in the last 30 days.",
    month: {
      zero: "This month: no visit under this agreement",
      one: "This month: # visit, {{amount}} for you",
      other: "This month: # visits, {{amount}} for you",
    },
    pro: {
      heading: "Agreements are part of Pro",
      text: "Pro is in beta, by invitation. These are the agreements there are, and what they would have earned this site.",
    },
    unproven: "To join an agreement, first show that this domain is yours. A test visit is enough.",
    toConnection: "Go to the connection",
    states: {
      undecided: "to decide",
      joined: "in force here",
      declined: "declined",
      left: "left",
      over: "over",
    },
    caption: "The agreements, latest first",
    empty: "No agreement is open right now.",
    decide: "Read and decide",
    see: "See",
    done: {
      joined: "This site is part of the agreement. Your connectors learn of it within a minute.",
      declined: "The agreement is declined for this site. You can change your mind while it lasts.",
      left: "This site has left the agreement. Your connectors learn of it within a minute.",
    },
    rule: {
      heading: "For all your sites",
      none: "You decide on each agreement.",
      set: "Your sites automatically join every agreement that pays at least {{price}} a visit.",
      change: "Change",
    },
  },
};

export const agreement: Localized<AgreementCopy> = {
  fr: {
    title: "Accord avec {{company}}",
    intro: "Ses conditions ne changent pas : un autre accord prendrait la suite.",
    facts: {
      uses: "Usages",
      crawlers: "Robots",
      price: "Prix d’une visite",
      share: "Votre part",
      dates: "Durée",
      past: "Ce qu’il aurait rapporté",
    },
    dates: "du {{from}} au {{until}}",
    joining:
      "En rejoignant l’accord, vous accordez à l’entreprise une licence pour tout le site, à ce prix, jusqu’à la fin de l’accord. Ses robots lisent ce que vos règles font payer ; chaque visite est comptée, et votre part vous est due. Vous pouvez quitter l’accord quand vous voulez.",
    leaving: "En quittant l’accord, la licence est révoquée. Ce qui a été compté jusque-là vous reste dû.",
    join: "Rejoindre l’accord",
    decline: "Décliner",
    leave: "Quitter l’accord",
    back: "Revenir aux accords",
    faults: {
      "needs-pro": "Rejoindre un accord fait partie de Pro.",
      unproven: "Montrez d’abord que ce domaine est à vous.",
      over: "Cet accord est terminé.",
      "too-many": "Ce site a déjà mille licences, ce qui est le maximum.",
      unknown: "Cela avait déjà été décidé autrement. Relisez avant de recommencer.",
    },
  },
  en: {
    title: "Agreement with {{company}}",
    intro: "Its terms do not change: another agreement would follow it.",
    facts: {
      uses: "Uses",
      crawlers: "Crawlers",
      price: "Price of a visit",
      share: "Your share",
      dates: "Dates",
      past: "What it would have earned",
    },
    dates: "{{from}} to {{until}}",
    joining:
      "By joining you give the company a license for the whole site, at this price, until the agreement ends. Its crawlers read what your rules charge for; each visit is counted, and your share of it is owed to you. You can leave the agreement whenever you like.",
    leaving: "When you leave, the license is revoked. What was counted until then is still owed to you.",
    join: "Join the agreement",
    decline: "Decline",
    leave: "Leave the agreement",
    back: "Back to the agreements",
    faults: {
      "needs-pro": "Joining an agreement is part of Pro.",
      unproven: "First show that this domain is yours.",
      over: "This agreement is over.",
      "too-many": "This site already has a thousand licenses, the maximum.",
      unknown: "This had been decided otherwise already. Read it again first.",
    },
  },
};

export const agreementRule: Localized<RuleCopy> = {
  fr: {
    title: "Rejoindre d’office les accords",
    intro:
      "Les sites de cet espace rejoignent d’eux-mêmes tout accord qui paie au moins ce prix : ceux d’aujourd’hui aussitôt, un nouveau site ou un nouvel accord dans l’heure. Ce que vous avez décliné ou quitté le reste.",
    amount: "Prix minimal d’une visite",
    amountHint: `Le prix que l’entreprise paie ; ${publisherShareWords.fr} vous en reviennent.`,
    currency: "Devise",
    set: "Enregistrer",
    remove: "Décider de chaque accord",
    back: "Revenir aux sites",
    saved: "C’est enregistré.",
    wrong: "Donnez un montant au-dessus de zéro, comme 0,005, avec six décimales au plus.",
  },
  en: {
    title: "Join agreements by rule",
    intro:
      "The sites of this workspace join every agreement that pays at least this price: those of today at once, a new site or a new agreement within the hour. What you declined or left stays so.",
    amount: "Lowest price of a visit",
    amountHint: `The price that the company pays; ${publisherShareWords.en} of it is yours.`,
    currency: "Currency",
    set: "Save",
    remove: "Decide on each agreement",
    back: "Back to the sites",
    saved: "Saved.",
    wrong: "Give an amount above zero, such as 0.005, with six decimals at most.",
  },
};

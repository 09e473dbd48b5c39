import type { Action, Period, PresetName } from "@octroi/policy";
import type { Localized } from "../language/language.ts";
import type { DraftField, ReservationChoice } from "../policy/draft.ts";
import type { DecidedPurpose } from "../policy/purposes.ts";

/** The words of the form of a policy, wherever one is made. */
export interface PolicyFormWords {
  presets: PresetsCopy;
  purposes: PurposesCopy;
  amounts: AmountsCopy;
  exceptions: ExceptionsCopy;
  carried: CarriedCopy;
  terms: TermsCopy;
  /** What each field takes, said where it holds something else. */
  wrong: Record<DraftField, string>;
  tooMuch: string;
}

export interface PresetsCopy {
  legend: string;
  names: Record<PresetName, string>;
  /** Before the preset's name, and the button after it. */
  changed: string;
  back: string;
  replaced: string;
  takeBack: string;
}

export interface PurposesCopy {
  heading: string;
  search: { name: string; always: string; consequence: string };
  names: Record<DecidedPurpose, string>;
  consequences: Record<DecidedPurpose, Record<Action, string>>;
  unsaid: string;
}

export interface AmountsCopy {
  heading: string;
  amount: string;
  currency: string;
  visits: string;
  per: { label: string } & Record<Period, string>;
  /** A price that no file can name, for want of a license. */
  unlicensed: string;
}

export interface ExceptionsCopy {
  heading: string;
  lead: string;
  label: string;
  add: string;
  /** `{name}` is nobody's. */
  unknown: string;
  remove: string;
  /** The link to a crawler's page in the directory. */
  page: string;
}

export interface CarriedCopy {
  heading: string;
  lead: string;
  rule: string;
  verified: string;
  unverified: string;
  everyone: string;
  everywhere: string;
  remove: string;
}

export interface TermsCopy {
  heading: string;
  license: { label: string; hint: string };
  contact: { label: string; hint: string };
  optional: string;
  reservation: {
    label: string;
    hint: string;
    /** The choice in the line that is read while the part is folded away. */
    holds: Record<ReservationChoice, string>;
  } & Record<ReservationChoice, string>;
}

export const policyFormWords: Localized<PolicyFormWords> = {
  fr: {
    presets: {
      legend: "Partir de",
      names: {
        "search-not-training": "Recherche oui, entraînement non",
        "charge-training": "Faire payer l’entraînement",
        "block-ai": "Bloquer l’IA",
        "allow-all": "Tout autoriser",
      },
      changed: "Modifié à partir de",
      back: "Rétablir ce modèle",
      replaced: "Votre version a été remplacée.",
      takeBack: "Rétablir ma version",
    },
    purposes: {
      heading: "Qui vient, et pour quoi faire",
      search: {
        name: "Recherche",
        always: "toujours ouverte",
        consequence: "Google, Bing et les autres moteurs entrent, quoi que vous choisissiez.",
      },
      names: {
        "ai-search": "Moteurs de réponse",
        assistant: "Assistants",
        agent: "Agents",
        training: "Entraînement",
        dataset: "Bases d’entraînement",
      },
      consequences: {
        "ai-search": {
          allow: "ChatGPT et Perplexity peuvent vous citer.",
          block: "ChatGPT et Perplexity ne peuvent plus vous citer.",
          limit: "Vos pages sont citées, mais parfois dans une version moins récente.",
          charge: "Un moteur de réponse qui ne paie pas n’a plus accès à vos pages.",
        },
        assistant: {
          allow: "Un assistant ouvre la page qu’on lui demande.",
          block: "Un assistant à qui l’on montre votre lien répond sans l’avoir lu.",
          limit: "Un assistant ouvre vos pages, dans la limite fixée.",
          charge: "Les assistants reçoivent un prix à la place de la page.",
        },
        agent: {
          allow: "Un agent peut naviguer et acheter pour quelqu’un.",
          block: "Un agent qui s’annonce ne peut plus agir sur votre site.",
          limit: "Un agent agit, dans la limite fixée.",
          charge: "Les agents reçoivent un prix à la place de la page.",
        },
        training: {
          allow: "Vos textes peuvent entrer dans les prochains modèles.",
          block: "Les robots d’entraînement reconnus sont refusés.",
          limit: "Vos textes entrent dans les modèles, plus lentement.",
          charge: "Les robots d’entraînement reçoivent un prix à la place de la page.",
        },
        dataset: {
          allow: "Common Crawl et d’autres copient vos pages pour tous.",
          block: "Vos nouvelles pages manquent aux jeux de données publics.",
          limit: "Vos pages sont copiées, plus lentement.",
          charge: "Les robots qui constituent des jeux de données reçoivent un prix à la place de la page.",
        },
      },
      unsaid: "Vos règles n’en disent rien : la visite passe.",
    },
    amounts: {
      heading: "Prix et limite",
      amount: "Prix d’une visite",
      currency: "Devise",
      visits: "Visites au plus",
      per: { label: "Par", minute: "minute", hour: "heure", day: "jour" },
      unlicensed:
        "Indiquez une adresse de licence pour que le prix soit publié ; sinon, seul le middleware (ou nginx, Apache, Caddy, WordPress) l’annonce aux robots.",
    },
    exceptions: {
      heading: "Exceptions",
      lead: "Un robot que vous traitez autrement que ses semblables.",
      label: "Nom du robot",
      add: "Ajouter",
      unknown: "Nous ne connaissons aucun robot nommé « {name} ».",
      remove: "Retirer {name}",
      page: "Sa fiche",
    },
    carried: {
      heading: "Règles hors du formulaire",
      lead: "Venues avec votre politique, elles passent avant le reste. Ici, on peut les retirer, pas les modifier.",
      rule: "Règle {number}",
      verified: "identité vérifiée",
      unverified: "identité non vérifiée",
      everyone: "tous les robots connus",
      everywhere: "toutes les pages",
      remove: "Retirer la règle {number}",
    },
    terms: {
      heading: "Licence, contact, réserve",
      license: {
        label: "Adresse de la licence",
        hint: "L’adresse publique de vos conditions d’usage ; le connecteur y met le document.",
      },
      contact: { label: "Contact", hint: "Un e-mail ou une page, pour qui veut d’autres conditions." },
      optional: "facultatif",
      reservation: {
        label: "Opposition à la fouille de textes (droit européen)",
        hint: "Dans l’Union européenne, des machines peuvent analyser vos textes, sauf si vous vous y opposez (directive (UE) 2019/790, article 4). « Réservée » : vous vous y opposez.",
        reserved: "Réservée",
        open: "Permise",
        unsaid: "Non précisée",
        carried: "Comme dans votre fichier",
        holds: {
          reserved: "fouille réservée",
          open: "fouille permise",
          unsaid: "fouille de textes : non précisée",
          carried: "fouille comme dans votre fichier",
        },
      },
    },
    wrong: {
      origin: "Indiquez un domaine, comme example.com.",
      contact: "Indiquez un e-mail ou l’adresse d’une page.",
      license: "Indiquez une adresse complète, comme https://example.com/license.xml.",
      amount: "Indiquez un prix, comme 0,005, avec six décimales au plus.",
      visits: "Indiquez un nombre entier de visites, d’un à un million.",
    },
    tooMuch: "Une politique a 200 règles au plus : retirez-en.",
  },
  en: {
    presets: {
      legend: "Start from",
      names: {
        "search-not-training": "Search yes, training no",
        "charge-training": "Charge for training",
        "block-ai": "Block AI",
        "allow-all": "Allow all",
      },
      changed: "Changed from",
      back: "Restore this preset",
      replaced: "Your version was replaced.",
      takeBack: "Restore my version",
    },
    purposes: {
      heading: "Who visits, and what for",
      search: {
        name: "Search",
        always: "always open",
        consequence: "Google, Bing and the other engines get in, whatever you choose.",
      },
      names: {
        "ai-search": "Answer engines",
        assistant: "Assistants",
        agent: "Agents",
        training: "Training",
        dataset: "Training datasets",
      },
      consequences: {
        "ai-search": {
          allow: "ChatGPT and Perplexity can cite you.",
          block: "ChatGPT and Perplexity can no longer cite you.",
          limit: "Your pages can be cited, but sometimes from an older copy.",
          charge: "An answer engine that does not pay no longer has access to your pages.",
        },
        assistant: {
          allow: "An assistant opens the page it is asked about.",
          block: "An assistant that is shown your link answers without having read it.",
          limit: "An assistant opens your pages, up to the limit.",
          charge: "Assistants get a price instead of the page.",
        },
        agent: {
          allow: "An agent can browse and buy on someone’s behalf.",
          block: "An agent that says its name can no longer act on your site.",
          limit: "An agent acts, up to the limit.",
          charge: "Agents get a price instead of the page.",
        },
        training: {
          allow: "Your writing may go into the next models.",
          block: "Recognized training crawlers are refused.",
          limit: "Your writing goes into models, more slowly.",
          charge: "Training crawlers get a price instead of the page.",
        },
        dataset: {
          allow: "Common Crawl and others copy your pages for everyone.",
          block: "Your new pages are missing from public datasets.",
          limit: "Your pages are copied, more slowly.",
          charge: "Crawlers that build datasets get a price instead of the page.",
        },
      },
      unsaid: "Your rules do not mention it: the visit is let through.",
    },
    amounts: {
      heading: "Price and limit",
      amount: "Price of a visit",
      currency: "Currency",
      visits: "Visits at most",
      per: { label: "Per", minute: "minute", hour: "hour", day: "day" },
      unlicensed:
        "Give a license address so that the price is published; otherwise only the middleware (or nginx, Apache, Caddy, WordPress) tells crawlers.",
    },
    exceptions: {
      heading: "Exceptions",
      lead: "A crawler you treat differently from the rest of its kind.",
      label: "Crawler’s name",
      add: "Add",
      unknown: "We do not know a crawler called “{name}”.",
      remove: "Remove {name}",
      page: "Its page",
    },
    carried: {
      heading: "Rules outside this form",
      lead: "They came with your policy and apply before the rest. Here they can be removed, not changed.",
      rule: "Rule {number}",
      verified: "verified identity",
      unverified: "unverified identity",
      everyone: "every known crawler",
      everywhere: "every page",
      remove: "Remove rule {number}",
    },
    terms: {
      heading: "License, contact, reservation",
      license: {
        label: "License address",
        hint: "The public address of your terms of use; the connector serves the document there.",
      },
      contact: { label: "Contact", hint: "An e-mail address or a page, for those who want other terms." },
      optional: "optional",
      reservation: {
        label: "Text-mining opt-out (EU law)",
        hint: "In the European Union, machines may analyze your texts unless you object (Directive (EU) 2019/790, Article 4). “Reserved” means you object.",
        reserved: "Reserved",
        open: "Permitted",
        unsaid: "Not stated",
        carried: "As in your file",
        holds: {
          reserved: "mining reserved",
          open: "mining permitted",
          unsaid: "text mining: not stated",
          carried: "mining as in your file",
        },
      },
    },
    wrong: {
      origin: "Enter a domain, such as example.com.",
      contact: "Enter an e-mail address or the address of a page.",
      license: "Enter a full address, such as https://example.com/license.xml.",
      amount: "Enter a price, such as 0.005, with six decimals at most.",
      visits: "Enter a whole number of visits, from one to a million.",
    },
    tooMuch: "A policy has 200 rules at most: remove some.",
  },
};

import type { Localized } from "@octroi/ui/language/language";
import type { Scope, TokenDays } from "../../../domain/api/token.ts";

export interface TokensCopy {
  title: string;
  intro: string;
  create: string;
  caption: string;
  none: string;
  /** Where a token reaches no list of sites. */
  reach: { all: string; none: string };
  /** With `{{date}}` and `{{person}}`. */
  made: string;
  madeByNobody: string;
  until: string;
  used: string;
  unused: string;
  end: string;
  endMeans: string;
  endNow: string;
  over: string;
  endedOn: string;
  expiredOn: string;
  ended: string;
  /** With `{{address}}`. */
  /** What the address that assistants are given is called. */
  assistant: string;
  guide: { before: string; link: string };
  scopes: Record<Scope, { name: string; hint: string }>;
}

export const tokens: Localized<TokensCopy> = {
  fr: {
    title: "Jetons d’accès",
    intro:
      "Un jeton laisse entrer un programme ou un assistant à la place d’une personne, pour ce qu’il permet et rien d’autre.",
    create: "Créer un jeton",
    caption: "Les jetons de l’espace",
    none: "Aucun jeton n’est en service.",
    reach: { all: "Tous les sites", none: "Plus aucun site" },
    made: "Créé le {{date}} par {{person}}",
    madeByNobody: "Créé le {{date}}",
    until: "valable jusqu’au {{date}}",
    used: "utilisé le {{date}}",
    unused: "jamais utilisé",
    end: "Révoquer",
    endMeans:
      "Le programme qui détient ce jeton n’entre plus, dès maintenant. On ne peut pas revenir en arrière.",
    endNow: "Révoquer le jeton",
    over: "Jetons révoqués ou expirés",
    endedOn: "révoqué le {{date}}",
    expiredOn: "expiré le {{date}}",
    ended: "Le jeton est révoqué.",
    assistant: "Adresse MCP, pour un assistant",
    guide: { before: "Ce que l’API sait faire, avec des exemples : ", link: "guide de l’API" },
    scopes: {
      "read:visits": {
        name: "Lire les visites",
        hint: "Les sites, les robots, les pages et tous les chiffres.",
      },
      "read:rules": { name: "Lire les règles", hint: "Les règles publiées, le brouillon et les versions." },
      "read:money": { name: "Lire les revenus", hint: "Licences, offres, accords et relevés." },
      "write:rules": {
        name: "Écrire un brouillon de règles",
        hint: "Un brouillon ne change rien tant qu’une personne ne l’a pas publié.",
      },
      "publish:rules": {
        name: "Publier des règles",
        hint: "Elles s’appliquent dans la minute. Un assistant n’en a pas besoin.",
      },
    },
  },
  en: {
    title: "Access tokens",
    intro:
      "A token lets a program or an assistant in, in a person’s place, for what it allows and nothing else.",
    create: "Create a token",
    caption: "Tokens of the workspace",
    none: "No token is in use.",
    reach: { all: "All sites", none: "No site left" },
    made: "Created on {{date}} by {{person}}",
    madeByNobody: "Created on {{date}}",
    until: "valid until {{date}}",
    used: "used on {{date}}",
    unused: "never used",
    end: "Revoke",
    endMeans:
      "The program that has this token no longer gets in, from this moment on. This cannot be undone.",
    endNow: "Revoke the token",
    over: "Revoked and expired tokens",
    endedOn: "revoked on {{date}}",
    expiredOn: "expired on {{date}}",
    ended: "The token is revoked.",
    assistant: "MCP address, for an assistant",
    guide: { before: "What the API does, with examples: ", link: "API guide" },
    scopes: {
      "read:visits": { name: "Read visits", hint: "Sites, crawlers, pages and all figures." },
      "read:rules": { name: "Read rules", hint: "The published rules, the draft and the versions." },
      "read:money": { name: "Read revenue", hint: "Licenses, offers, agreements and statements." },
      "write:rules": {
        name: "Write a draft of rules",
        hint: "A draft changes nothing until a person publishes it.",
      },
      "publish:rules": {
        name: "Publish rules",
        hint: "They apply within a minute. An assistant does not need this.",
      },
    },
  },
};

export interface NewTokenCopy {
  title: string;
  intro: string;
  name: string;
  nameHint: string;
  scopes: string;
  sites: string;
  reach: Record<"all" | "chosen", { label: string; hint: string }>;
  chosen: string;
  days: string;
  dayOptions: Record<TokenDays, string>;
  submit: string;
  cancel: string;
  /** The page that shows it, once. With `{{name}}`. */
  once: { title: string; intro: string; token: string; tryIt: string; back: string };
}

export const newToken: Localized<NewTokenCopy> = {
  fr: {
    title: "Créer un jeton d’accès",
    intro:
      "Les propriétaires de l’espace en sont avertis par e-mail. Le jeton cesse de fonctionner si votre rôle change ou si vous quittez l’espace.",
    name: "Nom",
    nameHint: "Le programme qui s’en servira : le journal des changements le cite.",
    scopes: "Ce qu’il permet",
    sites: "Pour quels sites",
    reach: {
      all: { label: "Tous les sites de l’espace", hint: "Ceux que vous ajouterez aussi, et les relevés." },
      chosen: { label: "Seulement ceux-ci", hint: "Cochez-les ci-dessous." },
    },
    chosen: "Sites choisis",
    days: "Durée",
    dayOptions: { 7: "7 jours", 30: "30 jours", 90: "90 jours", 365: "Un an" },
    submit: "Créer le jeton",
    cancel: "Annuler",
    once: {
      title: "Votre jeton",
      intro:
        "Copiez-le maintenant : il ne sera plus jamais affiché. Gardez-le comme un mot de passe, hors du code que vous publiez.",
      token: "Jeton « {{name}} »",
      tryIt: "Pour l’essayer",
      back: "J’ai copié le jeton",
    },
  },
  en: {
    title: "Create an access token",
    intro:
      "The owners of the workspace are notified by e-mail. The token stops working if your role changes or you leave the workspace.",
    name: "Name",
    nameHint: "The program that will use it: the change log quotes it.",
    scopes: "What it allows",
    sites: "For which sites",
    reach: {
      all: { label: "All sites of the workspace", hint: "Those you add later too, and the statements." },
      chosen: { label: "Only these", hint: "Check them below." },
    },
    chosen: "Chosen sites",
    days: "Duration",
    dayOptions: { 7: "7 days", 30: "30 days", 90: "90 days", 365: "One year" },
    submit: "Create the token",
    cancel: "Cancel",
    once: {
      title: "Your token",
      intro:
        "Copy it now: it will never be shown again. Keep it like a password, out of the code that you publish.",
      token: "Token “{{name}}”",
      tryIt: "To try it",
      back: "I have copied the token",
    },
  },
};

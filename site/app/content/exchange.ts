import type { Identity } from "@octroi/policy";
import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import type { Decision } from "@octroi/ui/words/decision";
import type { ExamplePath, Origin } from "../exchange/choice.ts";
import type { Exchange } from "../exchange/exchange.ts";

export interface ExchangeCopy {
  heading: string;
  lead: string;
  crawler: string;
  origin: { label: string } & Record<Origin, string>;
  path: { label: string } & Record<ExamplePath, string>;
  decision: string;
  request: string;
  response: string;
  /** In place of the body of a page that passes. */
  page: string;
  identity: Record<Identity, string>;
  decided: Record<Decision, string>;
  because: Record<Exchange["because"], string>;
  /** The visit shown is the one after the last that the limit lets through. */
  limited: string;
  failed: string;
  withoutScript: string;
}

export const exchangeCopy: Localized<ExchangeCopy> = {
  fr: {
    heading: "Voir l’échange",
    lead: "Choisissez un robot et une décision : le middleware lui-même répond, ici, dans votre navigateur. Rien n’est envoyé. Les réponses aux programmes sont en anglais.",
    crawler: "Robot",
    origin: {
      label: "Vient",
      published: "d’une adresse publiée",
      elsewhere: "d’une autre adresse",
    },
    path: { label: "Demande", "/articles/1": "un article", "/robots.txt": "le robots.txt" },
    decision: "Votre décision",
    request: "Requête",
    response: "Réponse",
    page: "La page, telle que votre site la sert.",
    identity: {
      verified: "Vérifié : son exploitant publie cette adresse.",
      outside: "Hors des adresses publiées : il ne fait que se donner ce nom.",
      unverifiable: "Invérifiable : le middleware n’a pas d’adresses publiées pour ce nom.",
    },
    decided: { allow: "Autorisé.", block: "Bloqué.", limit: "Limité.", charge: "Facturé." },
    because: {
      rule: "Votre règle décide.",
      "search-engine": "Les moteurs de recherche passent toujours, quoi que disent les règles.",
      "no-rule": "Aucune règle ne le vise : il passe.",
      "open-path": "Tous les robots peuvent lire robots.txt : c’est là qu’ils trouvent vos règles.",
    },
    limited: "La limite est ici d’une visite par minute, et voici la deuxième.",
    failed: "Le middleware n’a pas pu être chargé. Rétablissez la connexion, puis choisissez à nouveau.",
    withoutScript: `Choisir demande JavaScript. Sur votre site, « npx ${brand.edgePackage.name} try » montre la même chose.`,
  },
  en: {
    heading: "See the exchange",
    lead: "Pick a crawler and a decision: the middleware itself answers, here in your browser. Nothing is sent.",
    crawler: "Crawler",
    origin: {
      label: "Comes from",
      published: "a published address",
      elsewhere: "another address",
    },
    path: { label: "Asks for", "/articles/1": "an article", "/robots.txt": "robots.txt" },
    decision: "Your decision",
    request: "Request",
    response: "Response",
    page: "The page, as your site serves it.",
    identity: {
      verified: "Verified: its operator publishes this address.",
      outside: "Outside the published addresses: it only claims the name.",
      unverifiable: "Cannot be verified: the middleware has no published addresses for this name.",
    },
    decided: { allow: "Allowed.", block: "Blocked.", limit: "Limited.", charge: "Charged." },
    because: {
      rule: "Your rule decides.",
      "search-engine": "Search engines always get through, whatever the rules say.",
      "no-rule": "No rule applies to it: it gets through.",
      "open-path": "Every crawler may read robots.txt: that is where it finds your rules.",
    },
    limited: "The limit here is one visit a minute, and this is the second.",
    failed: "The middleware could not be loaded. Get back online, then choose again.",
    withoutScript: `Choosing requires JavaScript. On your own site, “npx ${brand.edgePackage.name} try” shows the same.`,
  },
};

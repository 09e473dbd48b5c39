import type { Localized } from "@octroi/ui/language/language";

/** What Pro is for, in the one sentence that every page uses. */
export const whatProIsFor: Localized<string> = {
  fr: "L’offre Pro réunit les règles de tous vos sites sur un seul écran, sans redéploiement, avec un historique vérifié et sans limite, les licences et les accords que nous négocions.",
  en: "Pro brings the rules of all your sites to one screen, without a deployment, with a verified and unlimited history, licenses and the agreements we negotiate.",
};

/** What needs neither Pro nor an account. */
export const rulesForFree: Localized<string> = {
  fr: "Les fichiers qu’écrivent nos outils, le plugin et le middleware appliquent aussi vos règles, gratuitement, site par site : autoriser, bloquer, limiter ou demander un prix.",
  en: "The files our tools write, the plugin and the middleware also apply your rules, for free, one site at a time: allow, block, limit or ask for a price.",
};

/** What comes to a publisher of what AI companies pay. */
export const publisherShare = 0.8;

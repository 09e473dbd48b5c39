import type { Localized } from "@octroi/ui/language/language";

/*
 * What the plans are, said once. Site, console and mails read these sentences here; the plugin, which is PHP, repeats
 * `freeAndPro`, which a test finds in it.
 */

/** Free and Pro, in the one sentence that every page uses. */
export const freeAndPro: Localized<string> = {
  fr: "L’offre gratuite publie vos règles en observation : vous voyez ce qu’elles refuseraient. Pro les applique.",
  en: "Free publishes your rules in observation: you see what they would refuse. Pro enforces them.",
};

/** What Pro is for. */
export const whatProIsFor: Localized<string> = {
  fr: "L’offre Pro applique vos règles en moins d’une minute, site par site ou communes à tous vos sites sur un seul écran, sans redéploiement, avec un historique sans limite et des licences dont vous suivez les lectures.",
  en: "Pro enforces your rules within a minute, site by site or shared by all your sites on one screen, without a deployment, with unlimited history and licenses whose reading you follow.",
};

/** What needs neither Pro nor an account. */
export const rulesForFree: Localized<string> = {
  fr: "Le plugin, le middleware et les fichiers de nos outils appliquent déjà vos règles, gratuitement, site par site : autoriser, bloquer, limiter ou demander un prix.",
  en: "The plugin, the middleware and the files from our tools already apply your rules, for free, one site at a time: allow, block, limit or ask for a price.",
};

/** Of Pro, a month, in euros. */
export const proPrice = 49;

/** What comes to a publisher of what AI companies pay under an agreement that we negotiated. */
export const publisherShare = 0.8;

import { formatter } from "@octroi/ui/language/format";
import type { Language, Localized } from "@octroi/ui/language/language";

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
  fr: "L’offre Pro applique vos règles en moins d’une minute, site par site ou communes à tous vos sites sur un seul écran, sans développeur, avec un historique sans limite et des licences, accordées ou vendues, dont vous suivez les lectures.",
  en: "Pro enforces your rules within a minute, site by site or shared by all your sites on one screen, no developer needed, with unlimited history and licenses, issued or sold, whose reading you follow.",
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

export const publisherShareWords: Localized<string> = {
  fr: formatter("fr").percent(publisherShare * 100),
  en: formatter("en").percent(publisherShare * 100),
};

/** What the estimator assumes that an AI visit is paid, in euros, before shares. */
export const assumedPerVisit = 0.01;

/** A sum of fewer of its currency’s units waits for the next month: a transfer costs somebody something. */
export const payoutThreshold = 25;

/** What is true of payouts, wherever agreements are spoken of: before the operator opens them, and since. */
const payouts: Localized<Record<"begin" | "open", string>> = {
  fr: {
    begin: "Les versements commenceront avec les premiers accords signés.",
    open: `Les versements sont ouverts : un virement part chaque mois, une fois que l’entreprise a payé et que la somme atteint ${formatter("fr").euros(payoutThreshold)}.`,
  },
  en: {
    begin: "Payouts start with the first signed agreements.",
    open: `Payouts are open: a transfer leaves every month, once the company has paid and the sum has reached ${formatter("en").euros(payoutThreshold)}.`,
  },
};

export const payoutWords = (language: Language, areOpen: boolean): string =>
  payouts[language][areOpen ? "open" : "begin"];

/** Where the site’s words, written before the server knows, say it. */
export const payoutsToday = "{{payoutsToday}}";

/** How a publisher on Pro sells without an agreement: nothing of it passes through us. */
export const sellingByOffer: Localized<string> = {
  fr: "Avec Pro, vous vendez aussi vous-même, par des offres à prix affiché : l’entreprise vous paie directement, par carte par exemple, sans que l’argent passe par nous.",
  en: "With Pro you also sell for yourself, by offers at a posted price: the company pays you directly, by card for instance, and the money never passes through us.",
};

/** Of Pro, in cents a month: `49 € par mois`, or that it is free during the beta. */
export function proPriceWords(language: Language, cents: number): string {
  if (cents === 0) return { fr: "gratuit pendant la bêta", en: "free during the beta" }[language];
  const price = formatter(language).euros(cents / 100);
  return { fr: `${price} par mois`, en: `${price} a month` }[language];
}

/** What an owner accepts with Pro: its price, its term, what ends it. Kept as they read it. */
export function proTerms(language: Language, cents: number): readonly string[] {
  const price = proPriceWords(language, cents);
  if (language === "fr")
    return [
      cents === 0
        ? `Prix : ${price}. Pro ne devient payant que si un propriétaire accepte un prix.`
        : `Prix : ${price} et par espace, sur facture. Aucune carte n’est demandée.`,
      "Durée : au mois, sans engagement. Pro commence quand vous acceptez.",
      "Fin : un propriétaire y met fin quand il veut, depuis la page « Offre » ; Pro s’arrête aussitôt.",
    ];
  return [
    cents === 0
      ? `Price: ${price}. Pro costs something only once an owner accepts a price.`
      : `Price: ${price} and workspace, by invoice. No card is asked for.`,
    "Term: month by month, no commitment. Pro starts when you accept.",
    "End: an owner can end it at any time, on the Plan page; Pro stops at once.",
  ];
}

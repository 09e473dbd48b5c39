import type { Localized } from "@octroi/ui/language/language";
import { companyProofLimits } from "../../../domain/market/company.ts";
import { quoteMs } from "../../../domain/market/order.ts";
import type { OfferKind } from "../../../domain/offers/offer.ts";

const heldMinutes = quoteMs / 60_000;

export interface BuyCopy {
  /** `{{what}}`, `{{domain}}`. */
  title: string;
  intro: string;
  offer: Record<"site" | "bought" | "pages" | "uses" | "price" | "terms", string>;
  /** After what is bought. */
  limits: Record<OfferKind, string>;
  readTerms: string;
  readLicense: string;
  noTerms: string;
  test: string;
  /** For whoever buys the first time. */
  begin: {
    heading: string;
    text: string;
    name: string;
    email: string;
    emailHint: string;
    domain: string;
    domainHint: string;
    submit: string;
  };
  /** For whoever has an account. */
  known: { heading: string; text: string; lost: string };
  clientId: string;
  clientSecret: string;
  /** `{{price}}`. */
  pay: string;
  held: string;
  /** Of an offer that nobody can buy now. `{{domain}}`. */
  gone: { title: string; text: string; replaced: string; back: string; market: string };
  /** Of one that programs alone can buy. */
  noCard: { title: string; text: string; guide: string };
  /** Where the account’s pages at Stripe have a domain of their own. `{{host}}`. */
  lead: { title: string; text: string; pay: string };
}

export interface BuyProofCopy {
  /** `{{domain}}`. */
  title: string;
  /** `{{email}}`. */
  intro: string;
  record: { heading: string; type: string; name: string; value: string };
  file: { heading: string; address: string; content: string };
  enter: string;
  code: string;
  /** `{{until}}`. */
  hint: string;
  submit: string;
  back: string;
  once: { title: string; intro: string; what: string; guide: string; pay: string; gone: string };
  over: { title: string; text: string; again: string };
}

export const buy: Localized<BuyCopy> = {
  fr: {
    title: "Acheter {{what}} pour lire {{domain}}",
    intro:
      "Vous payez par carte sur la page Stripe de l’éditeur : l’argent va droit à lui, sans passer par nous.",
    offer: {
      site: "Site",
      bought: "Achat",
      pages: "Pages ouvertes",
      uses: "Usages permis",
      price: "Prix",
      terms: "Conditions",
    },
    limits: { credit: "sans date de fin", period: "visites sans limite de nombre" },
    readTerms: "Lire les conditions du site",
    readLicense: "Lire la licence RSL du site",
    noTerms: "celles de cette offre, rien de plus",
    test: "Cet éditeur essaie encore le paiement par carte : seule une carte d’essai de Stripe est acceptée, et elle n’ouvre aucune page.",
    begin: {
      heading: "Votre premier achat",
      text: "Votre entreprise reçoit un compte, rattaché à son domaine. La page suivante dit ce qu’il faut placer sur ce domaine.",
      name: "Nom de l’entreprise",
      email: "E-mail professionnel",
      emailHint: "Un code y est envoyé.",
      domain: "Domaine de l’entreprise",
      domainHint: "Par exemple exemple.fr : vous devez pouvoir changer son DNS ou y déposer un fichier.",
      submit: "Continuer",
    },
    known: {
      heading: "Vous avez déjà un compte",
      text: "Indiquez l’identifiant et le secret que vos programmes utilisent.",
      lost: "Secret perdu ? Remplissez l’autre formulaire avec le même e-mail et le même domaine : le compte en reçoit un nouveau.",
    },
    clientId: "Identifiant client",
    clientSecret: "Secret client",
    pay: "Payer {{price}} par carte",
    held: `Le prix est tenu ${heldMinutes} minutes. Rien n’est débité avant que vous ayez confirmé chez Stripe.`,
    gone: {
      title: "Cette offre n’est pas en vente",
      text: "Elle est terminée, ou personne ne peut la payer pour l’instant. Ce qui a été acheté reste valable.",
      replaced: "L’éditeur l’a remplacée :",
      back: "Ce que vend {{domain}}",
      market: "Les sites qui vendent",
    },
    noCard: {
      title: "Cette offre ne se paie pas par carte",
      text: "Elle se paie en USDC, par un programme. Si l’éditeur prend aussi les cartes plus tard, cette page le permettra.",
      guide: "Acheter par programme",
    },
    lead: {
      title: "Payer sur la page de l’éditeur",
      text: "La page de paiement de l’éditeur, chez Stripe, est sur {{host}}. Rien n’a encore été débité.",
      pay: "Aller payer",
    },
  },
  en: {
    title: "Buy {{what}} to read {{domain}}",
    intro:
      "You pay by card on the publisher’s own Stripe page: the money goes straight to the publisher and never passes through us.",
    offer: {
      site: "Site",
      bought: "What you buy",
      pages: "Pages it opens",
      uses: "Allowed uses",
      price: "Price",
      terms: "Terms",
    },
    limits: { credit: "with no end date", period: "any number of visits" },
    readTerms: "Read the site’s terms",
    readLicense: "Read the site’s RSL license",
    noTerms: "those of this offer, and nothing more",
    test: "This publisher is still trying out cards: only a test card of Stripe’s is taken, and it opens no page.",
    begin: {
      heading: "Your first purchase",
      text: "Your company gets an account that belongs to its domain. The next page says what to put on that domain.",
      name: "Company name",
      email: "Work e-mail",
      emailHint: "A code is sent there.",
      domain: "Company domain",
      domainHint: "Such as example.com: you need to be able to change its DNS or put a file on it.",
      submit: "Continue",
    },
    known: {
      heading: "You already have an account",
      text: "Enter the client ID and the secret that your programs use.",
      lost: "Lost the secret? Fill in the other form with the same e-mail and the same domain: the account gets a new one.",
    },
    clientId: "Client ID",
    clientSecret: "Client secret",
    pay: "Pay {{price}} by card",
    held: `The price is held for ${heldMinutes} minutes. Nothing is charged before you confirm at Stripe.`,
    gone: {
      title: "This offer is not for sale",
      text: "It has ended, or nobody can pay for it right now. What was bought is still good.",
      replaced: "The publisher has replaced it:",
      back: "What {{domain}} sells",
      market: "Sites that sell",
    },
    noCard: {
      title: "This offer is not paid by card",
      text: "It is paid in USDC, by a program. If the publisher takes cards later, this page will let you.",
      guide: "Buy by program",
    },
    lead: {
      title: "Pay on the publisher’s page",
      text: "The publisher’s page at Stripe is on {{host}}. Nothing has been charged yet.",
      pay: "Go and pay",
    },
  },
};

const { hours } = companyProofLimits;

export const buyProof: Localized<BuyProofCopy> = {
  fr: {
    title: "Montrez que le domaine {{domain}} est à vous",
    intro: "Mettez en place l’enregistrement ou le fichier, au choix, puis tapez le code envoyé à {{email}}.",
    record: { heading: "Un enregistrement DNS", type: "Type", name: "Nom", value: "Valeur" },
    file: { heading: "Ou un fichier", address: "À cette adresse", content: "Ce contenu" },
    enter: "Puis le code",
    code: "Code reçu par e-mail",
    hint: `Un enregistrement met parfois une heure à être visible. Vous pouvez fermer cette page et revenir à son adresse : elle et le code sont valables ${hours} heures, jusqu’au {{until}}.`,
    submit: "Vérifier",
    back: "Changer le nom, l’e-mail ou le domaine",
    once: {
      title: "Votre compte est ouvert",
      intro: "Copiez les deux maintenant : le secret ne sera plus jamais affiché.",
      what: "Avec eux, votre robot demande les jetons qui lui ouvrent les pages, et vous achetez. Gardez-les là où vos programmes gardent leurs secrets.",
      guide: "Demander un jeton, pas à pas",
      pay: "Payer",
      gone: "L’offre n’est plus en vente, mais votre compte sert pour toutes les autres.",
    },
    over: {
      title: "Cette vérification est terminée",
      text: `Elle a servi, elle a plus de ${hours} heures, ou elle a été essayée trop souvent. Si vous n’avez pas vu le secret, recommencez avec le même e-mail et le même domaine : le compte en reçoit un nouveau.`,
      again: "Recommencer",
    },
  },
  en: {
    title: "Show that {{domain}} is yours",
    intro:
      "Put the record or the file in place, whichever you prefer, then type the code that was sent to {{email}}.",
    record: { heading: "A DNS record", type: "Type", name: "Name", value: "Value" },
    file: { heading: "Or a file", address: "At this address", content: "With this content" },
    enter: "Then the code",
    code: "Code from the e-mail",
    hint: `A record can take an hour to be seen. You may close this page and come back to its address: it and the code are good for ${hours} hours, until {{until}}.`,
    submit: "Check",
    back: "Change the name, e-mail or domain",
    once: {
      title: "Your account is open",
      intro: "Copy both now: the secret is never shown again.",
      what: "With them your crawler asks for the tokens that open the pages, and you buy. Keep them where your programs keep their secrets.",
      guide: "Ask for a token, step by step",
      pay: "Pay",
      gone: "The offer is no longer for sale, but your account works for every other one.",
    },
    over: {
      title: "This check is over",
      text: `It was used, is more than ${hours} hours old, or was tried too often. If you did not see the secret, start again with the same e-mail and the same domain: the account gets a new one.`,
      again: "Start again",
    },
  },
};

import { brand } from "@octroi/ui/brand/brand";
import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import type { OrderState, Rail } from "../../../domain/market/order.ts";
import type { OfferKind } from "../../../domain/offers/offer.ts";

export interface SellingCopy {
  title: string;
  intro: string;
  wallet: {
    heading: string;
    text: string;
    /** `{{network}}`, `{{date}}`. */
    known: string;
    missing: string;
    /** Beside the button, for whoever may not press it. */
    ownersOnly: string;
    test: string;
    notOpen: string;
    /** Of a network that the operator does not serve. */
    otherNetwork: string;
    connect: string;
    change: string;
  };
  stripe: {
    heading: string;
    text: string;
    /** `{{date}}`. */
    known: string;
    missing: string;
    ownersOnly: string;
    test: string;
    connect: string;
    change: string;
  };
  trial: { heading: string; text: string; begin: string };
  sites: { heading: string; none: string; page: string };
  ways: { heading: string; companies: string; statements: string };
}

export interface WalletCopy {
  title: string;
  intro: string;
  wallet: string;
  walletHint: string;
  network: string;
  /** Beside a network whose money is worth nothing. */
  test: string;
  submit: string;
  remove: { heading: string; text: string; submit: string };
  back: string;
}

export interface StripeCopy {
  title: string;
  intro: string;
  webhook: { heading: string; text: string; address: string; events: string };
  keys: { heading: string; known: string };
  key: string;
  keyHint: string;
  webhookSecret: string;
  webhookSecretHint: string;
  submit: string;
  remove: { heading: string; text: string; submit: string };
  back: string;
}

export interface ListingCopy {
  /** `{{domain}}`. */
  title: string;
  intro: string;
  saved: string;
  unlisted: string;
  page: { heading: string; open: string; closed: string; toSelling: string; toOffers: string };
  form: {
    heading: string;
    topic: string;
    language: string;
    choose: string;
    description: string;
    descriptionHint: string;
    contact: string;
    contactHint: string;
    optional: string;
    list: string;
    save: string;
  };
  unlist: { heading: string; text: string; submit: string };
  state: Record<"listed" | "not-listed", string>;
  mayNot: string;
}

export interface OrdersCopy {
  title: string;
  intro: string;
  caption: string;
  empty: string;
  columns: Record<"date" | "company" | "offer" | "paid" | "receipt" | "state", string>;
  counts: Record<OfferKind, Counted>;
  everyPage: string;
  states: Record<Exclude<OrderState, "quoted" | "expired">, string>;
  rails: Record<Rail, string>;
  /** Beside the state of what was paid with money that is worth nothing. */
  trial: string;
  /** In a company’s place, of a trial of the publisher’s own. */
  yourself: string;
  /** Of a company whose account is gone. */
  unknown: string;
  older: string;
  latest: string;
  toCompanies: string;
}

export interface OrderCopy {
  /** `{{company}}`. */
  title: string;
  facts: Record<"offer" | "uses" | "date" | "paid" | "from" | "transaction" | "receipt" | "state", string>;
  refund: {
    heading: string;
    /** `{{payer}}`, `{{network}}`. */
    text: string;
    amount: string;
    hint: string;
    submit: string;
    byCard: string;
    ownersOnly: string;
    done: string;
  };
  /** Nobody knows whether it was paid. */
  givenUp: string;
  receiptPage: string;
  back: string;
}

export interface CompaniesCopy {
  title: string;
  intro: string;
  caption: string;
  empty: string;
  columns: Record<"company" | "orders" | "paid" | "read" | "last" | "action", string>;
  /** `{{read}}`, `{{bought}}`. */
  ofBought: string;
  blocked: string;
  block: string;
  unblock: string;
  blocking: string;
  done: Record<"block" | "unblock", string>;
  others: { heading: string; text: string };
  back: string;
}

export const selling: Localized<SellingCopy> = {
  fr: {
    title: "Où vos offres sont payées",
    intro: `Ce que des entreprises paient pour vos offres vous parvient directement : l’argent ne passe jamais par ${brand.name}. C’est le même endroit pour tous les sites de l’espace.`,
    wallet: {
      heading: "Portefeuille",
      text: "Des programmes y versent le prix en USDC de vos offres, sans intermédiaire.",
      known: "{{network}}, depuis le {{date}}",
      missing: "Aucun portefeuille : aucun programme ne peut encore acheter vos offres.",
      ownersOnly: "Un propriétaire de l’espace peut en connecter un.",
      test: "C’est un réseau d’essai : ce qui y est payé ne vaut rien, n’ouvre aucune page et n’entre dans aucun compte.",
      notOpen:
        "Les paiements en USDC ne sont pas encore ouverts : vous pouvez connecter un portefeuille, mais rien n’y arrivera d’ici là.",
      otherNetwork:
        "Les paiements sur ce réseau ne sont pas ouverts ici : choisissez-en un autre dans la liste.",
      connect: "Connecter un portefeuille",
      change: "Changer ou retirer le portefeuille",
    },
    stripe: {
      heading: "Carte, par Stripe",
      text: "Une personne de l’entreprise paie par carte, sur une page de votre propre compte Stripe.",
      known: "Clé de votre compte, depuis le {{date}}",
      missing: "Aucun compte Stripe : vos offres ne peuvent pas encore être payées par carte.",
      ownersOnly: "Un propriétaire de l’espace peut en connecter un.",
      test: "C’est une clé d’essai : ce qui est payé avec elle ne vaut rien, n’ouvre aucune page et n’entre dans aucun compte.",
      connect: "Connecter un compte Stripe",
      change: "Changer ou retirer le compte Stripe",
    },
    trial: {
      heading: "Essayer un achat",
      text: "Avant le premier client, achetez une de vos offres avec de l’argent qui ne vaut rien : chaque étape s’affiche, jusqu’à la commande exécutée.",
      begin: "Faire un achat d’essai",
    },
    sites: {
      heading: "Ce qui est à vendre",
      none: "Aucun site de l’espace ne vend rien pour l’instant. Il faut être sur Pro, avec une offre publiée, un domaine prouvé, et un portefeuille ou un compte Stripe.",
      page: "Page publique",
    },
    ways: {
      heading: "Voir aussi",
      companies: "Entreprises qui achètent",
      statements: "Relevés et versements des accords",
    },
  },
  en: {
    title: "Where your offers are paid",
    intro: `What companies pay for your offers reaches you directly: the money never passes through ${brand.name}. It is the same place for every site of the workspace.`,
    wallet: {
      heading: "Wallet",
      text: "Programs pay the USDC price of your offers there, with nobody in between.",
      known: "{{network}}, since {{date}}",
      missing: "No wallet yet: no program can buy your offers.",
      ownersOnly: "An owner of the workspace can connect one.",
      test: "This is a test network: what is paid there is worth nothing, opens no page and counts nowhere.",
      notOpen:
        "Payments in USDC are not open yet: you can connect a wallet, but nothing arrives there until they are.",
      otherNetwork: "Payments on this network are not open here: choose another from the list.",
      connect: "Connect a wallet",
      change: "Change or remove the wallet",
    },
    stripe: {
      heading: "Card, by Stripe",
      text: "Someone at the company pays by card, on a page of your own Stripe account.",
      known: "Key of your account, since {{date}}",
      missing: "No Stripe account yet: your offers cannot be paid by card.",
      ownersOnly: "An owner of the workspace can connect one.",
      test: "This is a test key: what is paid with it is worth nothing, opens no page and counts nowhere.",
      connect: "Connect a Stripe account",
      change: "Change or remove the Stripe account",
    },
    trial: {
      heading: "Try a purchase",
      text: "Before the first customer, buy one of your offers with money that is worth nothing: each step is shown, up to the order fulfilled.",
      begin: "Buy from myself in test mode",
    },
    sites: {
      heading: "What is for sale",
      none: "No site of the workspace sells anything for now. It takes the Pro plan, a published offer, a proven domain, and a wallet or a Stripe account.",
      page: "Public page",
    },
    ways: {
      heading: "See also",
      companies: "Companies that buy",
      statements: "Statements and payouts of agreements",
    },
  },
};

export const wallet: Localized<WalletCopy> = {
  fr: {
    title: "Portefeuille",
    intro:
      "Une adresse à vous, sur un réseau où circule l’USDC. Ce qui est payé à une mauvaise adresse ne revient pas : copiez-la depuis votre portefeuille. Chaque propriétaire est prévenu par e-mail.",
    wallet: "Adresse",
    walletHint: "Avec ses majuscules et ses minuscules, comme votre portefeuille l’affiche.",
    network: "Réseau",
    test: "essai, sans valeur",
    submit: "Enregistrer le portefeuille",
    remove: {
      heading: "Retirer le portefeuille",
      text: "Plus aucun programme ne pourra acheter vos offres. Ce qui a été vendu reste valable.",
      submit: "Retirer",
    },
    back: "Où vos offres sont payées",
  },
  en: {
    title: "Wallet",
    intro:
      "An address of yours, on a network that carries USDC. What is paid to a wrong address does not come back: copy it from your wallet. Every owner is notified by e-mail.",
    wallet: "Address",
    walletHint: "With its uppercase and lowercase letters, as your wallet shows it.",
    network: "Network",
    test: "a test, worth nothing",
    submit: "Save the wallet",
    remove: {
      heading: "Remove the wallet",
      text: "No program will be able to buy your offers. What was sold is still good.",
      submit: "Remove",
    },
    back: "Where your offers are paid",
  },
};

export const stripe: Localized<StripeCopy> = {
  fr: {
    title: "Compte Stripe",
    intro:
      "Les paiements par carte arrivent sur votre propre compte Stripe, avec votre clé. Clé et secret sont gardés chiffrés et ne sont plus montrés. Chaque propriétaire est prévenu par e-mail.",
    webhook: {
      heading: "1. Créer un webhook chez Stripe",
      text: "Dans le tableau de bord de Stripe, à la page des webhooks, ajoutez cette adresse avec ces événements. C’est ainsi que nous apprenons qu’une commande est payée ou remboursée.",
      address: "Adresse",
      events: "Événements",
    },
    keys: {
      heading: "2. Coller ici la clé et le secret",
      known: "Connecté : {{key}}. Les deux champs remplacent ce qui est gardé.",
    },
    key: "Clé",
    keyHint: "Une clé restreinte qui peut écrire des sessions Checkout suffit.",
    webhookSecret: "Secret du webhook",
    webhookSecretHint: "Stripe le montre à la page du webhook.",
    submit: "Enregistrer le compte",
    remove: {
      heading: "Retirer le compte Stripe",
      text: "Vos offres ne pourront plus être payées par carte, et nous n’apprendrons plus rien des paiements en cours ni des remboursements. Ce qui a été vendu reste valable.",
      submit: "Retirer",
    },
    back: "Où vos offres sont payées",
  },
  en: {
    title: "Stripe account",
    intro:
      "Payments by card reach your own Stripe account, with your key. Key and secret are kept encrypted and not shown again. Every owner is notified by e-mail.",
    webhook: {
      heading: "1. Create a webhook in Stripe",
      text: "In Stripe’s dashboard, on the Webhooks page, add this address with these events. That is how we learn that an order was paid or refunded.",
      address: "Address",
      events: "Events",
    },
    keys: {
      heading: "2. Paste the key and the secret here",
      known: "Connected: {{key}}. Both fields replace what is kept.",
    },
    key: "Key",
    keyHint: "A restricted key that may write Checkout sessions is enough.",
    webhookSecret: "Webhook secret",
    webhookSecretHint: "Stripe shows it on the webhook’s page.",
    submit: "Save the account",
    remove: {
      heading: "Remove the Stripe account",
      text: "Your offers can no longer be paid by card, and we learn nothing more of payments under way or of refunds. What was sold is still good.",
      submit: "Remove",
    },
    back: "Where your offers are paid",
  },
};

export const listing: Localized<ListingCopy> = {
  fr: {
    title: "{{domain}} sur le marché",
    intro:
      "Un site qui vend a une page publique, dont l’adresse est donnée aux robots que vous faites payer. Inscrit, il se trouve aussi par sujet et par langue.",
    saved: "Enregistré. La liste publique suit dans quelques secondes.",
    unlisted: "Le site n’est plus dans la liste. Sa page reste ouverte tant qu’il vend.",
    page: {
      heading: "Page publique",
      open: "Tout le monde peut la voir : offres, prix, usages, accords en vigueur.",
      closed:
        "Elle s’ouvre quand une offre est publiée, que le domaine est prouvé et que l’espace dit où il est payé.",
      toSelling: "Indiquer où l’espace est payé",
      toOffers: "Voir les offres",
    },
    form: {
      heading: "Être trouvé",
      topic: "Sujet",
      language: "Langue des pages",
      choose: "Choisir",
      description: "Description",
      descriptionHint: "Ce qu’un acheteur lit d’abord : combien de pages, de quoi, mises à jour quand.",
      contact: "Contact",
      contactHint: "Public : une adresse e-mail ou une page.",
      optional: "facultatif",
      list: "Inscrire le site",
      save: "Enregistrer",
    },
    unlist: {
      heading: "Ne plus être dans la liste",
      text: "La page publique reste ouverte aux robots que le site fait payer, tant qu’il vend.",
      submit: "Retirer de la liste",
    },
    state: {
      listed: "dans la liste",
      "not-listed": "pas dans la liste",
    },
    mayNot: "Il faut le rôle « Gestion » ou « Propriétaire » pour inscrire le site.",
  },
  en: {
    title: "{{domain}} in the market",
    intro:
      "A site that sells has a public page, which the crawlers it charges are given. List it to be found by topic and language, too.",
    saved: "Saved. The public list follows in a few seconds.",
    unlisted: "The site is no longer in the list. Its page stays open while it sells.",
    page: {
      heading: "Public page",
      open: "Everybody can see it: offers, prices, uses, agreements in force.",
      closed:
        "It opens once an offer is published, the domain is proven, and the workspace says where it is paid.",
      toSelling: "Say where the workspace is paid",
      toOffers: "See the offers",
    },
    form: {
      heading: "Be found",
      topic: "Topic",
      language: "Language of the pages",
      choose: "Choose",
      description: "Description",
      descriptionHint: "What a buyer reads first: how many pages, about what, updated when.",
      contact: "Contact",
      contactHint: "Public: an e-mail address or a page.",
      optional: "optional",
      list: "List the site",
      save: "Save",
    },
    unlist: {
      heading: "Leave the list",
      text: "The public page stays open to the crawlers that the site charges, while it sells.",
      submit: "Leave the list",
    },
    state: {
      listed: "in the list",
      "not-listed": "not in the list",
    },
    mayNot: "Managers and owners can list the site.",
  },
};

export const orders: Localized<OrdersCopy> = {
  fr: {
    title: "Achats",
    intro:
      "Ce que des entreprises ont acheté par les offres de ce site. L’argent vous a été payé directement : il ne figure sur aucun relevé.",
    caption: "Les achats, du plus récent au plus ancien",
    empty: "Personne n’a encore acheté d’offre de ce site.",
    columns: {
      date: "date",
      company: "entreprise",
      offer: "offre",
      paid: "payé",
      receipt: "reçu",
      state: "état",
    },
    counts: {
      credit: { one: "# visite", other: "# visites" },
      period: { one: "# jour", other: "# jours" },
    },
    everyPage: "toutes les pages",
    states: {
      paying: "paiement en cours",
      paid: "payé",
      failed: "échoué",
      unknown: "issue inconnue, en cours de vérification",
      refunded: "remboursé",
    },
    rails: { x402: "USDC", stripe: "carte" },
    trial: "essai",
    yourself: "Vous-même",
    unknown: "compte fermé",
    older: "Achats précédents",
    latest: "Les plus récents",
    toCompanies: "Entreprises qui achètent, et ce qu’elles lisent",
  },
  en: {
    title: "Purchases",
    intro:
      "What companies bought through this site’s offers. The money went straight to you: it is on no statement.",
    caption: "The purchases, latest first",
    empty: "Nobody has bought an offer of this site yet.",
    columns: {
      date: "date",
      company: "company",
      offer: "offer",
      paid: "paid",
      receipt: "receipt",
      state: "state",
    },
    counts: {
      credit: { one: "# visit", other: "# visits" },
      period: { one: "# day", other: "# days" },
    },
    everyPage: "every page",
    states: {
      paying: "being paid",
      paid: "paid",
      failed: "failed",
      unknown: "outcome unknown, being checked",
      refunded: "refunded",
    },
    rails: { x402: "USDC", stripe: "card" },
    trial: "trial",
    yourself: "Yourself",
    unknown: "account closed",
    older: "Earlier purchases",
    latest: "The latest",
    toCompanies: "Companies that buy, and what they read",
  },
};

export const order: Localized<OrderCopy> = {
  fr: {
    title: "Achat : {{company}}",
    facts: {
      offer: "Offre",
      uses: "Usages",
      date: "Date",
      paid: "Payé",
      from: "Depuis",
      transaction: "Transaction",
      receipt: "Reçu",
      state: "État",
    },
    refund: {
      heading: "Rembourser",
      text: "L’argent est à vous : vous seul pouvez le rendre. Envoyez-le depuis votre portefeuille à {{payer}} ({{network}}), puis notez-le ici. La licence prend fin aussitôt.",
      amount: "Montant remboursé, en USDC",
      hint: "Tout, ou ce qui n’a pas été lu.",
      submit: "Noter le remboursement",
      byCard: "Remboursez depuis votre tableau de bord Stripe : nous l’apprenons, et la licence prend fin.",
      ownersOnly: "Un propriétaire de l’espace peut noter un remboursement.",
      done: "Le remboursement est noté. La licence a pris fin.",
    },
    givenUp:
      "Nous n’avons pas pu apprendre de Stripe si cette commande a été payée : le compte n’est plus connecté. Vérifiez-y : si la carte a été débitée, remboursez le paiement.",
    receiptPage: "Le reçu, tel que l’entreprise peut le voir",
    back: "Achats du site",
  },
  en: {
    title: "Purchase by {{company}}",
    facts: {
      offer: "Offer",
      uses: "Uses",
      date: "Date",
      paid: "Paid",
      from: "From",
      transaction: "Transaction",
      receipt: "Receipt",
      state: "State",
    },
    refund: {
      heading: "Refund",
      text: "The money is yours: only you can return it. Send it from your wallet to {{payer}} ({{network}}), then note it here. The license ends at once.",
      amount: "Refunded, in USDC",
      hint: "All of it, or what was not read.",
      submit: "Note the refund",
      byCard: "Refund it in Stripe’s dashboard: we learn of it, and the license ends.",
      ownersOnly: "An owner of the workspace can note a refund.",
      done: "The refund is noted. The license has ended.",
    },
    givenUp:
      "We could not learn from Stripe whether this order was paid: the account is no longer connected. Check there: if the card was charged, refund it.",
    receiptPage: "The receipt, as the company can see it",
    back: "The site’s purchases",
  },
};

export const companies: Localized<CompaniesCopy> = {
  fr: {
    title: "Entreprises qui achètent",
    intro:
      "Ce que chacune a acheté aux sites de l’espace, et ce qu’elle en a lu. Une entreprise bloquée n’achète plus rien et ne lit plus aucun de vos sites.",
    caption: "Entreprises, le dernier paiement d’abord",
    empty: "Aucune entreprise n’a encore acheté.",
    columns: {
      company: "entreprise",
      orders: "achats",
      paid: "payé",
      read: "visites lues",
      last: "dernier achat",
      action: "accès",
    },
    ofBought: "{{read}} sur {{bought}}",
    blocked: "bloquée",
    block: "Bloquer",
    unblock: "Débloquer",
    blocking:
      "Bloquer ne rembourse rien : ce qui a été payé et n’a pas été lu, c’est à vous d’en convenir avec l’entreprise. L’effet atteint vos connecteurs en quelques minutes.",
    done: { block: "L’entreprise est bloquée.", unblock: "L’entreprise n’est plus bloquée." },
    others: { heading: "Bloquées sans avoir acheté", text: "Elles ne peuvent rien acheter à vos sites." },
    back: "Où vos offres sont payées",
  },
  en: {
    title: "Companies that buy",
    intro:
      "What each bought from the workspace’s sites, and what it read of that. A company that is blocked buys nothing more and reads none of your sites.",
    caption: "Companies, the latest payment first",
    empty: "No company has bought yet.",
    columns: {
      company: "company",
      orders: "purchases",
      paid: "paid",
      read: "visits read",
      last: "last purchase",
      action: "access",
    },
    ofBought: "{{read}} of {{bought}}",
    blocked: "blocked",
    block: "Block",
    unblock: "Unblock",
    blocking:
      "Blocking refunds nothing: what was paid and not read is for you and the company to agree on. Your connectors know within minutes.",
    done: { block: "The company is blocked.", unblock: "The company is no longer blocked." },
    others: { heading: "Blocked without having bought", text: "They can buy nothing from your sites." },
    back: "Where your offers are paid",
  },
};

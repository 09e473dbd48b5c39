import type { Localized } from "@octroi/ui/language/language";
import type { Rail } from "../../../domain/market/order.ts";

/** What a line of a receipt is. */
type ReceiptFact =
  | "number"
  | "date"
  | "seller"
  | "buyer"
  | "offer"
  | "pages"
  | "uses"
  | "price"
  | "paid"
  | "by"
  | "from"
  | "transaction"
  | "payment"
  | "order"
  | "license";

/** `left`: whoever was to pay came back from Stripe’s page. `unanswered`: nobody could learn whether they paid. */
export type WithoutReceipt = "pending" | "left" | "unpaid" | "unanswered" | "trial";

export interface ReceiptCopy {
  /** `{{number}}`. */
  title: string;
  /** `{{seller}}`, `{{buyer}}`. */
  intro: string;
  test: string;
  facts: Record<ReceiptFact, string>;
  /** `{{seller}}`, `{{domain}}`. */
  sellerOf: string;
  vat: string;
  /** `{{price}}`, `{{usdc}}`. */
  orUsdc: string;
  rails: Record<Rail, string>;
  noLicense: string;
  refunds: {
    heading: string;
    caption: string;
    columns: Record<"date" | "amount", string>;
    /** The license ended, and no money went back. */
    nothing: string;
    none: string;
  };
  check: {
    heading: string;
    text: string;
    json: string;
    jws: string;
    keys: string;
  };
  noInvoice: string;
  print: string;
  /** What a program does with it. `{{endpoint}}`. */
  next: { heading: string; text: string; guide: string };
  /** Of an order without a receipt. `{{domain}}`, `{{order}}`. */
  without: Record<WithoutReceipt, { title: string; text: string }>;
  again: string;
  pay: string;
  buyAgain: string;
  /** `{{domain}}`. */
  market: string;
}

export const receipt: Localized<ReceiptCopy> = {
  fr: {
    title: "Reçu {{number}}",
    intro: "Payé directement à {{seller}} par {{buyer}}.",
    test: "Essai : cet argent ne vaut rien. Ce reçu ne prouve aucun paiement.",
    facts: {
      number: "Numéro",
      date: "Payé le",
      seller: "Vendeur",
      buyer: "Acheteur",
      offer: "Acheté",
      pages: "Pages",
      uses: "Usages",
      price: "Prix de l’offre",
      paid: "Payé",
      by: "Moyen de paiement",
      from: "Depuis",
      transaction: "Transaction",
      payment: "Paiement chez Stripe",
      order: "Commande",
      license: "Licence",
    },
    sellerOf: "{{seller}}, pour {{domain}}",
    vat: "TVA",
    orUsdc: "{{price}} ou {{usdc}}",
    rails: { x402: "USDC", stripe: "carte, par Stripe" },
    noLicense: "aucune : le site a été retiré entre-temps, le vendeur doit rembourser",
    refunds: {
      heading: "Remboursé depuis",
      caption: "Ce que le vendeur a remboursé",
      columns: { date: "date", amount: "montant" },
      nothing: "La licence a pris fin, sans que rien soit remboursé.",
      none: "Rien n’a été remboursé.",
    },
    check: {
      heading: "Garder et vérifier",
      text: "Le fichier signé dit la même chose que cette page, remboursements compris. Il se vérifie hors ligne, avec la clé publique du vendeur : gardez les deux.",
      json: "JSON",
      jws: "JSON signé (JWS)",
      keys: "Clé publique",
    },
    noInvoice: "Un reçu n’est pas une facture : celle-ci, c’est au vendeur de l’établir.",
    print: "Imprimer",
    next: {
      heading: "Lire ce qui a été acheté",
      text: "Votre robot demande un jeton à {{endpoint}}, avec l’identifiant et le secret de votre compte. Le jeton ouvre les pages.",
      guide: "Demander un jeton, pas à pas",
    },
    without: {
      pending: {
        title: "Paiement en cours de confirmation",
        text: "Le paiement de la commande pour lire {{domain}} n’est pas encore confirmé : cela prend d’ordinaire quelques secondes. Le reçu apparaîtra à cette adresse. Ne payez pas une seconde fois.",
      },
      unpaid: {
        title: "Commande non payée",
        text: "Aucun paiement n’est arrivé pour la commande passée chez {{domain}} : il n’y a pas de reçu.",
      },
      left: {
        title: "Pas encore payé",
        text: "Vous avez quitté la page de Stripe sans payer la commande pour lire {{domain}}. Cette page reste ouverte quelque temps : retournez-y pour payer, ou laissez-la, et rien ne sera débité.",
      },
      unanswered: {
        title: "Paiement impossible à vérifier",
        text: "Personne n’a pu savoir de Stripe si la commande {{order}} pour lire {{domain}} a été payée : le compte de l’éditeur n’y est plus relié. Si la carte a été débitée, écrivez à l’éditeur avec ce numéro.",
      },
      trial: {
        title: "Essai réussi",
        text: "Cette commande pour lire {{domain}} a été payée avec de l’argent d’essai, qui ne vaut rien : elle n’ouvre aucune page et n’a pas de reçu.",
      },
    },
    again: "Vérifier à nouveau",
    pay: "Payer sur la page de Stripe",
    buyAgain: "Commander à nouveau",
    market: "Ce que vend {{domain}}",
  },
  en: {
    title: "Receipt {{number}}",
    intro: "Paid directly to {{seller}} by {{buyer}}.",
    test: "Test: this money is worth nothing. This receipt proves no payment.",
    facts: {
      number: "Number",
      date: "Paid on",
      seller: "Seller",
      buyer: "Buyer",
      offer: "Bought",
      pages: "Pages",
      uses: "Uses",
      price: "Price of the offer",
      paid: "Paid",
      by: "Paid by",
      from: "From",
      transaction: "Transaction",
      payment: "Payment at Stripe",
      order: "Order",
      license: "License",
    },
    sellerOf: "{{seller}}, for {{domain}}",
    vat: "VAT",
    orUsdc: "{{price}} or {{usdc}}",
    rails: { x402: "USDC", stripe: "card, by Stripe" },
    noLicense: "none: the site was removed meanwhile, and the seller owes a refund",
    refunds: {
      heading: "Refunded since",
      caption: "What the seller refunded",
      columns: { date: "date", amount: "amount" },
      nothing: "The license ended, and nothing was refunded.",
      none: "Nothing was refunded.",
    },
    check: {
      heading: "Keep and check",
      text: "The signed file says what this page says, refunds included. It is checked offline, with the seller’s public key: keep both.",
      json: "JSON",
      jws: "Signed JSON (JWS)",
      keys: "Public key",
    },
    noInvoice: "A receipt is not an invoice: the seller issues that.",
    print: "Print",
    next: {
      heading: "Read what was bought",
      text: "Your crawler asks for a token at {{endpoint}}, with the ID and the secret of your account. The token opens the pages.",
      guide: "Ask for a token, step by step",
    },
    without: {
      pending: {
        title: "Payment being confirmed",
        text: "The payment of the order to read {{domain}} is not confirmed yet, which usually takes a few seconds. The receipt will be at this address. Do not pay again.",
      },
      unpaid: {
        title: "Order not paid",
        text: "No payment arrived for this order to read {{domain}}: there is no receipt.",
      },
      left: {
        title: "Not paid yet",
        text: "You left Stripe’s page without paying for the order to read {{domain}}. That page stays open for a while: go back to it to pay, or leave it, and nothing is charged.",
      },
      unanswered: {
        title: "A payment that cannot be checked",
        text: "Nobody could learn from Stripe whether the order {{order}} to read {{domain}} was paid: the publisher’s account is no longer connected. If the card was charged, write to the publisher with that number.",
      },
      trial: {
        title: "The trial worked",
        text: "This order to read {{domain}} was paid with test money, which is worth nothing: it opens no page and has no receipt.",
      },
    },
    again: "Check again",
    pay: "Pay on Stripe’s page",
    buyAgain: "Order again",
    market: "What {{domain}} sells",
  },
};

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
  /** Of an order without a receipt. `{{domain}}`. */
  without: Record<"pending" | "unpaid" | "trial", { title: string; text: string }>;
  again: string;
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
    without: {
      pending: {
        title: "Paiement en cours de confirmation",
        text: "Le paiement de la commande pour lire {{domain}} n’est pas encore confirmé : cela prend d’ordinaire quelques secondes. Le reçu apparaîtra à cette adresse. Ne payez pas une seconde fois.",
      },
      unpaid: {
        title: "Commande non payée",
        text: "Aucun paiement n’est arrivé pour la commande passée chez {{domain}} : il n’y a pas de reçu.",
      },
      trial: {
        title: "Essai réussi",
        text: "Cette commande pour lire {{domain}} a été payée avec de l’argent d’essai, qui ne vaut rien : elle n’ouvre aucune page et n’a pas de reçu.",
      },
    },
    again: "Vérifier à nouveau",
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
    without: {
      pending: {
        title: "Payment being confirmed",
        text: "The payment of the order to read {{domain}} is not confirmed yet, which usually takes a few seconds. The receipt will be at this address. Do not pay again.",
      },
      unpaid: {
        title: "Order not paid",
        text: "No payment arrived for this order to read {{domain}}: there is no receipt.",
      },
      trial: {
        title: "The trial worked",
        text: "This order to read {{domain}} was paid with test money, which is worth nothing: it opens no page and has no receipt.",
      },
    },
    again: "Check again",
  },
};

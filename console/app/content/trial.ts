import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import type { Rail } from "../../../domain/market/order.ts";

/** `done`, or why not. Each is a sentence; what is in double braces is filled in. */
interface StepCopy {
  name: string;
  done: string;
  waiting: string;
  failed: string;
}

export interface TrialCopy {
  title: string;
  intro: string;
  offer: string;
  rail: string;
  rails: Record<Rail, string>;
  submit: string;
  none: { text: string; needs: readonly string[] };
  toStripe: string;
  toWallet: string;
  back: string;
}

export type TrialStepId =
  | "order"
  | "checkout"
  | "webhook"
  | "asked"
  | "payment"
  | "fulfilled"
  | "token"
  | "books";

export interface TriedCopy {
  /** `{{offer}}`. */
  title: string;
  intro: Record<"going" | "good" | "bad", string>;
  states: Record<"done" | "waiting" | "failed", string>;
  steps: Record<TrialStepId, StepCopy>;
  pay: string;
  again: string;
  program: {
    heading: string;
    text: string;
    install: string;
    /** The name of a file. */
    script: string;
    run: string;
    /** `{{network}}`. */
    coins: string;
    /** Above what clients pay by themselves. */
    dollar: string;
  };
  another: string;
  back: string;
}

export const tryPurchase: Localized<TrialCopy> = {
  fr: {
    title: "Achat d’essai",
    intro:
      "Achetez vous-même une de vos offres avec de l’argent qui ne vaut rien, comme une entreprise l’achètera : vous verrez chaque étape, et ce qui manque s’il manque quelque chose.",
    offer: "Offre",
    rail: "Payée",
    rails: { stripe: "par carte, chez Stripe", x402: "en USDC, par un programme" },
    submit: "Acheter à l’essai",
    none: {
      text: "Rien ne peut être essayé pour l’instant. Il faut :",
      needs: [
        "une clé de test de Stripe (rk_test_… ou sk_test_…), ou un portefeuille sur un réseau d’essai ;",
        "une offre publiée d’un site dont le domaine est prouvé, avec un prix en USDC pour le portefeuille ;",
        "être sur Pro.",
      ],
    },
    toStripe: "Connecter Stripe",
    toWallet: "Connecter un portefeuille",
    back: "Où vos offres sont payées",
  },
  en: {
    title: "Test purchase",
    intro:
      "Buy one of your own offers with money that is worth nothing, as a company will: you see each step, and what is missing where something is.",
    offer: "Offer",
    rail: "Paid",
    rails: { stripe: "by card, at Stripe", x402: "in USDC, by a program" },
    submit: "Buy from myself",
    none: {
      text: "Nothing can be tried for now. It takes:",
      needs: [
        "a test key of Stripe’s (rk_test_… or sk_test_…), or a wallet on a test network;",
        "a published offer of a site whose domain is proven, with a price in USDC for the wallet;",
        "the Pro plan.",
      ],
    },
    toStripe: "Connect Stripe",
    toWallet: "Connect a wallet",
    back: "Where your offers are paid",
  },
};

export const triedPurchase: Localized<TriedCopy> = {
  fr: {
    title: "Achat d’essai : {{offer}}",
    intro: {
      going: "L’achat est en cours. Les étapes qui attendent avancent quand vous regardez à nouveau.",
      good: "Tout a fonctionné : une entreprise peut acheter vos offres de cette façon.",
      bad: "Une étape n’a pas marché. Elle dit ce qu’il y a à faire.",
    },
    states: { done: "fait", waiting: "en attente", failed: "à corriger" },
    steps: {
      order: {
        name: "La commande",
        done: "Elle est passée, et son prix a été tenu un quart d’heure.",
        waiting: "Elle est passée : son prix est tenu jusqu’à {{time}} (UTC).",
        failed: "Son prix n’est plus tenu : recommencez.",
      },
      checkout: {
        name: "La page de Stripe",
        done: "Une carte a payé {{amount}} sur la page de votre compte.",
        waiting:
          "Votre clé ouvre une page de paiement. Payez-y avec la carte d’essai 4242 4242 4242 4242, une date à venir et un code au choix, puis revenez ici.",
        failed: "La page de Stripe est close sans qu’une carte ait payé : recommencez.",
      },
      webhook: {
        name: "Le webhook",
        done: "Stripe nous a prévenus à {{time}} (UTC), signé du secret que vous avez donné.",
        waiting: "Stripe ne nous a encore rien dit.",
        failed:
          "Stripe ne nous a rien dit : nous l’avons appris en le lui demandant, ce qui prend plus de temps. Vérifiez chez Stripe l’adresse du webhook, ses événements et son secret, en mode test aussi.",
      },
      asked: {
        name: "Ce qui est demandé",
        done: "Un programme qui commande reçoit 402 et paie {{amount}} sur {{network}}, à {{wallet}}.",
        waiting: "",
        failed:
          "Un programme ne peut pas payer cette commande : l’offre n’a pas de prix en USDC, ou le portefeuille a changé.",
      },
      payment: {
        name: "Le paiement",
        done: "Le paiement est sur la chaîne : {{transaction}}.",
        waiting:
          "Aucun paiement n’est encore arrivé, ou sa fin n’est pas encore connue. Lancez le programme ci-dessous.",
        failed:
          "Le paiement a été refusé ({{reason}}) : rien n’a bougé. Vérifiez que le portefeuille qui paie a de l’USDC d’essai, et recommencez.",
      },
      fulfilled: {
        name: "La commande exécutée",
        done: "Payée, et notée comme un essai : elle est dans les achats du site.",
        waiting: "Elle le sera une fois payée.",
        failed: "Elle a été payée autrement qu’à l’essai.",
      },
      token: {
        name: "Le jeton de l’acheteur",
        done: "Un jeton signé de votre clé, comme un acheteur le reçoit, passe le contrôle de votre site. Celui-ci n’a servi qu’à le voir : un essai n’ouvre aucune page.",
        waiting: "Il sera essayé une fois la commande payée.",
        failed: `Votre site refuserait ce que nous signons pour vous : écrivez à qui fait tourner ${brand.name}.`,
      },
      books: {
        name: "Les comptes",
        done: "Rien n’y est entré : ni revenu, ni reçu, ni licence.",
        waiting: "Ils seront regardés une fois la commande payée.",
        failed: "Quelque chose y est entré : ce n’était pas un essai.",
      },
    },
    pay: "Payer sur la page de Stripe",
    again: "Regarder à nouveau",
    program: {
      heading: "Payer avec un programme",
      text: "Le programme officiel d’x402 fait le reste. La clé du portefeuille qui paie reste sur votre machine : prenez-en un neuf, pour l’essai.",
      install: "Installer",
      script: "essai.mjs",
      run: "Lancer",
      coins:
        "Le portefeuille qui paie n’a besoin que d’USDC de {{network}}, que Circle distribue pour les essais : https://faucet.circle.com.",
      dollar:
        "Au-delà d’un dollar, ce client refuse de payer sans réglage : essayez plutôt une offre plus petite.",
    },
    another: "Essayer encore",
    back: "Où vos offres sont payées",
  },
  en: {
    title: "Test purchase: {{offer}}",
    intro: {
      going: "The purchase is under way. Waiting steps move on when you check again.",
      good: "Everything worked: a company can buy your offers this way.",
      bad: "One step did not work. It says what there is to do.",
    },
    states: { done: "done", waiting: "waiting", failed: "to correct" },
    steps: {
      order: {
        name: "The order",
        done: "It was made, and its price was held for a quarter of an hour.",
        waiting: "It was made: its price is held until {{time}} (UTC).",
        failed: "Its price is no longer held: start again.",
      },
      checkout: {
        name: "Stripe’s page",
        done: "A card paid {{amount}} on the page of your account.",
        waiting:
          "Your key opens a page to pay on. Pay there with the test card 4242 4242 4242 4242, any date to come and any code, then come back here.",
        failed: "Stripe’s page is over, and no card paid on it: start again.",
      },
      webhook: {
        name: "The webhook",
        done: "Stripe told us at {{time}} (UTC), signed with the secret you gave.",
        waiting: "Stripe has not told us anything yet.",
        failed:
          "Stripe told us nothing: we learned it by asking, which takes longer. Check the webhook’s address, events and secret at Stripe, in test mode too.",
      },
      asked: {
        name: "What is asked for",
        done: "A program that orders gets 402, and pays {{amount}} on {{network}} to {{wallet}}.",
        waiting: "",
        failed:
          "No program can pay for this order: the offer has no price in USDC, or the wallet has changed.",
      },
      payment: {
        name: "The payment",
        done: "The payment is on the chain: {{transaction}}.",
        waiting: "No payment has arrived yet, or nobody knows yet how it ended. Run the program below.",
        failed:
          "The payment was refused ({{reason}}): nothing moved. Check that the wallet that pays has test USDC, and start again.",
      },
      fulfilled: {
        name: "The order fulfilled",
        done: "Paid, and noted as a test: it is among the site’s purchases.",
        waiting: "It will be once it is paid.",
        failed: "It was paid, and not as a test.",
      },
      token: {
        name: "The buyer’s token",
        done: "A token signed with your key, as a buyer gets it, passes your site’s check. This one was made to see that: a test opens no page.",
        waiting: "It is tried once the order is paid.",
        failed: `Your site would refuse what we sign for you: write to whoever runs ${brand.name}.`,
      },
      books: {
        name: "The books",
        done: "Nothing was entered: no revenue, no receipt, no license.",
        waiting: "They are looked at once the order is paid.",
        failed: "Something was entered: it was not a test.",
      },
    },
    pay: "Pay on Stripe’s page",
    again: "Check again",
    program: {
      heading: "Pay by program",
      text: "The official client of x402 does the rest. The key of the wallet that pays stays on your machine: take a new one for the test.",
      install: "Install",
      script: "try.mjs",
      run: "Run",
      coins:
        "The wallet that pays needs nothing but USDC of {{network}}, which Circle gives out for testing: https://faucet.circle.com.",
      dollar: "Above a dollar this client does not pay without being told to: try a smaller offer instead.",
    },
    another: "Try again",
    back: "Where your offers are paid",
  },
};

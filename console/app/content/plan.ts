import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import { freeAndPro } from "@octroi/ui/words/plans";
import type { ConfirmCopy } from "./people.ts";

export interface PlanCopy {
  title: string;
  /** What the workspace is on. */
  on: { free: string; pro: string };
  freeAndPro: string;
  /** With `{{price}}`. */
  price: string;
  offer: {
    heading: string;
    accept: string;
    decline: string;
    /** What happens to whoever answers nothing. */
    none: string;
  };
  accepted: string;
  /** With `{{date}}`. */
  acceptedOn: string;
  agreement: string;
  /** Where the operator put the workspace on Pro. */
  given: string;
  /** With `{{date}}`. */
  declinedOn: string;
  endedOn: string;
  askedOn: string;
  ask: string;
  /** For whoever is no owner. */
  owners: string;
  end: string;
  faults: { changed: string; "on-pro": string; declined: string };
  back: string;
}

export const plan: Localized<PlanCopy> = {
  fr: {
    title: "Offre",
    on: { free: "Cet espace est sur l’offre gratuite.", pro: "Cet espace est sur l’offre Pro." },
    freeAndPro: freeAndPro.fr,
    price: "Pro : {{price}} par mois, sur invitation.",
    offer: {
      heading: "Votre invitation à Pro",
      accept: "Accepter et passer à Pro",
      decline: "Décliner l’invitation",
      none: "Sans réponse de votre part, rien ne change.",
    },
    accepted: "C’est fait : cet espace est sur Pro.",
    acceptedOn: "Accepté le {{date}}.",
    agreement: "Ce que vous avez accepté",
    given: `Pro a été activé par l’équipe ${brand.name}.`,
    declinedOn: "Vous avez décliné une invitation à Pro le {{date}}.",
    endedOn: "L’offre Pro de cet espace a pris fin le {{date}}.",
    askedOn: "Vous avez demandé une invitation à Pro le {{date}}. Nous vous répondrons par e-mail.",
    ask: "Demander une invitation à Pro",
    owners: "Seul un propriétaire de l’espace peut passer à Pro ou y mettre fin.",
    end: "Mettre fin à Pro",
    faults: {
      changed: "Le prix a changé depuis l’ouverture de cette page. Relisez-le avant d’accepter.",
      "on-pro": "Cet espace est déjà sur Pro : rien n’a changé.",
      declined: "Cette invitation a été déclinée : rien n’a changé.",
    },
    back: "Retour à l’espace",
  },
  en: {
    title: "Plan",
    on: { free: "This workspace is on the free plan.", pro: "This workspace is on Pro." },
    freeAndPro: freeAndPro.en,
    price: "Pro: {{price}} a month, by invitation.",
    offer: {
      heading: "Your invitation to Pro",
      accept: "Accept and start Pro",
      decline: "Decline the invitation",
      none: "If you do not answer, nothing changes.",
    },
    accepted: "Done: this workspace is on Pro.",
    acceptedOn: "Accepted on {{date}}.",
    agreement: "What you accepted",
    given: `Pro was activated by the ${brand.name} team.`,
    declinedOn: "You declined an invitation to Pro on {{date}}.",
    endedOn: "This workspace’s Pro plan ended on {{date}}.",
    askedOn: "You requested a Pro invitation on {{date}}. We will answer by e-mail.",
    ask: "Request a Pro invitation",
    owners: "Only an owner of the workspace can start or end Pro.",
    end: "End Pro",
    faults: {
      changed: "The price has changed since this page was opened. Read it again before you accept.",
      "on-pro": "This workspace is on Pro already: nothing was changed.",
      declined: "This invitation was declined: nothing was changed.",
    },
    back: "Back to the workspace",
  },
};

export interface EndPlanCopy extends ConfirmCopy {
  stays: { heading: string; items: readonly string[] };
  changes: { heading: string; items: readonly string[] };
}

export const endPlan: Localized<EndPlanCopy> = {
  fr: {
    title: "Mettre fin à Pro",
    intro: "L’espace revient aussitôt à l’offre gratuite.",
    stays: {
      heading: "Ce qui reste",
      items: [
        "Vos sites restent connectés, et leurs visites continuent d’être comptées.",
        "Vos règles, leurs versions et vos brouillons sont gardés.",
        "Vos licences et les accords rejoints restent en place, et leurs relevés lisibles. Ce qui a été vendu reste valable.",
      ],
    },
    changes: {
      heading: "Ce qui change",
      items: [
        "Vos règles publiées sont seulement observées : elles ne refusent plus personne. Les règles propres à un plugin ou à un site restent appliquées.",
        "Les chiffres de plus de trois mois ne s’affichent plus. Ils sont supprimés dans 30 jours, sauf si vous revenez à Pro avant.",
        "Vous ne pouvez plus accorder de licence, ni rejoindre un accord. Vos offres ne se vendent plus.",
      ],
    },
    submit: "Mettre fin à Pro",
    cancel: "Rester sur Pro",
  },
  en: {
    title: "End Pro",
    intro: "The workspace goes back to the free plan at once.",
    stays: {
      heading: "What stays",
      items: [
        "Your sites stay connected, and their visits go on being counted.",
        "Your rules, their versions and your drafts are kept.",
        "Your licenses and the agreements you joined stay in place, and their statements can still be read. What was sold is still good.",
      ],
    },
    changes: {
      heading: "What changes",
      items: [
        "Your published rules are only observed: they refuse nobody any longer. Rules of a plugin’s or a site’s own stay enforced.",
        "Figures older than three months are no longer shown. They are deleted in 30 days, unless you go back to Pro before.",
        "You can no longer issue licenses or join agreements. Your offers no longer sell.",
      ],
    },
    submit: "End Pro",
    cancel: "Stay on Pro",
  },
};

import { brand } from "@octroi/ui/brand/brand";
import { formatter } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { prices } from "../../domain/figures/figures.ts";
import type { PageHead } from "../metadata/head.tsx";

/** The page that the form has of its own, for before and without script. */
export interface WaitlistPageCopy extends PageHead {
  eyebrow: string;
  steps: Record<"write" | "invite" | "decide", { title: string; text: string }>;
  done: { heading: string; text: string; estimate: string; home: string };
}

export const waitlistPage: Localized<WaitlistPageCopy> = {
  fr: {
    title: `Demander une invitation à la bêta — ${brand.name}`,
    description: `L’offre Pro et la monétisation sont en bêta, sur invitation. Laissez votre nom et votre e-mail : ${brand.name} invite des éditeurs à mesure que des places s’ouvrent.`,
    eyebrow: "Bêta sur invitation",
    steps: {
      write: {
        title: "Vous remplissez ce formulaire",
        text: "C’est gratuit : un nom et un e-mail suffisent.",
      },
      invite: { title: "Nous invitons des éditeurs", text: "Par e-mail, à mesure que des places s’ouvrent." },
      decide: {
        title: "Vous décidez",
        text: `L’offre Pro coûte ${formatter("fr").euros(prices.paid)} par mois, et l’invitation n’engage à rien. Le compte gratuit, lui, s’ouvre sans invitation.`,
      },
    },
    done: {
      heading: "Vous êtes sur la liste",
      text: "Nous vous écrirons à l’adresse indiquée. En attendant, voyez ce que vaudraient les visites des IA sur votre site.",
      estimate: "Estimer mes revenus",
      home: "Retour à l’accueil",
    },
  },
  en: {
    title: `Request an invitation to the beta — ${brand.name}`,
    description: `The Pro plan and monetization are in beta, by invitation. Leave your name and e-mail: ${brand.name} invites publishers as spots open.`,
    eyebrow: "Beta, by invitation",
    steps: {
      write: { title: "You fill in this form", text: "It is free: a name and an e-mail address are enough." },
      invite: { title: "We invite publishers", text: "By e-mail, as spots open." },
      decide: {
        title: "You decide",
        text: `Pro costs ${formatter("en").euros(prices.paid)} a month, and an invitation commits you to nothing. The free account needs no invitation.`,
      },
    },
    done: {
      heading: "You’re on the list",
      text: "We will write to the address you gave. Meanwhile, see what AI visits to your site could be worth.",
      estimate: "Estimate my revenue",
      home: "Back to the home page",
    },
  },
};

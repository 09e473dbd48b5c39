import { brand } from "../../domain/brand/brand.ts";
import type { Localized } from "../../domain/language/language.ts";
import type { PageHead } from "../metadata/page-meta.ts";

/** The page that the form has of its own, for before and without script. */
export interface WaitlistPageCopy extends PageHead {
  eyebrow: string;
  steps: Record<"write" | "invite" | "decide", { title: string; text: string }>;
  done: { heading: string; text: string; estimate: string; home: string };
}

export const waitlistPage: Localized<WaitlistPageCopy> = {
  fr: {
    title: `Demander une invitation à la bêta — ${brand.name}`,
    description: `La monétisation des visites d’IA est en bêta, sur invitation. Laissez votre nom et votre e-mail : ${brand.name} vous écrit dès qu’une place s’ouvre.`,
    eyebrow: "Bêta sur invitation",
    steps: {
      write: { title: "Vous nous écrivez", text: "Un nom et un e-mail suffisent. Rien n’est facturé." },
      invite: { title: "Nous vous invitons", text: "Par e-mail, dès qu’une place s’ouvre." },
      decide: {
        title: "Vous décidez",
        text: "L’invitation n’engage à rien. D’ici là, l’analyse est gratuite.",
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
    description: `Monetizing AI visits is in beta, by invitation. Leave your name and e-mail, and ${brand.name} writes to you as soon as a spot opens.`,
    eyebrow: "Beta, by invitation",
    steps: {
      write: { title: "You write to us", text: "A name and an e-mail are enough. Nothing is charged." },
      invite: { title: "We invite you", text: "By e-mail, as soon as a spot opens." },
      decide: {
        title: "You decide",
        text: "An invitation commits you to nothing. Until then, analytics are free.",
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

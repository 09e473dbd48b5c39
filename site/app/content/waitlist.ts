import { brand } from "../../domain/brand.ts";
import { retention } from "../../domain/figures.ts";
import { formatter } from "../../domain/format.ts";
import type { Localized } from "../../domain/language.ts";
import type { PageHead } from "../page-meta.ts";

export interface WaitlistCopy {
  title: string;
  lead: string;
  fields: Record<"firstName" | "lastName" | "email" | "linkedin" | "website", string>;
  placeholders: Record<"email" | "linkedin" | "website", string>;
  optional: string;
  /** Before the link to the privacy policy. Its version is `consentVersion`. */
  consent: string;
  privacy: string;
  submit: string;
  sending: string;
  success: string;
  invalid: string;
  serverError: string;
  /** Beside the browser's own message, which is in the browser's words. */
  unsent: string;
  /** Said of a sign-up whose form was closed while it was being sent. */
  earlier: Record<"sending" | "arrived" | "failed" | "restore", string>;
}

/** The page that the form has of its own, for before and without script. */
export interface WaitlistPageCopy extends PageHead {
  eyebrow: string;
  steps: Record<"write" | "invite" | "decide", { title: string; text: string }>;
  done: { heading: string; text: string; estimate: string; home: string };
}

const keptFr = formatter("fr").duration(retention.waitlistMonths, "month");
const keptEn = formatter("en").duration(retention.waitlistMonths, "month");

export const waitlist: Localized<WaitlistCopy> = {
  fr: {
    title: "Demander une invitation",
    lead: "La monétisation est en bêta, sur invitation. Laissez-nous de quoi vous écrire : nous ouvrons les places une à une.",
    fields: {
      firstName: "Prénom",
      lastName: "Nom",
      email: "E-mail",
      linkedin: "Profil LinkedIn",
      website: "Site à protéger",
    },
    placeholders: {
      email: "vous@votre-site.fr",
      linkedin: "linkedin.com/in/…",
      website: "votre-site.fr",
    },
    optional: "facultatif",
    consent: `${brand.name} garde ces informations pour vous inviter, et les efface ${keptFr} après notre dernier échange.`,
    privacy: "Politique de confidentialité",
    submit: "Demander mon invitation",
    sending: "Envoi…",
    success: "Inscription confirmée ! Nous vous préviendrons bientôt.",
    invalid: "Requête invalide",
    serverError: "Erreur serveur",
    unsent: "La connexion a manqué. Rien de ce que vous avez saisi n’est perdu : réessayez dans un instant.",
    earlier: {
      sending: "Votre demande précédente est en cours d’envoi…",
      arrived: "Votre demande précédente est bien arrivée : vous êtes sur la liste.",
      failed: "Votre demande précédente n’est pas arrivée.",
      restore: "Reprendre ce que j’avais saisi",
    },
  },
  en: {
    title: "Request an invitation",
    lead: "Monetization is in beta, by invitation. Tell us how to reach you: we open spots one at a time.",
    fields: {
      firstName: "First name",
      lastName: "Last name",
      email: "E-mail",
      linkedin: "LinkedIn profile",
      website: "Website to protect",
    },
    placeholders: {
      email: "you@your-site.com",
      linkedin: "linkedin.com/in/…",
      website: "your-site.com",
    },
    optional: "optional",
    consent: `${brand.name} keeps these details to invite you, and erases them ${keptEn} after we were last in touch.`,
    privacy: "Privacy policy",
    submit: "Request my invitation",
    sending: "Sending…",
    success: "You’re in! We’ll reach out soon.",
    invalid: "Invalid request",
    serverError: "Server error",
    unsent: "The connection failed. Nothing you typed is lost: try again in a moment.",
    earlier: {
      sending: "Your earlier request is being sent…",
      arrived: "Your earlier request arrived: you are on the list.",
      failed: "Your earlier request did not arrive.",
      restore: "Bring back what I typed",
    },
  },
};

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

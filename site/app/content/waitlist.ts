import type { NetworkFailure } from "@octroi/ui/components/network-failure";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Localized } from "@octroi/ui/language/language";
import { prices, retention } from "../../domain/figures/figures.ts";

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
  /** Why nothing was sent. */
  network: Record<NetworkFailure, string>;
  /** Said after it. */
  unsent: string;
  /** Said of a sign-up whose form was closed while it was being sent. */
  earlier: Record<"sending" | "arrived" | "failed" | "restore", string>;
}

const fr = intlFormatter("fr");
const en = intlFormatter("en");

export const waitlist: Localized<WaitlistCopy> = {
  fr: {
    title: "Demander une invitation",
    lead: `L’invitation porte sur l’offre Pro, à ${fr.euros(prices.paid)} par mois, et sur la monétisation, en bêta. Le compte gratuit, le plugin et les outils n’en demandent pas.`,
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
    consent: `En demandant une invitation, vous acceptez que ces informations soient conservées afin de vous inviter. Elles sont effacées ${fr.duration(retention.waitlistMonths, "month")} après notre dernier échange.`,
    privacy: "Politique de confidentialité",
    submit: "Demander mon invitation",
    sending: "Envoi…",
    success: "Inscription confirmée ! Nous vous préviendrons bientôt.",
    invalid: "Requête invalide",
    serverError: "Erreur serveur",
    network: {
      offline: "Vous êtes hors ligne.",
      late: "Le serveur n’a pas répondu à temps.",
      unreachable: "Le serveur n’a pas pu être joint.",
    },
    unsent: "Rien de ce que vous avez saisi n’est perdu : réessayez dans un instant.",
    earlier: {
      sending: "Votre demande précédente est en cours d’envoi…",
      arrived: "Votre demande précédente est bien arrivée.",
      failed: "Votre demande précédente n’est pas arrivée.",
      restore: "Reprendre ma saisie",
    },
  },
  en: {
    title: "Request an invitation",
    lead: `The invitation is to the Pro plan, at ${en.euros(prices.paid)} per month, and to monetization, in beta. The free account, the plugin and the tools need none.`,
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
    consent: `By requesting an invitation, you agree that we may keep these details in order to invite you. They are erased ${en.duration(retention.waitlistMonths, "month")} after we were last in touch.`,
    privacy: "Privacy policy",
    submit: "Request my invitation",
    sending: "Sending…",
    success: "You’re in! We’ll reach out soon.",
    invalid: "Invalid request",
    serverError: "Server error",
    network: {
      offline: "You are offline.",
      late: "The server did not answer in time.",
      unreachable: "The server could not be reached.",
    },
    unsent: "Nothing you typed is lost: try again in a moment.",
    earlier: {
      sending: "Your earlier request is being sent…",
      arrived: "Your earlier request arrived.",
      failed: "Your earlier request did not arrive.",
      restore: "Bring back what I typed",
    },
  },
};

import { pathTo } from "../../domain/access/paths.ts";
import type { Letter } from "../../domain/mail/letter.ts";
import type { MailAbout } from "../../domain/mail/mail.ts";

/** Tells somebody of the waitlist that they are on Pro. */
export function proLetter(
  { language }: MailAbout<"pro">,
  { brand, consoleUrl }: { brand: string; consoleUrl: URL },
): Letter {
  const link = new URL(pathTo("signIn"), consoleUrl).href;
  const words = {
    fr: {
      subject: `Votre place sur ${brand} Pro est prête`,
      body: [
        {
          paragraph: `Vous avez demandé ${brand} Pro sur la liste d’attente. C’est prêt : connectez-vous avec cette adresse, et votre espace est sur Pro.`,
        },
        { link, label: "Ouvrir le tableau de bord" },
        {
          paragraph:
            "Avec Pro, vos règles s’appliquent à tous vos sites depuis un écran, sans déploiement ; vous accordez des licences, avec un relevé mensuel, et l’historique n’a plus de limite.",
        },
        {
          note: "Vous recevez ce message parce que cette adresse est sur notre liste d’attente. Nous ne l’enverrons pas une seconde fois.",
        },
      ],
    },
    en: {
      subject: `Your place on ${brand} Pro is ready`,
      body: [
        {
          paragraph: `You asked for ${brand} Pro on the waitlist. It is ready: sign in with this address, and your workspace is on Pro.`,
        },
        { link, label: "Open the dashboard" },
        {
          paragraph:
            "With Pro, your rules apply to all your sites from one screen, without a deployment; you issue licenses, with a monthly statement, and history has no limit.",
        },
        {
          note: "You receive this message because this address is on our waitlist. We will not send it a second time.",
        },
      ],
    },
  };
  return { language, ...words[language] };
}

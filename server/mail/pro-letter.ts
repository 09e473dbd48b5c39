import { proPriceWords, proTerms, whatProIsFor } from "@octroi/ui/words/plans";
import { pathTo } from "../../domain/access/paths.ts";
import type { Letter } from "../../domain/mail/letter.ts";
import type { MailAbout } from "../../domain/mail/mail.ts";
import type { LetterContext } from "./letter-context.ts";

/** Invites somebody of the waitlist to Pro: its price, its term, and where to accept or decline. */
export function proLetter(
  { language, price }: MailAbout<"pro">,
  { brand, consoleUrl, contactEmail }: Pick<LetterContext, "brand" | "consoleUrl" | "contactEmail">,
): Letter {
  const link = new URL(pathTo("lastPlan"), consoleUrl).href;
  const cost = proPriceWords(language, price);
  const terms = proTerms(language, price).map((paragraph) => ({ paragraph }));
  const words = {
    fr: {
      subject: `${brand} Pro : votre invitation (${cost})`,
      body: [
        {
          paragraph: `Vous avez demandé ${brand} Pro sur la liste d’attente : voici votre invitation. Rien ne change tant que vous ne l’avez pas acceptée.`,
        },
        { paragraph: whatProIsFor.fr },
        ...terms,
        { link, label: "Accepter ou décliner" },
        {
          paragraph:
            "Connectez-vous avec cette adresse : la page « Offre » de votre espace répète ces conditions. Si vous ne faites rien, vous restez sur l’offre gratuite.",
        },
        {
          note: `Vous recevez ce message parce que cette adresse est sur notre liste d’attente. Une question : ${contactEmail}.`,
        },
      ],
    },
    en: {
      subject: `${brand} Pro: your invitation (${cost})`,
      body: [
        {
          paragraph: `You asked for ${brand} Pro on the waitlist: here is your invitation. Nothing changes until you accept it.`,
        },
        { paragraph: whatProIsFor.en },
        ...terms,
        { link, label: "Accept or decline" },
        {
          paragraph:
            "Sign in with this address: your workspace’s Plan page repeats these terms. If you do nothing, you stay on the free plan.",
        },
        {
          note: `You receive this message because this address is on our waitlist. Questions: ${contactEmail}.`,
        },
      ],
    },
  };
  return { language, ...words[language] };
}

import type { Letter } from "../../domain/mail/letter.ts";
import type { MailAbout } from "../../domain/mail/mail.ts";
import { companyProofLimits } from "../../domain/market/company.ts";
import { readableDomain } from "../../domain/sites/domain-name.ts";
import type { LetterContext } from "./letter-context.ts";

/** To whoever opens a company’s account at the market by a domain. */
export function companyLetter(
  { language, proofId, domain }: MailAbout<"company">,
  { brand, secrets }: LetterContext,
): Letter {
  const code = secrets.companyCode(proofId);
  const name = readableDomain(domain);
  const { hours } = companyProofLimits;
  const words = {
    fr: {
      subject: `Le code du compte ${brand} : ${name}`,
      body: [
        {
          paragraph: `Un compte est demandé sur la place de marché ${brand}, au nom du domaine ${name}. Voici le code à donner, une fois que l’enregistrement TXT ou le fichier demandé est en place :`,
        },
        { code },
        { paragraph: `Il est valable ${hours} heures et ne sert qu’une fois.` },
        {
          note: "Vous n’avez rien demandé ? Ignorez ce message : sans une preuve sur ce domaine, aucun compte n’est créé.",
        },
      ],
    },
    en: {
      subject: `The code for ${name}’s ${brand} account`,
      body: [
        {
          paragraph: `Somebody is asking for an account at the ${brand} market in the name of ${name}. Here is the code to give, once the TXT record or the file that was asked for is in place:`,
        },
        { code },
        { paragraph: `It works once, for ${hours} hours.` },
        {
          note: "Didn’t request this? Ignore this message: without proof on that domain, no account is created.",
        },
      ],
    },
  };
  return { language, ...words[language] };
}

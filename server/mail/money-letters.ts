import { intlFormatter } from "@octroi/ui/language/format-intl";
import { pathTo } from "../../domain/access/paths.ts";
import { decimal, type StatementDocument, sumsOf, thresholdIn } from "../../domain/books/statement.ts";
import type { Letter } from "../../domain/mail/letter.ts";
import type { MailAbout } from "../../domain/mail/mail.ts";
import type { LetterContext } from "./letter-context.ts";

/** What payouts look like to whoever writes about them. */
export interface PayoutFigures {
  currency: string;
  /** In millionths. */
  amount: bigint;
  masked: string;
}

/** To an owner: a month was closed, what it earned, what becomes of it. */
export function statementLetter(
  mail: MailAbout<"statement"> & { workspace: string; document: StatementDocument },
  { brand, consoleUrl, payouts }: LetterContext,
): Letter {
  const { language, workspaceId, workspace, statementId, document } = mail;
  const format = intlFormatter(language);
  const month = format.month(document.month);
  const link = new URL(pathTo("statement", { workspace: workspaceId, statement: statementId }), consoleUrl)
    .href;
  const list = (part: Parameters<typeof sumsOf>[1]) =>
    sumsOf(document.totals, part).map(format.money).join(" + ") ||
    format.money({ amount: "0", currency: "EUR" });
  const owed = sumsOf(document.totals, "after").map(({ currency }) => currency);
  const threshold = (owed.length === 0 ? ["EUR"] : owed)
    .map((currency) => format.money(thresholdIn(currency)))
    .join(" / ");
  const waits = {
    fr: `Un versement part quand l’entreprise a réglé sa facture et que la somme atteint ${threshold} ; une somme plus petite attend le mois suivant.`,
    en: `A payout leaves once the company has paid its bill and the sum has reached ${threshold}; a smaller sum waits for the next month.`,
  };
  const off = {
    fr: "Les versements ne sont pas encore ouverts : cette somme vous reste due.",
    en: "Payouts are not open yet: this sum stays owed to you.",
  };
  const words = {
    fr: {
      subject: `Votre relevé : ${month}`,
      body: [
        {
          paragraph: `Le mois est clos pour l’espace « ${workspace} ». Voici ce que les accords ont rapporté.`,
        },
        {
          figures: [
            { name: "Gagné", value: list("earned"), note: undefined },
            { name: "Versé pendant le mois", value: list("paid"), note: undefined },
            { name: "Dû à la fin du mois", value: list("after"), note: undefined },
          ],
        },
        { link, label: `Ouvrir le relevé n° ${document.number}` },
        { paragraph: payouts ? waits.fr : off.fr },
        {
          note: `Un relevé ne change jamais : ce qui est corrigé ensuite est dans le relevé du mois où l’erreur est trouvée. Vous recevez ce message parce que vous êtes propriétaire de cet espace sur ${brand}.`,
        },
      ],
    },
    en: {
      subject: `Your statement: ${month}`,
      body: [
        {
          paragraph: `The month is closed for the workspace “${workspace}”. This is what agreements earned.`,
        },
        {
          figures: [
            { name: "Earned", value: list("earned"), note: undefined },
            { name: "Paid during the month", value: list("paid"), note: undefined },
            { name: "Owed at its end", value: list("after"), note: undefined },
          ],
        },
        { link, label: `Open statement no. ${document.number}` },
        { paragraph: payouts ? waits.en : off.en },
        {
          note: `A statement never changes: what is corrected later is in the statement of the month in which it is found. You receive this message because you own this workspace on ${brand}.`,
        },
      ],
    },
  };
  return { language, ...words[language] };
}

export function payoutSentLetter(
  mail: MailAbout<"payout-sent"> & { workspace: string; payout: PayoutFigures },
  { brand, consoleUrl }: LetterContext,
): Letter {
  const { language, workspaceId, workspace, payout } = mail;
  const sum = intlFormatter(language).sum({ amount: decimal(payout.amount), currency: payout.currency });
  const link = new URL(pathTo("statements", { workspace: workspaceId }), consoleUrl).href;
  const words = {
    fr: {
      subject: `${sum} en route vers votre compte`,
      body: [
        {
          paragraph: `Notre banque a reçu l’ordre de virer ${sum} à l’espace « ${workspace} », sur le compte ${payout.masked}. Comptez un à deux jours ouvrés.`,
        },
        { link, label: "Voir les relevés et les versements" },
        { note: `Vous recevez ce message parce que vous êtes propriétaire de cet espace sur ${brand}.` },
      ],
    },
    en: {
      subject: `${sum} is on its way to your account`,
      body: [
        {
          paragraph: `We have instructed our bank to transfer ${sum} to the workspace “${workspace}”, account ${payout.masked}. Allow one or two working days.`,
        },
        { link, label: "See statements and payouts" },
        { note: `You receive this message because you own this workspace on ${brand}.` },
      ],
    },
  };
  return { language, ...words[language] };
}

export function payoutReturnedLetter(
  mail: MailAbout<"payout-returned"> & { workspace: string; payout: PayoutFigures },
  { brand, consoleUrl, contactEmail }: LetterContext,
): Letter {
  const { language, workspaceId, workspace, payout } = mail;
  const sum = intlFormatter(language).sum({ amount: decimal(payout.amount), currency: payout.currency });
  const link = new URL(pathTo("bankDetails", { workspace: workspaceId }), consoleUrl).href;
  const words = {
    fr: {
      subject: `Un versement de ${sum} nous est revenu`,
      body: [
        {
          paragraph: `La banque nous a renvoyé ${sum}, destinés à l’espace « ${workspace} », compte ${payout.masked}. Cette somme vous est de nouveau due.`,
        },
        {
          paragraph:
            "Vérifiez le compte et enregistrez-le à nouveau, même s’il est juste : la somme part ensuite avec le prochain versement.",
        },
        { link, label: "Vérifier le compte de versement" },
        {
          note: `Une question ? ${contactEmail}. Vous recevez ce message parce que vous êtes propriétaire de cet espace sur ${brand}.`,
        },
      ],
    },
    en: {
      subject: `A payout of ${sum} came back to us`,
      body: [
        {
          paragraph: `The bank sent back ${sum}, meant for the workspace “${workspace}”, account ${payout.masked}. You are owed this sum again.`,
        },
        {
          paragraph:
            "Check the account and save it again, even if it is right: the sum then leaves with the next payout.",
        },
        { link, label: "Check the payout account" },
        {
          note: `Questions? ${contactEmail}. You receive this message because you own this workspace on ${brand}.`,
        },
      ],
    },
  };
  return { language, ...words[language] };
}

/** To every owner, also whoever changed them: somebody else may have their session. */
export function bankDetailsLetter(
  { language, workspaceId, workspace, masked }: MailAbout<"bank-details"> & { workspace: string },
  { consoleUrl, contactEmail }: LetterContext,
): Letter {
  const link = new URL(pathTo("bankDetails", { workspace: workspaceId }), consoleUrl).href;
  const words = {
    fr: {
      subject: `Le compte de versement de « ${workspace} » a changé`,
      body: [
        { paragraph: `Les versements de l’espace « ${workspace} » iront désormais sur le compte ${masked}.` },
        { link, label: "Voir le compte de versement" },
        { note: `Ce n’est aucun de vous ? Écrivez-nous tout de suite : ${contactEmail}.` },
      ],
    },
    en: {
      subject: `The payout account of “${workspace}” has changed`,
      body: [
        { paragraph: `Payouts of the workspace “${workspace}” go to the account ${masked} from now on.` },
        { link, label: "See the payout account" },
        { note: `Wasn’t any of you? Write to us at once: ${contactEmail}.` },
      ],
    },
  };
  return { language, ...words[language] };
}

/** To every owner, as the one before: whoever changes it turns what is sold into their own money. */
export function payeeLetter(
  { language, workspaceId, workspace, shown }: MailAbout<"payee"> & { workspace: string },
  { consoleUrl, contactEmail }: LetterContext,
): Letter {
  const link = new URL(pathTo("changes", { workspace: workspaceId }), consoleUrl).href;
  const words = {
    fr: {
      subject: `Les offres de « ${workspace} » : un moyen d’être payé a changé`,
      body: [
        {
          paragraph:
            shown === undefined
              ? `Un moyen de payer les offres de l’espace « ${workspace} » a été retiré.`
              : `Les offres de l’espace « ${workspace} » se paient désormais ici : ${shown}.`,
        },
        { link, label: "Voir qui l’a changé" },
        { note: `Ce n’est aucun de vous ? Écrivez-nous tout de suite : ${contactEmail}.` },
      ],
    },
    en: {
      subject: `Offers of “${workspace}”: a way to be paid has changed`,
      body: [
        {
          paragraph:
            shown === undefined
              ? `A way to pay for the offers of the workspace “${workspace}” was removed.`
              : `Offers of the workspace “${workspace}” are paid here from now on: ${shown}.`,
        },
        { link, label: "See who changed it" },
        { note: `Wasn’t any of you? Write to us at once: ${contactEmail}.` },
      ],
    },
  };
  return { language, ...words[language] };
}

import { intlFormatter } from "@octroi/ui/language/format-intl";
import { pathTo } from "../../domain/access/paths.ts";
import { challengeLimits, readableCode } from "../../domain/accounts/challenge.ts";
import type { Letter } from "../../domain/mail/letter.ts";
import type { MailAbout } from "../../domain/mail/mail.ts";
import type { LetterContext } from "./letter-context.ts";

/** To whoever reads the mail of the address that is to go: they may not be who asked. */
export function oldAddressLetter(
  { language, challengeId }: MailAbout<"code">,
  { brand, secrets }: LetterContext,
): Letter {
  const code = readableCode(secrets.codeOf(challengeId));
  const { minutes } = challengeLimits;
  const words = {
    fr: {
      subject: `${code} : changer l’adresse de votre compte ${brand}`,
      body: [
        {
          paragraph: `On nous demande de remplacer cette adresse e-mail par une autre dans votre compte ${brand}. Si c’est vous, saisissez ce code, et celui que la nouvelle adresse a reçu :`,
        },
        { code },
        { paragraph: `Il est valable ${minutes} minutes et ne sert qu’une fois.` },
        {
          note: "Ce n’est pas vous ? Ne communiquez ce code à personne : sans lui, rien ne change. Mais quelqu’un utilise une de vos sessions : fermez-les toutes, à la page « Sessions » de votre compte.",
        },
      ],
    },
    en: {
      subject: `${code}: change the address of your ${brand} account`,
      body: [
        {
          paragraph: `We were asked to replace this address with another one in your ${brand} account. If it is you, enter this code, and the one that the new address received:`,
        },
        { code },
        { paragraph: `It works once, for ${minutes} minutes.` },
        {
          note: "Not you? Share this code with nobody: without it, nothing changes. But somebody is using one of your sessions: end them all, on the “Sessions” page of your account.",
        },
      ],
    },
  };
  return { language, ...words[language] };
}

export function addressChangedLetter(
  { language }: MailAbout<"address-changed">,
  { brand, contactEmail }: LetterContext,
): Letter {
  const words = {
    fr: {
      subject: `L’adresse de votre compte ${brand} a changé`,
      body: [
        {
          paragraph: `Votre compte ${brand} a une nouvelle adresse e-mail. Celle-ci ne permet plus de s’y connecter, et ne recevra plus rien de nous.`,
        },
        { note: `Ce n’est pas vous ? Écrivez-nous tout de suite : ${contactEmail}.` },
      ],
    },
    en: {
      subject: `The address of your ${brand} account has changed`,
      body: [
        {
          paragraph: `Your ${brand} account has a new e-mail address. This one no longer signs you in, and will not receive anything else from us.`,
        },
        { note: `Wasn’t you? Write to us at once: ${contactEmail}.` },
      ],
    },
  };
  return { language, ...words[language] };
}

export function workspaceDeletionLetter(
  { language, workspaceId, workspace, expiresAt }: MailAbout<"workspace-deletion"> & { workspace: string },
  { brand, consoleUrl }: LetterContext,
): Letter {
  const link = new URL(pathTo("workspace", { workspace: workspaceId }), consoleUrl).href;
  const date = intlFormatter(language).date(expiresAt);
  const words = {
    fr: {
      subject: `L’espace « ${workspace} » sera supprimé le ${date}`,
      body: [
        {
          paragraph: `L’espace « ${workspace} » sera supprimé le ${date}, avec ses sites, leurs règles et tous leurs chiffres. D’ici là, un propriétaire peut le conserver, et chacun peut exporter ses données.`,
        },
        { link, label: "Ouvrir l’espace" },
        { note: `Vous recevez ce message parce que vous êtes membre de cet espace sur ${brand}.` },
      ],
    },
    en: {
      subject: `The workspace “${workspace}” will be deleted on ${date}`,
      body: [
        {
          paragraph: `The workspace “${workspace}” will be deleted on ${date}, with its sites, their rules and all of their figures. Until then an owner can keep it, and everyone can export their data.`,
        },
        { link, label: "Open the workspace" },
        { note: `You receive this message because you are in this workspace on ${brand}.` },
      ],
    },
  };
  return { language, ...words[language] };
}

/** A token as a mail names it: who made it, and until when it is good. */
export interface NamedToken {
  name: string;
  expiresAt: string;
  /** Undefined where the person has left. */
  by: string | undefined;
}

/** To the owners: whoever has the token is let in without a code. */
export function tokenLetter(
  { language, workspaceId, workspace, token }: MailAbout<"token"> & { workspace: string; token: NamedToken },
  { brand, consoleUrl }: LetterContext,
): Letter {
  const link = new URL(pathTo("tokens", { workspace: workspaceId }), consoleUrl).href;
  const until = intlFormatter(language).date(token.expiresAt);
  const words = {
    fr: {
      subject: `Nouveau jeton d’accès dans « ${workspace} »`,
      body: [
        {
          paragraph: `${token.by ?? "Un membre"} a créé le jeton d’accès « ${token.name} » dans l’espace « ${workspace} ». Le programme qui le détient lit ou modifie ce que ce jeton permet, jusqu’au ${until}.`,
        },
        { link, label: "Voir les jetons" },
        {
          note: `Ce jeton ne vous dit rien ? Révoquez-le sur cette page : il cesse aussitôt de fonctionner. Vous recevez ce message parce que vous êtes propriétaire de cet espace sur ${brand}.`,
        },
      ],
    },
    en: {
      subject: `New access token in “${workspace}”`,
      body: [
        {
          paragraph: `${token.by ?? "A member"} created the access token “${token.name}” in the workspace “${workspace}”. The program that has it reads or changes what the token allows, until ${until}.`,
        },
        { link, label: "See the tokens" },
        {
          note: `Not one you know? Revoke it on this page: it stops working at once. You receive this message because you own this workspace on ${brand}.`,
        },
      ],
    },
  };
  return { language, ...words[language] };
}

import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { consoleLabels } from "@octroi/ui/words/labels";
import { pathTo } from "../../domain/access/paths.ts";
import { challengeLimits, readableCode } from "../../domain/accounts/challenge.ts";
import type { Agreement } from "../../domain/agreements/agreement.ts";
import type { StatementDocument } from "../../domain/books/statement.ts";
import type { Letter } from "../../domain/mail/letter.ts";
import type { Mail, MailAbout } from "../../domain/mail/mail.ts";
import { readableDomain } from "../../domain/sites/domain-name.ts";
import { invitationDays, type Role } from "../../domain/workspaces/workspace.ts";
import {
  addressChangedLetter,
  type NamedToken,
  oldAddressLetter,
  tokenLetter,
  workspaceDeletionLetter,
} from "./account-letters.ts";
import { agreementLetter } from "./agreement-letter.ts";
import { companyLetter } from "./company-letter.ts";
import type { LetterContext } from "./letter-context.ts";
import {
  bankDetailsLetter,
  type PayoutFigures,
  payeeLetter,
  payoutReturnedLetter,
  payoutSentLetter,
  statementLetter,
} from "./money-letters.ts";
import { proLetter } from "./pro-letter.ts";
import { webhookDisabledLetter } from "./webhook-letter.ts";

/** Whom and what mails are about, by id. */
export interface MailSubjects {
  people: { find(id: string): Promise<{ name: string | undefined } | undefined> };
  workspaces: {
    find(id: string): Promise<{ name: string } | undefined>;
    findInvitation(id: string): Promise<{ workspaceId: string; role: Role } | undefined>;
  };
  sites: { list(workspace: string): Promise<{ id: string; domain: string; proof: object | undefined }[]> };
  agreements: { find(id: string): Promise<Agreement | undefined> };
  statements: { find(workspace: string, id: string): Promise<{ document: StatementDocument } | undefined> };
  apiTokens: { find(id: string): Promise<NamedToken | undefined> };
  payouts: { to(workspace: string): Promise<(PayoutFigures & { file: number })[]> };
  webhooks: {
    find(
      workspace: string,
      id: string,
    ): Promise<{ host: string; disabledAt: string | undefined } | undefined>;
  };
}

/**
 * What a mail says. Codes and links are derived here, when it is written, and names looked up. Undefined where what it is
 * about is no more.
 */
export async function letterOf(
  mail: Mail,
  subjects: MailSubjects,
  context: LetterContext,
): Promise<Letter | undefined> {
  const { people, workspaces, sites, agreements, statements, payouts, apiTokens, webhooks } = subjects;
  switch (mail.about) {
    case "code":
      return mail.isForOldAddress === true ? oldAddressLetter(mail, context) : codeLetter(mail, context);
    case "invitation": {
      const invitation = await workspaces.findInvitation(mail.invitationId);
      if (invitation === undefined) return undefined;
      const workspace = await workspaces.find(invitation.workspaceId);
      if (workspace === undefined) return undefined;
      const inviter = mail.inviterId === undefined ? undefined : await people.find(mail.inviterId);
      const names = { workspace: workspace.name, inviter: inviter?.name, role: invitation.role };
      return invitationLetter({ ...mail, ...names }, context);
    }
    case "company":
      return companyLetter(mail, context);
    case "address-changed":
      return addressChangedLetter(mail, context);
    case "workspace-deletion": {
      const workspace = await workspaces.find(mail.workspaceId);
      return workspace && workspaceDeletionLetter({ ...mail, workspace: workspace.name }, context);
    }
    case "pro":
      return proLetter(mail, context);
    case "dns-through":
      return dnsRoutedLetter(mail, context);
    case "history": {
      const workspace = await workspaces.find(mail.workspaceId);
      return workspace && historyLetter({ ...mail, workspace: workspace.name }, context);
    }
    case "statement": {
      const workspace = await workspaces.find(mail.workspaceId);
      const statement = await statements.find(mail.workspaceId, mail.statementId);
      if (workspace === undefined || statement === undefined) return undefined;
      return statementLetter({ ...mail, workspace: workspace.name, document: statement.document }, context);
    }
    case "payout-sent": {
      const workspace = await workspaces.find(mail.workspaceId);
      const payout = (await payouts.to(mail.workspaceId)).find(({ file }) => file === mail.file);
      if (workspace === undefined || payout === undefined) return undefined;
      return payoutSentLetter({ ...mail, workspace: workspace.name, payout }, context);
    }
    case "agreement": {
      const workspace = await workspaces.find(mail.workspaceId);
      const agreement = await agreements.find(mail.agreementId);
      const own = (await sites.list(mail.workspaceId)).filter(({ proof }) => proof !== undefined);
      // It ended, or its sites went, before anybody was told.
      if (workspace === undefined || agreement?.endedAt !== undefined || own.length === 0) return undefined;
      return (
        agreement && agreementLetter({ ...mail, workspace: workspace.name, agreement, sites: own }, context)
      );
    }
    case "payout-returned": {
      const workspace = await workspaces.find(mail.workspaceId);
      const payout = (await payouts.to(mail.workspaceId)).find(({ file }) => file === mail.file);
      if (workspace === undefined || payout === undefined) return undefined;
      return payoutReturnedLetter({ ...mail, workspace: workspace.name, payout }, context);
    }
    case "bank-details": {
      const workspace = await workspaces.find(mail.workspaceId);
      return workspace && bankDetailsLetter({ ...mail, workspace: workspace.name }, context);
    }
    case "payee": {
      const workspace = await workspaces.find(mail.workspaceId);
      return workspace && payeeLetter({ ...mail, workspace: workspace.name }, context);
    }
    case "token": {
      const workspace = await workspaces.find(mail.workspaceId);
      const token = await apiTokens.find(mail.tokenId);
      if (workspace === undefined || token === undefined) return undefined;
      return tokenLetter({ ...mail, workspace: workspace.name, token }, context);
    }
    case "webhook-disabled": {
      const workspace = await workspaces.find(mail.workspaceId);
      const webhook = await webhooks.find(mail.workspaceId, mail.webhookId);
      // Turned on again, or removed, before anybody was told.
      if (workspace === undefined || webhook?.disabledAt === undefined) return undefined;
      return webhookDisabledLetter({ ...mail, workspace: workspace.name, host: webhook.host }, context);
    }
  }
}

function codeLetter({ language, challengeId }: MailAbout<"code">, { brand, secrets }: LetterContext): Letter {
  const code = readableCode(secrets.codeOf(challengeId));
  const { minutes } = challengeLimits;
  const words = {
    fr: {
      subject: `${code} est votre code ${brand}`,
      body: [
        { paragraph: `Voici le code à saisir sur la page ${brand} qui vous l’a demandé :` },
        { code },
        { paragraph: `Il est valable ${minutes} minutes et ne sert qu’une fois.` },
        {
          note: "Vous n’avez rien demandé ? Ignorez ce message : sans le code, personne n’entre. Ne le communiquez à personne, pas même à nous.",
        },
      ],
    },
    en: {
      subject: `${code} is your ${brand} code`,
      body: [
        { paragraph: `Here is the code to enter on the ${brand} page that asked for it:` },
        { code },
        { paragraph: `It works once, for ${minutes} minutes.` },
        {
          note: "Didn’t request this? Ignore this message: without the code, nobody gets in. Do not share it with anyone, not even with us.",
        },
      ],
    },
  };
  return { language, ...words[language] };
}

const mayDo: Record<Role, Record<Language, string>> = {
  reader: { fr: "consulter les sites et leurs chiffres", en: "see the sites and their figures" },
  editor: {
    fr: "ajouter des sites, publier des règles, accorder des licences",
    en: "add sites, publish rules, issue licenses",
  },
  owner: { fr: "tout faire, y compris gérer les membres", en: "do everything, including managing members" },
};

interface InvitationNames {
  workspace: string;
  /** Undefined of the operator's, and of whoever has left. */
  inviter: string | undefined;
  role: Role;
}

function invitationLetter(mail: MailAbout<"invitation"> & InvitationNames, context: LetterContext): Letter {
  const { language, workspace, inviter, role, invitationId } = mail;
  const { brand, consoleUrl, secrets } = context;
  const token = secrets.invitationToken(invitationId);
  const link = new URL(pathTo("invitation", { invitation: invitationId, token }), consoleUrl).href;
  const words = {
    fr: {
      subject: `Invitation à rejoindre « ${workspace} » sur ${brand}`,
      body: [
        {
          paragraph: `${inviter ?? `L’équipe ${brand}`} vous invite à rejoindre l’espace « ${workspace} ». Vous pourrez ${mayDo[role].fr}.`,
        },
        { link, label: "Voir l’invitation" },
        {
          paragraph: `Le lien fonctionne une fois, pendant ${invitationDays} jours, avec cette adresse.`,
        },
        {
          note: `${brand} montre aux éditeurs quels robots d’IA lisent leur site. Si vous n’attendiez pas cette invitation, ignorez-la : rien ne se passera.`,
        },
      ],
    },
    en: {
      subject: `Invitation to join “${workspace}” on ${brand}`,
      body: [
        {
          paragraph: `${inviter ?? `The ${brand} team`} invites you to join the workspace “${workspace}”. You will be able to ${mayDo[role].en}.`,
        },
        { link, label: "See the invitation" },
        { paragraph: `The link works once, within ${invitationDays} days, for this address.` },
        {
          note: `${brand} shows publishers which AI crawlers read their site. If you did not expect this invitation, ignore it: nothing will happen.`,
        },
      ],
    },
  };
  return { language, ...words[language] };
}

function dnsRoutedLetter(mail: MailAbout<"dns-through">, { brand, consoleUrl }: LetterContext): Letter {
  const { language, siteId } = mail;
  const domain = readableDomain(mail.domain);
  const link = new URL(pathTo("siteDns", { site: siteId }), consoleUrl).href;
  const words = {
    fr: {
      subject: `${domain} : DNS en place, une dernière étape`,
      body: [
        {
          paragraph: `Le changement DNS du domaine ${domain} s’est propagé : les visites passent par ${brand}, qui les transmet telles quelles à votre serveur.`,
        },
        {
          paragraph: `Il reste à activer ${brand}. Les robots d’IA sont comptés à partir de ce moment.`,
        },
        { link, label: consoleLabels.fr.activateProtection },
        {
          note: "Gardez votre serveur allumé, à la même adresse. Ce message est envoyé une fois, aux personnes qui peuvent modifier le site.",
        },
      ],
    },
    en: {
      subject: `${domain}: DNS is in place, one step left`,
      body: [
        {
          paragraph: `The DNS change of ${domain} has propagated: visits pass through ${brand}, which forwards them to your server as they are.`,
        },
        { paragraph: `What is left is to activate ${brand}. AI crawlers are counted from then on.` },
        { link, label: consoleLabels.en.activateProtection },
        {
          note: "Keep your server running, at the same address. This message is sent once, to the people who can change the site.",
        },
      ],
    },
  };
  return { language, ...words[language] };
}

function historyLetter(
  mail: MailAbout<"history"> & { workspace: string },
  { brand, consoleUrl }: LetterContext,
): Letter {
  const { language, workspaceId, workspace, expiresAt } = mail;
  const date = intlFormatter(language).date(expiresAt);
  const link = new URL(pathTo("sites", { workspace: workspaceId }), consoleUrl).href;
  const words = {
    fr: {
      subject: `Vos chiffres de plus de trois mois seront supprimés le ${date}`,
      body: [
        {
          paragraph: `L’espace « ${workspace} » n’est plus en Pro. L’offre gratuite ${brand} montre trois mois de chiffres : ceux qui sont plus anciens ne s’affichent plus.`,
        },
        {
          paragraph: `Ils ne sont pas encore supprimés. Revenez à Pro avant le ${date} et vous les retrouverez tous. Ce jour-là, ils seront supprimés pour de bon.`,
        },
        { link, label: "Voir mes sites" },
        { note: "Vos sites restent connectés et les visites continuent d’être comptées." },
      ],
    },
    en: {
      subject: `Your figures older than three months will be deleted on ${date}`,
      body: [
        {
          paragraph: `The workspace “${workspace}” is no longer on Pro. The free ${brand} plan shows three months of figures: older ones are no longer shown.`,
        },
        {
          paragraph: `They are not deleted yet. Go back to Pro before ${date} and all of them are there again. On that day they are deleted for good.`,
        },
        { link, label: "See my sites" },
        { note: "Your sites stay connected, and visits go on being counted." },
      ],
    },
  };
  return { language, ...words[language] };
}

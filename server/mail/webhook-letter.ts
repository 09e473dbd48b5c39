import { pathTo } from "../../domain/access/paths.ts";
import type { Letter } from "../../domain/mail/letter.ts";
import type { MailAbout } from "../../domain/mail/mail.ts";
import { webhookLimits } from "../../domain/webhooks/webhook.ts";
import type { LetterContext } from "./letter-context.ts";

/** To an owner: nothing is sent there any more, until somebody turns it on again. */
export function webhookDisabledLetter(
  mail: MailAbout<"webhook-disabled"> & { workspace: string; host: string },
  { brand, consoleUrl }: LetterContext,
): Letter {
  const { language, workspaceId, workspace, webhookId, host } = mail;
  const link = new URL(pathTo("webhook", { workspace: workspaceId, webhook: webhookId }), consoleUrl).href;
  const words = {
    fr: {
      subject: `Le webhook vers ${host} est désactivé`,
      body: [
        {
          paragraph: `Depuis trois jours, aucun envoi de l’espace « ${workspace} » vers ${host} n’a abouti, ou le serveur a répondu qu’il ne faut plus rien y envoyer. Nous avons cessé d’essayer.`,
        },
        {
          paragraph: `La page du webhook montre chaque essai et ce qui a été répondu. Une fois le serveur rétabli, réactivez le webhook et renvoyez ce qui manque : les événements y restent ${webhookLimits.keptDays} jours.`,
        },
        { link, label: "Ouvrir le webhook" },
        { note: `Vous recevez ce message parce que vous êtes propriétaire de cet espace sur ${brand}.` },
      ],
    },
    en: {
      subject: `The webhook to ${host} is turned off`,
      body: [
        {
          paragraph: `For three days nothing that the workspace “${workspace}” sent to ${host} has arrived, or the server answered that nothing should be sent there again. We have stopped trying.`,
        },
        {
          paragraph: `The webhook’s page shows each attempt and what was answered. Once the server is back, turn the webhook on again and resend what is missing: events stay there for ${webhookLimits.keptDays} days.`,
        },
        { link, label: "Open the webhook" },
        { note: `You receive this message because you own this workspace on ${brand}.` },
      ],
    },
  };
  return { language, ...words[language] };
}

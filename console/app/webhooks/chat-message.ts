import type { Language } from "@octroi/ui/language/language";
import type { WebhookEvent } from "../../../domain/webhooks/event.ts";
import { pathAbout } from "../../../domain/webhooks/payload.ts";
import type { Format } from "../../../domain/webhooks/webhook.ts";
import { webhooksCopy } from "../content/webhooks.ts";
import { sentenceOf } from "../page/event-sentence.ts";

interface ChatSubject {
  language: Language;
  event: WebhookEvent;
  domain: string | undefined;
  consoleUrl: URL;
}

/**
 * An event as a chat service reads it: the sentence as plain text, in which nothing is a link, a mention or emphasis whatever
 * a crawler calls itself, and below it a link of ours.
 */
export function chatMessage(format: Exclude<Format, "signed">, subject: ChatSubject): object {
  const { language, event, domain, consoleUrl } = subject;
  const sentence = sentenceOf(language, event, domain);
  const link = { url: new URL(pathAbout(event), consoleUrl).href, label: webhooksCopy[language].open };
  return messages[format](sentence, link);
}

interface ChatLink {
  url: string;
  label: string;
}

const messages = {
  slack: (sentence: string, { url, label }: ChatLink) => ({
    text: escapedForSlack(sentence),
    blocks: [
      // What is `plain_text` is never read as a mention or a link.
      { type: "section", text: { type: "plain_text", text: sentence, emoji: false } },
      { type: "context", elements: [{ type: "mrkdwn", text: `<${url}|${label}>` }] },
    ],
  }),
  discord: (sentence: string, { url, label }: ChatLink) => ({
    content: `${escapedMarkdown(sentence)}\n[${label}](<${url}>)`,
    allowed_mentions: { parse: [] },
  }),
  teams: (sentence: string, { url, label }: ChatLink) => ({
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [{ type: "TextBlock", text: escapedMarkdown(sentence), wrap: true }],
          actions: [{ type: "Action.OpenUrl", title: label, url }],
        },
      },
    ],
  }),
} as const;

/** https://docs.slack.dev/messaging/formatting-message-text#escaping */
function escapedForSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Neither emphasis, nor a link, nor `<@…>`. */
function escapedMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+!|<>~@-]/g, "\\$&");
}

import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const linkPreviews: Readonly<Record<TokenFor<"link-preview">, CrawlerWords>> = {
  ArenaUnfurlBot: { description: "Builds link previews on Arena, where people compare AI models." },
  BingVideoPreview: { description: "Makes previews of videos for Bing." },
  Discordbot: { description: "Builds previews of links posted on Discord." },
  facebookcatalog: {
    description:
      "Variant of Meta’s preview crawler, listed on the same Meta page and used for product catalogs.",
  },
  facebookexternalhit: {
    description:
      "Builds link previews on Facebook, Instagram and Messenger; it may bypass robots.txt for security checks.",
  },
  GoogleMessages: {
    description: "Fetches the page behind a link shared in Google Messages.",
    note: "Google files it among the fetchers that generally ignore robots.txt.",
  },
  LinkedInBot: { description: "Builds previews of pages shared on LinkedIn." },
  MicrosoftPreview: { description: "Generates page snapshots and link previews for Microsoft products." },
  Slackbot: { description: "Builds previews of links posted in Slack." },
  TelegramBot: { description: "Builds previews of links sent in Telegram." },
  Twitterbot: { description: "Builds link cards for pages shared on X." },
  WhatsApp: { description: "Fetches a page to show a link preview in a WhatsApp conversation." },
};

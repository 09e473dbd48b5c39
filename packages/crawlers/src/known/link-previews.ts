import type { KnownFacts } from "./facts.ts";

export const linkPreviews = [
  { token: "ArenaUnfurlBot", aliases: ["LMArenaUnfurlBot"], operator: "Arena" },
  { token: "BingVideoPreview", operator: "Microsoft" },
  { token: "Discordbot", operator: "Discord" },
  { token: "facebookcatalog", operator: "Meta" },
  { token: "facebookexternalhit", operator: "Meta" },
  { token: "GoogleMessages", operator: "Google" },
  { token: "LinkedInBot", operator: "LinkedIn" },
  { token: "MicrosoftPreview", operator: "Microsoft" },
  { token: "Slackbot", aliases: ["Slackbot-LinkExpanding"], operator: "Slack" },
  { token: "TelegramBot", operator: "Telegram" },
  { token: "Twitterbot", operator: "X" },
  { token: "WhatsApp", operator: "Meta" },
] as const satisfies readonly KnownFacts[];

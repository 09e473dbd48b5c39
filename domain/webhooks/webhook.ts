import type { Language } from "@octroi/ui/language/language";
import { hostIn } from "@octroi/web/reading/public-host";
import { msPerDay, msPerHour } from "../visits/day.ts";

/** What a workspace can be told of. Each has its data in `event.ts`, and its words in both languages. */
export const eventKinds = [
  "crawler.new",
  "crawler.impostor",
  "visits.spike",
  "connector.silent",
  "rules.published",
  "order.paid",
  "statement.ready",
] as const;
export type EventKind = (typeof eventKinds)[number];

export function isEventKind(value: unknown): value is EventKind {
  return eventKinds.some((kind) => kind === value);
}

/** What the figures of a site show, which is looked at every minute. */
export const watchedKinds = [
  "crawler.new",
  "crawler.impostor",
  "visits.spike",
  "connector.silent",
] as const satisfies readonly EventKind[];
export type WatchedKind = (typeof watchedKinds)[number];

/** Asked for on the screen, by whoever tries an endpoint. */
export const testKind = "webhook.test";

/** `signed`: a program of the publisher's own. The others are rooms of people, in the form that each service reads. */
export const formats = ["signed", "slack", "teams", "discord"] as const;
export type Format = (typeof formats)[number];

export function isFormat(value: unknown): value is Format {
  return formats.some((format) => format === value);
}

/** Where events of a workspace go. */
export interface Webhook {
  id: string;
  workspaceId: string;
  format: Format;
  /** The address, sealed: those of chat services let whoever has them write into the room. */
  address: string;
  host: string;
  /** Of messages to a room. */
  language: Language;
  kinds: EventKind[];
  /** The ids of those that it is told of; undefined: every site, those to come included. */
  sites: string[] | undefined;
  createdAt: string;
  /** When the first of the attempts failed that failed since the last that did not. */
  failingSince: string | undefined;
  disabledAt: string | undefined;
  /** Until when the secret before the last signs too. */
  previousUntil: string | undefined;
}

export const webhookLimits = {
  perWorkspace: 10,
  addressLength: 2_000,
  /** For how long an event is tried, and after how long of nothing but failures an endpoint is turned off. */
  triesMs: 3 * msPerDay,
  /** For how long the secret before the last signs too. */
  rotationMs: 24 * msPerHour,
  /** How many of those before it sign too, where it was changed again within that time. */
  previousSecrets: 3,
  /** For how long what was sent can be seen, and sent again. */
  keptDays: 30,
  /** Of what a receiver answered. */
  answerLength: 1_000,
} as const;

export type AddressFault = "webhookAddress" | "webhookHost" | "webhookLength";

/** An address as somebody types it. What its host leads to is asked anew before every delivery. */
export function parseAddress(typed: string): { url: URL; format: Format } | AddressFault {
  const text = typed.trim();
  if (text.length > webhookLimits.addressLength) return "webhookLength";
  const url = URL.parse(text);
  if (url === null || url.protocol !== "https:" || url.username !== "" || url.password !== "") {
    return "webhookAddress";
  }
  const host = hostIn(url.href);
  if (host === undefined) return "webhookHost";
  url.hostname = host;
  url.hash = "";
  return { url, format: formatAt(url) };
}

/** Whose room an address leads to: chat services take nothing but their own form. */
function formatAt({ hostname, pathname }: URL): Format {
  if (hostname === "hooks.slack.com" && pathname.startsWith("/services/")) return "slack";
  if (/^(?:[a-z]+\.)?discord(?:app)?\.com$/.test(hostname) && pathname.startsWith("/api/webhooks/")) {
    return "discord";
  }
  const isTeams =
    hostname.endsWith(".webhook.office.com") ||
    hostname.endsWith(".logic.azure.com") ||
    hostname.endsWith(".api.powerplatform.com");
  return isTeams ? "teams" : "signed";
}

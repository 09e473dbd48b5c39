import { type AssistantId, assistantIds, otherNames } from "./assistants.ts";

const byName = new Map<string | undefined, AssistantId>([
  ...assistantIds.map((id) => [id, id] as const),
  ...Object.entries(otherNames),
]);

export const refererHost = /^https?:\/\/(?:www\.)?([^/:?#]+)/i;
export const utmSource = /[?&]utm_source=(?:www\.)?([^&#]*)/;

/**
 * The assistant that sent a person: by the Referer header or, where no site is named there, by `utm_source` in the
 * address that was asked for. A link that was copied out of an answer keeps its `utm_source`: who follows it from another
 * site, or within one's own, was not sent by the assistant.
 *
 * @example
 * assistantOf("https://chatgpt.com/", "/articles/1"); // "chatgpt.com"
 * assistantOf("", "/articles/1?utm_source=perplexity"); // "perplexity.ai"
 * assistantOf("https://www.google.com/", "/articles/1"); // undefined
 */
export function assistantOf(referer: string, url: string): AssistantId | undefined {
  const site = refererHost.exec(referer);
  const name = site ?? (url.includes("utm_source=") ? utmSource.exec(url) : null);
  return byName.get(name?.[1]?.toLowerCase());
}

import { type AssistantId, assistantNames } from "./assistants.ts";

const byName = new Map<string | undefined, string>(
  Object.entries(assistantNames).flatMap(([id, others]) =>
    [id, ...others.split(" ")].filter(Boolean).map((name) => [name, id] as const),
  ),
);

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
  // Proven: the values of the map are its ids.
  return byName.get(name?.[1]?.toLowerCase()) as AssistantId | undefined;
}

import { type AssistantId, assistantOf } from "@octroi/crawlers/assistants";
import { isBrowser } from "@octroi/crawlers/identify";
import type { GateHeaders, GateRequest } from "./request.ts";

/** The assistant that sent the person who opens a page, as far as the browser says so. Of no crawler’s request. */
export function senderOf({ method, url, headers }: GateRequest): AssistantId | undefined {
  if (method !== "GET") return undefined;
  const sender = assistantOf(headers.get("referer") ?? "", url);
  return sender && opensPage(headers) ? sender : undefined;
}

/** Whether a person opens a page: not what a page loads, nor what a browser or a framework fetches ahead of a click. */
function opensPage(headers: GateHeaders): boolean {
  const mode = headers.get("sec-fetch-mode");
  const isNavigation = mode === null ? headers.get("accept")?.includes("text/html") : mode === "navigate";
  return (
    isNavigation === true &&
    isBrowser(headers.get("user-agent") ?? "") &&
    headers.get("next-router-prefetch") === null &&
    !["purpose", "sec-purpose", "x-moz"].some((name) => headers.get(name)?.includes("prefetch"))
  );
}

/** Who is redirected within a site comes a second time, from the same assistant. */
export function isRedirect(status: number | null): boolean {
  return status !== null && status >= 300 && status < 400 && status !== 304;
}

import type { Policy } from "@octroi/policy";
import type { GateRequest } from "../request.ts";
import type { Visitor } from "../visitor.ts";
import type { GateResponse } from "./gate-response.ts";
import { type PageText, page } from "./page.ts";
import { languageOf, prefersHtml } from "./reader.ts";
import { fill, type Values, words } from "./words.ts";

export interface RefusalContent {
  readonly status: 402 | 403 | 429;
  readonly error: string;
  /** Which sentence says so, and what it is filled with. */
  readonly says: "blocked" | "outside" | "limited" | "charged";
  readonly values?: Values;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a program is told besides. */
  readonly facts?: { readonly market?: PageText["market"]; readonly [name: string]: unknown };
}

/**
 * A refusal in the form its reader takes: JSON for programs, a page for people, nothing but headers for HEAD.
 * No cache may keep it, and one that does all the same is told what it depends on.
 */
export function refuse(
  request: GateRequest,
  policy: Policy,
  { crawler: { token: crawler }, identity }: Visitor,
  { status, error, says, values, headers, facts }: RefusalContent,
): GateResponse {
  const contact = policy.license?.contact ?? policy.site.contact;
  const terms = policy.license?.terms;
  const html = prefersHtml(request.headers.get("accept"));
  const language = html ? languageOf(request.headers.get("accept-language")) : "en";
  const { [says]: sentence, decimal } = words[language];
  const message = fill(sentence, { ...values, crawler, amount: values?.["amount"]?.replace(".", decimal) });
  const body = html
    ? page(language, { status, sentence: message, market: facts?.market, terms, contact })
    : `${JSON.stringify({ error, message, crawler, identity, ...facts, terms, contact }, null, 2)}\n`;
  return {
    status,
    headers: {
      "content-type": html ? "text/html; charset=utf-8" : "application/json",
      "content-language": language,
      "cache-control": "no-store",
      vary: "Accept, Accept-Language, Authorization, User-Agent",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      ...headers,
    },
    body: request.method === "HEAD" ? "" : body,
  };
}

import type { Language } from "./reader.ts";
import { words } from "./words.ts";

export interface PageText {
  readonly status: number;
  readonly sentence: string;
  /** How a program goes on, where licenses are sold: the page of what is sold, and the calls. */
  readonly market?: { readonly page: string; readonly calls: readonly string[] } | undefined;
  readonly terms?: string | undefined;
  readonly contact?: string | undefined;
}

/** A page for the person who meets a refusal: one sentence, and where to ask. Loads nothing. */
export function page(language: Language, { status, sentence, market, terms, contact }: PageText): string {
  const said = words[language];
  const links = [
    link(market?.page, said.market),
    link(terms, said.terms),
    link(contact && address(contact), said.contact),
  ].filter(Boolean);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${said.title}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;overflow-wrap:anywhere;margin:20vh auto;padding:0 1.5rem;color-scheme:light dark}h1{font-size:1.5rem;line-height:1.3}</style>
<h1>${said.title}</h1>
<p>${escaped(sentence)}</p>
${market ? `<p>${[said.calls, ...market.calls.map(escaped)].join("<br>\n")}</p>\n` : ""}${links.length > 0 ? `<p>${links.join(" · ")}</p>\n` : ""}<p><small>${status}</small></p>
</html>
`;
}

/** A policy holds an e-mail address or that of a page. */
function address(contact: string): string {
  return /^https?:/.test(contact) ? contact : `mailto:${contact}`;
}

function link(to: string | undefined, word: string): string {
  return to ? `<a href="${escaped(to)}">${word}</a>` : "";
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

import { type Language, words } from "./words.ts";

export interface PageText {
  readonly status: number;
  readonly sentence: string;
  readonly terms?: string;
  readonly contact?: string;
}

/** A page for the person who meets a refusal: one sentence, and where to ask. Loads nothing. */
export function page(language: Language, { status, sentence, terms, contact }: PageText): string {
  const { title, terms: termsWord, contact: contactWord } = words[language];
  const links = [link(terms, termsWord), link(contact && address(contact), contactWord)].filter(Boolean);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;color-scheme:light dark}h1{font-size:1.5rem;line-height:1.3}</style>
<h1>${title}</h1>
<p>${escaped(sentence)}</p>
${links.length > 0 ? `<p>${links.join(" · ")}</p>\n` : ""}<p><small>${status}</small></p>
</html>
`;
}

function address(contact: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(contact) ? contact : `mailto:${contact}`;
}

function link(to: string | undefined, word: string): string {
  return to ? `<a href="${escaped(to)}">${word}</a>` : "";
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

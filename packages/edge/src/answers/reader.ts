import type { words } from "./words.ts";

export type Language = keyof typeof words;

/** French where it is asked for before English; English otherwise. */
export function languageOf(acceptLanguage: string | null): Language {
  const first = /\b(fr|en)\b/i.exec(acceptLanguage?.slice(0, 200) ?? "")?.[1];
  return first?.toLowerCase() === "fr" ? "fr" : "en";
}

/**
 * Whether a visitor would rather read a page than JSON. Programs that take anything (`*`/`*`, or no header) get
 * JSON; browsers name `text/html`.
 */
export function prefersHtml(accept: string | null): boolean {
  if (accept === null || !accept.includes("html")) return false;
  let html = 0;
  let json = 0;
  for (const range of accept.slice(0, maxAcceptLength).split(",")) {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    const weight = Number(quality) || 0;
    if (type === "text/html" || type === "application/xhtml+xml") html = Math.max(html, weight);
    if (type === "application/json") json = Math.max(json, weight);
  }
  return html > json;
}

/** Browsers send about a hundred characters. */
const maxAcceptLength = 1000;

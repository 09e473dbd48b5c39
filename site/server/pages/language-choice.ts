import { createMiddleware } from "hono/factory";
import { languageKey } from "../../domain/site/language.ts";
import { choiceAt } from "../../domain/site/language-choice.ts";
import { addressOf, splitPath } from "../../domain/site/pages.ts";

const oneYear = 60 * 60 * 24 * 365;

/** Remembers a language that was chosen before or without script, and leads to the page in it. */
export function languageChoice({ protocol }: URL) {
  const attributes = `Path=/; Max-Age=${oneYear}; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
  return createMiddleware(async (c, next) => {
    const choice = choiceAt(c.req.path);
    if (!choice) return next();
    const { language, path } = choice;
    c.header("set-cookie", `${languageKey}=${language}; ${attributes}`);
    c.header("cache-control", "no-store");
    return c.redirect(addressOf(path, language) + searchAt(c.req.header("referer"), path), 303);
  });
}

/** The query of the page that the visitor looked at, if it was this one: it holds what they asked for. */
function searchAt(referer: string | undefined, path: string): string {
  const from = referer === undefined ? null : URL.parse(referer);
  return from && splitPath(from.pathname).path === path ? from.search : "";
}

import { languageInCookie, languageKey } from "@octroi/ui/language/language";
import { createMiddleware } from "hono/factory";
import { choiceAt } from "../../../site/domain/pages/language-choice.ts";
import { addressOf, splitPath } from "../../../site/domain/pages/pages.ts";

const oneYear = 60 * 60 * 24 * 365;
/** Asks again at the same address, to see whether the browser keeps cookies. */
const retryQuery = "?again";

/**
 * Remembers a language that was chosen before or without script, and leads to the page in it. A bare address
 * stays bare, unless the browser keeps no cookie to tell the choice by.
 */
export function languageChoice({ protocol }: URL) {
  const attributes = `Path=/; Max-Age=${oneYear}; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
  return createMiddleware(async (c, next) => {
    const choice = choiceAt(c.req.path);
    if (!choice) return next();
    const { language, path } = choice;
    const previousPage = pageLeft(c.req.header("referer"), path);
    const search = previousPage?.search ?? "";
    const keepsCookies = languageInCookie(c.req.header("cookie") ?? "") !== undefined;
    const isAgain = new URL(c.req.url).search === retryQuery;
    c.header("set-cookie", `${languageKey}=${language}; ${attributes}`);
    c.header("cache-control", "no-store");
    if (!previousPage || !isBare(previousPage, path) || (isAgain && !keepsCookies)) {
      return c.redirect(addressOf(path, language) + search, 303);
    }
    return c.redirect(keepsCookies ? path + search : c.req.path + retryQuery, 303);
  });
}

/** The page that the visitor looked at, if it was this one: its query holds what they asked for. */
function pageLeft(referer: string | undefined, path: string): URL | undefined {
  const from = referer === undefined ? null : URL.parse(referer);
  return from && splitPath(from.pathname).path === path ? from : undefined;
}

/** Without a language in it, and one that no browser takes for another site's. */
function isBare({ pathname }: URL, path: string): boolean {
  return splitPath(pathname).prefix === undefined && !/^\/[/\\]/.test(path);
}

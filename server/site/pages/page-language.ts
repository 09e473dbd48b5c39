import { type Language, languageOf } from "@octroi/ui/language/language";
import type { Context } from "hono";
import { splitPath } from "../../../site/domain/pages/pages.ts";

/** The language that an address is answered in: its prefix, else the visitor's choice, else the browser's. */
export function pageLanguage(c: Context): Language {
  return languageOf({
    prefix: splitPath(c.req.path).prefix,
    cookie: c.req.header("cookie"),
    acceptLanguage: c.req.header("accept-language"),
  });
}

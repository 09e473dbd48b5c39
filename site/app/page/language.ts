import { type Language, languageOf } from "../../domain/language/language.ts";

/** The language a page is asked for in: its address, else the visitor's preference. */
export function languageFrom({
  params,
  request,
}: {
  params: { lang?: string | undefined };
  request: Request;
}): Language {
  return languageOf({
    prefix: params.lang,
    cookie: request.headers.get("cookie"),
    acceptLanguage: request.headers.get("accept-language"),
  });
}

import { isLanguage, type Language, languageKey, languageOf } from "@octroi/ui/language/language";
import type { Context } from "hono";
import type { ConsoleEnv } from "./env.ts";

/** The address decides, else the person, else what the browser remembers, else what it prefers. */
export function pageLanguage(c: Context<ConsoleEnv>): Language {
  const asked = c.req.query("language");
  if (isLanguage(asked)) return asked;
  const { req } = c;
  return (
    c.get("caller")?.person?.language ??
    languageOf({ cookie: req.header("cookie"), acceptLanguage: req.header("accept-language") })
  );
}

/** For whoever chose a language and is nobody yet: a year, or until they say otherwise. */
export function rememberedLanguage(c: Context<ConsoleEnv>, url: URL): string | undefined {
  const asked = c.req.query("language");
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return isLanguage(asked)
    ? `${languageKey}=${asked}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
    : undefined;
}

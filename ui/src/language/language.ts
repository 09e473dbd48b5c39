export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

/** One value per language. A missing or extra language fails the type-check. */
export type Localized<T> = Readonly<Record<Language, T>>;

/** What a visitor gets who has stored nothing and whose browser states no language. */
export const fallbackLanguage: Language = "en";

/** The cookie that tells the server what local storage already knows; both are named `lang`. */
export const languageKey = "lang";

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export interface LanguageHints {
  /** The first segment of the address, when it has one: `/fr/pricing` gives `fr`. */
  prefix?: string | undefined;
  /** The raw Cookie header. */
  cookie?: string | null | undefined;
  /** The raw Accept-Language header. */
  acceptLanguage?: string | null | undefined;
}

/** The address decides, else the stored preference, else the browser, else English. */
export function languageOf({ prefix, cookie, acceptLanguage }: LanguageHints): Language {
  if (isLanguage(prefix)) return prefix;
  return languageInCookie(cookie ?? "") ?? preferredIn(acceptLanguage ?? "");
}

/** The language that a Cookie header, or a page's cookies, remember. */
export function languageInCookie(cookies: string): Language | undefined {
  const pairs = cookies.split(";").map((pair) => pair.split("="));
  const value = pairs.find(([name]) => name?.trim() === languageKey)?.[1]?.trim();
  return isLanguage(value) ? value : undefined;
}

/** The browser's first choice counts: French if it starts with `fr`, English for anything else it names. */
function preferredIn(acceptLanguage: string): Language {
  const ranked = acceptLanguage
    .slice(0, 1000)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== "" && tag !== "*" && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const first = ranked[0]?.tag;
  if (first === undefined) return fallbackLanguage;
  return first === "fr" || first.startsWith("fr-") ? "fr" : "en";
}

import { useEffect } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { isLanguage, type Language, languageInCookie, languageKey } from "../domain/site/language.ts";
import { addressOf, splitPath } from "../domain/site/pages.ts";
import { useLanguage, usePrefix } from "./root-data.ts";

const oneYear = 60 * 60 * 24 * 365;

/** Local storage keeps the choice; the cookie tells the server, so that the first HTML is already right. */
function remember(language: Language) {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // A browser that refuses to store still switches.
  }
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `${languageKey}=${language}; path=/; max-age=${oneYear}; samesite=lax${secure}`;
}

/** Every choice is in the cookie, those made before the page was awake too; where cookies are off, in storage. */
function remembered(): Language | undefined {
  const chosen = languageInCookie(document.cookie);
  if (chosen !== undefined) return chosen;
  try {
    const stored = localStorage.getItem(languageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Changes every word of the page in place. A prefixed address moves to the other prefix; a bare one stays,
 * unless cookies are off and the server could not learn the choice any other way.
 */
export function useSwitchLanguage(): (language: Language) => void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const prefix = usePrefix();
  return (language) => {
    remember(language);
    if (prefix === undefined && navigator.cookieEnabled) {
      revalidate();
      return;
    }
    const { path } = splitPath(pathname);
    // Asked of the browser: a page may keep its state in the query string without telling the router.
    const { search, hash } = window.location;
    navigate(addressOf(path, language) + search + hash, { replace: true, preventScrollReset: true });
  };
}

/** On a bare address, what the visitor once chose wins over what the server could know. */
export function useStoredLanguage() {
  const language = useLanguage();
  const prefix = usePrefix();
  const switchLanguage = useSwitchLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes interactive.
  useEffect(() => {
    const stored = remembered();
    if (stored !== undefined) remember(stored);
    if (prefix !== undefined) return;
    if (stored !== undefined && stored !== language) switchLanguage(stored);
  }, []);
}

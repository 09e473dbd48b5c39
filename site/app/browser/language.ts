import { isLanguage, type Language, languageInCookie, languageKey } from "../../domain/site/language.ts";
import { addressOf, splitPath } from "../../domain/site/pages.ts";
import { isAwake, showIslands } from "../islands/wake.ts";
import { isPlainClick } from "../ui/plain-click.ts";
import { pageIn } from "./page.ts";
import { takeOver } from "./take-over.ts";
import { targetIn } from "./target.ts";

const oneYear = 60 * 60 * 24 * 365;

/** Told when the page's words have changed. */
type Changed = () => void;

/** The links of the language menu change every word of the page in place. */
export function switchLanguages(changed: Changed) {
  let asking = new AbortController();
  async function choose(language: Language, fallBack: () => void) {
    remember(language);
    asking.abort();
    asking = new AbortController();
    try {
      await show(language, asking.signal);
      changed();
    } catch {
      if (!asking.signal.aborted) fallBack();
    }
  }

  document.addEventListener("click", (event) => {
    const link = targetIn<HTMLAnchorElement>(event, "a[data-language]");
    const language = link?.dataset.language;
    if (!link || !isLanguage(language) || !isPlainClick(event)) return;
    event.preventDefault();
    link.closest<HTMLElement>("[popover]")?.hidePopover();
    choose(language, () => window.location.assign(link.href));
  });

  // On a bare address, what the visitor once chose wins over what the server could know.
  const stored = remembered();
  if (stored === undefined) return;
  remember(stored);
  const { prefix, language } = pageIn(document);
  if (prefix === undefined && stored !== language) choose(stored, () => {});
}

/**
 * A prefixed address moves to the other prefix; a bare one stays, unless cookies are off and the server could not
 * learn the choice any other way.
 */
async function show(language: Language, signal: AbortSignal): Promise<void> {
  const { pathname, search, hash } = window.location;
  const { prefix, path } = splitPath(pathname);
  const stays = prefix === undefined && navigator.cookieEnabled;
  const address = (stays ? pathname : addressOf(path, language)) + search;
  const response = await fetch(address, { signal, cache: "no-cache", headers: { accept: "text/html" } });
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  signal.throwIfAborted();
  if (pageIn(next).language !== language) throw new Error("The page is not in that language.");
  takeOver(next, isAwake);
  if (!stays) window.history.replaceState(window.history.state, "", address + hash);
  showIslands(next);
}

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

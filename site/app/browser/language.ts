import { showOfflineNotice } from "@octroi/ui/browser/offline";
import { pageIn } from "@octroi/ui/browser/page";
import { targetIn } from "@octroi/ui/browser/target";
import { isPlainClick } from "@octroi/ui/components/plain-click";
import { isHydrated, showIslands } from "@octroi/ui/islands/hydrate-islands";
import { isLanguage, type Language, languageInCookie, languageKey } from "@octroi/ui/language/language";
import { addressOf, splitPath } from "../../domain/pages/pages.ts";
import { takeOver } from "./take-over.ts";

const oneYear = 60 * 60 * 24 * 365;

/** Told when the page's words have changed. */
type Changed = () => void;

/** The links of the language menu change every word of the page in place. */
export function switchLanguages(changed: Changed) {
  let asking = new AbortController();
  function choose(language: Language, fallBack: () => void) {
    remember(language);
    change(language, fallBack);
  }
  async function change(language: Language, fallBack: () => void) {
    asking.abort();
    const own = new AbortController();
    asking = own;
    try {
      await show(language, own.signal);
      changed();
    } catch (reason) {
      // Another choice has been made since.
      if (own.signal.aborted) return;
      // Whether a browser notices that it is offline or not, the address would lead to its error page.
      if (reason instanceof Unreachable) showOfflineNotice();
      else fallBack();
    }
  }

  document.addEventListener("click", (event) => {
    const link = targetIn<HTMLAnchorElement>(event, "a[data-language]");
    const language = link?.dataset["language"];
    if (!link || !isLanguage(language) || !isPlainClick(event)) return;
    event.preventDefault();
    link.closest<HTMLElement>("[popover]")?.hidePopover();
    choose(language, () => load(addressIn(language)));
  });

  recall();
  // The address that one goes back to may be in the other language, and so may a page that the browser has kept.
  window.addEventListener("popstate", recall);
  window.addEventListener("pageshow", ({ persisted }) => persisted && recall());

  /** The address decides; on a bare one, what the visitor once chose wins over what the server could know. */
  function recall() {
    const stored = remembered();
    if (stored !== undefined) remember(stored);
    const { prefix } = splitPath(window.location.pathname);
    const language = prefix ?? stored;
    if (language === undefined || language === pageIn(document).language) return;
    change(language, () => prefix && window.location.reload());
  }
}

/**
 * A prefixed address moves to the other prefix; a bare one stays, unless cookies are off and the server could not
 * learn the choice any other way.
 */
async function show(language: Language, signal: AbortSignal): Promise<void> {
  const response = await fetch(addressIn(language), {
    signal,
    cache: "no-cache",
    headers: { accept: "text/html" },
  }).catch((reason) => {
    throw new Unreachable("The page could not be fetched in that language.", { cause: reason });
  });
  if (response.status >= 500)
    throw new Error(`Expected the page in the other language, found status ${response.status}.`);
  // Without its style, which this page's policy would refuse aloud: other words may make it another one.
  const html = (await response.text()).replace(/<style>.*?<\/style>/s, "");
  const next = new DOMParser().parseFromString(html, "text/html");
  signal.throwIfAborted();
  if (pageIn(next).language !== language)
    throw new Error(`Expected a page in “${language}”, found “${pageIn(next).language}”.`);
  takeOver(next, isHydrated);
  // Asked again: a tool may have changed it meanwhile.
  window.history.replaceState(window.history.state, "", addressIn(language));
  showIslands();
}

/** The server could not be asked. */
class Unreachable extends Error {}

function load(address: string) {
  if (new URL(address, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(address);
}

/** This address in another language. */
function addressIn(language: Language): string {
  const { pathname, search, hash } = window.location;
  const { prefix, path } = splitPath(pathname);
  const stays = prefix === undefined && navigator.cookieEnabled;
  return (stays ? pathname : addressOf(path, language)) + search + hash;
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

/** Every choice is in the cookie, those made before the script ran too; where cookies are off, in storage. */
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

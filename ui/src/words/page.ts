import { brand } from "../brand/brand.ts";
import type { Localized } from "../language/language.ts";

/** What the shared parts of a page say. */
export interface PageWords {
  skipToContent: string;
  newTab: string;
  /** `part` is said of a piece of a page that failed in the browser, of which no server knows. */
  fault: { title: string; heading: string; text: string; part: string; retry: string };
  modal: { close: string };
  copy: { copy: string; copied: string; failed: string };
  /** Said when a link is followed without a connection. */
  offline: string;
}

export const pageWords: Localized<PageWords> = {
  fr: {
    skipToContent: "Aller au contenu",
    newTab: "nouvel onglet",
    fault: {
      title: `Incident — ${brand.name}`,
      heading: "La page n’a pas pu s’afficher",
      text: "L’incident est de notre côté et vient d’être consigné. Réessayez dans un instant.",
      part: "Cette partie de la page n’a pas pu s’afficher. Le reste de la page n’est pas touché.",
      retry: "Réessayer",
    },
    modal: { close: "Fermer" },
    copy: { copy: "Copier", copied: "Copié", failed: "Copie impossible" },
    offline:
      "Vous êtes hors ligne. Cette page reste affichée ; suivez le lien quand la connexion sera revenue.",
  },
  en: {
    skipToContent: "Skip to content",
    newTab: "new tab",
    fault: {
      title: `Something failed — ${brand.name}`,
      heading: "This page could not be shown",
      text: "The fault is ours and has just been logged. Please try again in a moment.",
      part: "This part of the page could not be shown. The rest of the page is unaffected.",
      retry: "Try again",
    },
    modal: { close: "Close" },
    copy: { copy: "Copy", copied: "Copied", failed: "Could not copy" },
    offline: "You are offline. Stay on this page and follow the link once you are back online.",
  },
};

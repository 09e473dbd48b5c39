import type { Language } from "@octroi/ui/language/language";
import { createContext, useContext } from "react";
import type { ChromeCopy } from "../content/chrome.ts";

/** What every page knows, its own error page included. It is in the page too, for the islands that are hydrated in the browser. */
export interface RootData {
  language: Language;
  /** The language fixed by the address, if it fixes one: links inside the page keep it. */
  prefix: Language | undefined;
  pathname: string;
  /** The public origin of the site, for absolute addresses. */
  origin: string;
  year: number;
  copy: ChromeCopy;
}

export const RootDataContext = createContext<RootData | undefined>(undefined);

export function useRootData(): RootData {
  const data = useContext(RootDataContext);
  if (!data) throw new Error("Expected the root loader's data, found none.");
  return data;
}

export const useLanguage = (): Language => useRootData().language;

export const usePrefix = (): Language | undefined => useRootData().prefix;

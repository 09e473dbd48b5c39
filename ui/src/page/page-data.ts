import { createContext, useContext } from "react";
import type { Language } from "../language/language.ts";
import type { PageWords } from "../words/page.ts";

/**
 * What every page of either application knows, its error page included. It is in the page too, for the islands that are
 * hydrated in the browser. An application may add to it.
 */
export interface PageData {
  language: Language;
  copy: PageWords;
}

export const PageDataContext = createContext<PageData | undefined>(undefined);

export function usePageData(): PageData {
  const data = useContext(PageDataContext);
  if (!data) throw new Error("Expected the root loader's data, found none.");
  return data;
}

export const useLanguage = (): Language => usePageData().language;

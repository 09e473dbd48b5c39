import type { Language } from "@octroi/ui/language/language";
import { type PageData, usePageData } from "@octroi/ui/page/page-data";
import type { ChromeCopy } from "../content/chrome.ts";

/** What every page knows, its own error page included. */
export interface RootData extends PageData {
  /** The language fixed by the address, if it fixes one: links inside the page keep it. */
  prefix: Language | undefined;
  pathname: string;
  /** The public origin of the site, for absolute addresses. */
  origin: string;
  year: number;
  /** Where people sign up. */
  signUpUrl: string;
  /** Where the license is that the site gives to crawlers. */
  license: string | undefined;
  copy: ChromeCopy;
}

export function useRootData(): RootData {
  // The root loader of the site gives its pages nothing less.
  return usePageData() as RootData;
}

export const usePrefix = (): Language | undefined => useRootData().prefix;

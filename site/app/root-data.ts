import { useParams, useRouteLoaderData } from "react-router";
import { isLanguage, type Language } from "../domain/site/language.ts";
import type { ChromeCopy } from "./content/chrome.ts";

/** What every page knows, its own error page included. */
export interface RootData {
  language: Language;
  /** The public origin of the site, for absolute addresses. */
  origin: string;
  year: number;
  /** Whether the page answers a form posted without script. It is at the form's address, and stays without. */
  isAnswer: boolean;
  copy: ChromeCopy;
}

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>("root");
  if (!data) throw new Error("The root loader has not run.");
  return data;
}

export const useLanguage = (): Language => useRootData().language;

/** The language fixed by the address, if it fixes one: links inside the page keep it. */
export function usePrefix(): Language | undefined {
  const { lang } = useParams();
  return isLanguage(lang) ? lang : undefined;
}

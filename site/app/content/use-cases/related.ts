import type { Language } from "@octroi/ui/language/language";
import { type Path, pages } from "../../../domain/pages/pages.ts";
import { useCasePages } from "../../../domain/use-cases/use-cases.ts";
import { genericUseCases } from "../generic-use-cases/index.ts";
import { useCases } from "./index.ts";

/** The other kinds of site, for whoever landed on the wrong one. */
export function relatedTo(path: Path, language: Language): { name: string; path: Path }[] {
  const generic = genericUseCases[language].pages;
  return [
    { name: useCases.media[language].name, path: useCasePages.media },
    { name: useCases.recipes[language].name, path: useCasePages.recipes },
    { name: useCases.affiliation[language].name, path: useCasePages.affiliation },
    { name: useCases["saas-docs"][language].name, path: useCasePages["saas-docs"] },
    { name: generic.news.name, path: pages.genericNews },
    { name: generic.forums.name, path: pages.genericForums },
  ].filter((other) => other.path !== path);
}

import type { Localized } from "@octroi/ui/language/language";
import type { UseCaseId } from "../../../domain/use-cases/use-cases.ts";
import { affiliationEn } from "./affiliation/en.ts";
import { affiliationFr } from "./affiliation/fr.ts";
import type { UseCaseCopy } from "./copy.ts";
import { mediaEn } from "./media/en.ts";
import { mediaFr } from "./media/fr.ts";
import { recipesEn } from "./recipes/en.ts";
import { recipesFr } from "./recipes/fr.ts";
import { saasDocsEn } from "./saas-docs/en.ts";
import { saasDocsFr } from "./saas-docs/fr.ts";

export const useCases: { readonly [Id in UseCaseId]: Localized<UseCaseCopy<Id>> } = {
  media: { fr: mediaFr, en: mediaEn },
  recipes: { fr: recipesFr, en: recipesEn },
  affiliation: { fr: affiliationFr, en: affiliationEn },
  "saas-docs": { fr: saasDocsFr, en: saasDocsEn },
};

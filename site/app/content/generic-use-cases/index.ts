import type { Localized } from "@octroi/ui/language/language";
import type { GenericUseCasesCopy } from "./copy.ts";
import { genericUseCasesEn } from "./en.ts";
import { genericUseCasesFr } from "./fr.ts";

export const genericUseCases: Localized<GenericUseCasesCopy> = {
  fr: genericUseCasesFr,
  en: genericUseCasesEn,
};

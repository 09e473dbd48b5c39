import type { Localized } from "@octroi/ui/language/language";
import type { PricingCopy } from "./pricing/copy.ts";
import { en } from "./pricing/en.ts";
import { fr } from "./pricing/fr.ts";

export const pricing: Localized<PricingCopy> = { fr, en };

import type { Localized } from "@octroi/ui/language/language";
import type { PolicyCopy } from "./policy/copy.ts";
import { en } from "./policy/en.ts";
import { fr } from "./policy/fr.ts";

export const policyCopy: Localized<PolicyCopy> = { fr, en };

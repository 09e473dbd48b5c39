import type { Localized } from "@octroi/ui/language/language";
import type { SiteCheckCopy } from "./site-check/copy.ts";
import { en } from "./site-check/en.ts";
import { fr } from "./site-check/fr.ts";

export const siteCheck: Localized<SiteCheckCopy> = { fr, en };

import type { Localized } from "@octroi/ui/language/language";
import type { HomeCopy } from "./home/copy.ts";
import { en } from "./home/en.ts";
import { fr } from "./home/fr.ts";

export const home: Localized<HomeCopy> = { fr, en };

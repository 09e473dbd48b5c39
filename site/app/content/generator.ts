import type { Localized } from "@octroi/ui/language/language";
import type { GeneratorCopy } from "./generator/copy.ts";
import { en } from "./generator/en.ts";
import { fr } from "./generator/fr.ts";

export const generatorCopy: Localized<GeneratorCopy> = { fr, en };

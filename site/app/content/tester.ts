import type { Localized } from "@octroi/ui/language/language";
import type { TesterCopy } from "./tester/copy.ts";
import { en } from "./tester/en.ts";
import { fr } from "./tester/fr.ts";

export const testerCopy: Localized<TesterCopy> = { fr, en };

import type { Localized } from "@octroi/ui/language/language";
import type { LogAnalyzerCopy } from "./log-analyzer/copy.ts";
import { en } from "./log-analyzer/en.ts";
import { fr } from "./log-analyzer/fr.ts";

export const logAnalyzerCopy: Localized<LogAnalyzerCopy> = { fr, en };

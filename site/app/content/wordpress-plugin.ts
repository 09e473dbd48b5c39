import type { Localized } from "@octroi/ui/language/language";
import type { PluginCopy } from "./wordpress-plugin/copy.ts";
import { en } from "./wordpress-plugin/en.ts";
import { fr } from "./wordpress-plugin/fr.ts";

export const wordpressPlugin: Localized<PluginCopy> = { fr, en };

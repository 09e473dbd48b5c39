import { crawlerWords as en } from "@octroi/crawlers/words/en";
import { crawlerWords as fr } from "@octroi/crawlers/words/fr";
import type { Localized } from "@octroi/ui/language/language";

/** What each crawler is and does, by token. */
export const crawlerDescriptions: Localized<typeof fr> = { fr, en };

import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import type { KeyOfSite } from "../../../domain/sites/sites.ts";
import { connection } from "../content/sites.ts";
import { filled } from "../page/words.ts";

/** The keys of a site as pages list them: when each was created, and last used. */
export function keyRows(keys: readonly KeyOfSite[], language: Language) {
  const words = connection[language].keys;
  const { date } = intlFormatter(language);
  return keys.map(({ id, createdAt, lastUsedAt }) => ({
    id,
    created: filled(words.created, { date: date(createdAt) }),
    isUsed: lastUsedAt !== undefined,
    lastUsed: lastUsedAt === undefined ? words.never : filled(words.lastUsed, { date: date(lastUsedAt) }),
  }));
}

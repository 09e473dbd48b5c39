import type { Bilingual } from "../../crawler.ts";

/** A piece of the file inside a sentence, cut short where it is long. */
export function quoted(text: string): Bilingual {
  const shown = (text.length > 60 ? `${text.slice(0, 59)}…` : text).toWellFormed();
  return { fr: `« ${shown} »`, en: `“${shown}”` };
}

/** A few names, then how many more there are. Joined by hand: `Intl.ListFormat` is slow, and lists are many. */
export function listed(names: readonly string[]): Bilingual {
  const shown = names.slice(0, names.length > 4 ? 3 : 4).map(quoted);
  const more = names.length - shown.length;
  const parts = { fr: shown.map(({ fr }) => fr), en: shown.map(({ en }) => en) };
  if (more > 0) {
    parts.fr.push(`${more} autres`);
    parts.en.push(`${more} others`);
  }
  return { fr: joined(parts.fr, " et "), en: joined(parts.en, parts.en.length > 2 ? ", and " : " and ") };
}

function joined(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(", ")}${and}${parts.at(-1)}`;
}

/** A piece of a file, short enough to stand in a sentence. */
export function shortened(text: string): string {
  return (text.length > 60 ? `${text.slice(0, 59)}…` : text).toWellFormed();
}

/** The names to show of many, and how many more there are. */
export function shownOf(names: readonly string[]): { shown: readonly string[]; more: number } {
  const shown = names.slice(0, names.length > 4 ? 3 : 4);
  return { shown, more: names.length - shown.length };
}

/** Joined by hand: `Intl.ListFormat` is slow, and lists are many. */
export function joined(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(", ")}${and}${parts.at(-1)}`;
}

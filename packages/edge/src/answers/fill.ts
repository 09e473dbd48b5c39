export type Values = Readonly<Record<string, string | undefined>>;

/** A text of the table with its places filled. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, place: string) => values[place] ?? "");
}

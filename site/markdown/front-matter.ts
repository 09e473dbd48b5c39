import type { MarkdownDocument } from "../domain/documentation/document.ts";

type FrontMatter = Omit<MarkdownDocument, "headings" | "html">;

/** The `key: value` lines between two `---` at the top of a file. */
export function splitFrontMatter(source: string, file: string): { data: FrontMatter; body: string } {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(source);
  if (!found) throw new Error(`${file}: expected front matter, found none.`);
  const values = new Map(
    (found[1] ?? "").split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const required = (key: string) => {
    const value = values.get(key);
    if (!value) throw new Error(`${file}: expected “${key}” in the front matter, found none.`);
    return value;
  };
  const updated = values.get("updated");
  const minutes = values.get("minutes");
  return {
    data: {
      title: required("title"),
      description: required("description"),
      ...(updated && { updated }),
      ...(minutes && { minutes: Number(minutes) }),
    },
    body: source.slice(found[0].length),
  };
}

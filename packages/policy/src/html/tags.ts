/** A start tag, with its attributes by lower-case name, and the text inside for a script. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

/** More of a page than this is not read: what it says about itself stands in its head. */
const maxLength = 1024 * 1024;

/** Elements whose content is text, whatever it looks like. */
const rawText = new Set(["script", "style", "textarea", "title", "noscript", "template", "xmp", "iframe"]);

/**
 * The start tags of a page, in order, without those in comments or in raw text. Not a parser of HTML: enough to
 * find `meta`, `link` and `script`, in one pass whatever the page holds.
 */
export function tagsIn(html: string): readonly Tag[] {
  const text = html.slice(0, maxLength);
  const lower = text.toLowerCase();
  const tags: Tag[] = [];
  /** Looked for once and found nowhere: without this, a page of openings is read to its end for each. */
  const neverClosed = new Set<string>();
  let at = 0;
  for (;;) {
    at = text.indexOf("<", at);
    if (at < 0) return tags;
    if (text.startsWith("<!--", at)) at = after(text, "-->", at + 4);
    else if (/[a-z]/i.test(text.charAt(at + 1))) {
      const { name, attributes, end } = readTag(text, at + 1);
      const mayClose = rawText.has(name) && !neverClosed.has(name);
      const close = mayClose ? lower.indexOf(`</${name}`, end) : -1;
      const isRaw = close >= 0;
      if (mayClose && !isRaw) neverClosed.add(name);
      tags.push({ name, attributes, text: isRaw ? text.slice(end, close) : "" });
      at = isRaw ? close + 1 : end;
    } else at++;
  }
}

function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found < 0 ? text.length : found + end.length;
}

const attribute = /[\s/]*(?:([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?|([^\s>]))/y;

function readTag(text: string, from: number): { name: string; attributes: Map<string, string>; end: number } {
  const name = /^[^\s/>]*/.exec(text.slice(from, from + 64))?.[0].toLowerCase() ?? "";
  const attributes = new Map<string, string>();
  attribute.lastIndex = from + name.length;
  let end = attribute.lastIndex;
  for (let found = attribute.exec(text); found !== null; found = attribute.exec(text)) {
    end = attribute.lastIndex;
    const [, attributeName, double, single, bare] = found;
    if (attributeName === undefined) continue;
    const key = attributeName.toLowerCase();
    // Of an attribute written twice, the first counts.
    if (!attributes.has(key)) attributes.set(key, decoded(double ?? single ?? bare ?? ""));
  }
  return { name, attributes, end: after(text, ">", end) };
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decoded(value: string): string {
  return value.replace(
    /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(amp|lt|gt|quot|apos));/gi,
    (found, hex, decimal, name) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? found;
      const code = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : found;
    },
  );
}

import type { Element, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString as textContent } from "hast-util-to-string";

/** With every space a plain one: their kinds are the concern of the typography's test. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** What a part of a page says. */
export function textOf(part: Element | Root): string {
  return plain(textContent(part));
}

/** The page between header and footer. */
export function mainOf(document: Root): Element {
  return one("main", document);
}

export function one(selector: string, part: Element | Root): Element {
  const found = select(selector, part);
  if (found === undefined) throw new Error(`Expected an element ${selector}, found none.`);
  return found;
}

export function textsOf(selector: string, part: Element | Root): string[] {
  return selectAll(selector, part).map(textOf);
}

/** Where links lead, in order. */
export function targetsOf(part: Element | Root): string[] {
  return selectAll("a[href]", part).map(({ properties }) => String(properties.href));
}

/** What the page tells search engines. */
export function structuredDataOf(document: Root): unknown[] {
  return selectAll('script[type="application/ld+json"]', document).map((script) =>
    JSON.parse(textOf(script)),
  );
}

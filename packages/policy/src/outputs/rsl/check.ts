import { breaksNoRule, type Finding, finding } from "../../findings/finding.ts";
import { looksLikeHtml } from "../../html/looks-like-html.ts";
import { parseXml } from "../../xml/parse.ts";
import { attribute, elementsIn, type XmlElement } from "../../xml/tree.ts";
import { checkElements } from "./check-elements.ts";
import { checkOverlap } from "./check-overlap.ts";
import { checkValues, isAbsolute } from "./check-values.ts";
import { emptyDocument, type RslDocument } from "./document.ts";
import { childrenOf, documentIn } from "./read.ts";
import { elements, rslNamespace } from "./vocabulary.ts";

/** Where a document was found: each place has its own rule for `url`. */
export type RslPlace = "document" | "page" | "feed";

export interface CheckedRsl {
  /** What it says, as far as it can be understood: rely on it only where `valid`. */
  readonly document: RslDocument;
  readonly findings: readonly Finding[];
  readonly valid: boolean;
}

/**
 * Reads an RSL 1.0 document and says what is wrong with it.
 *
 * @example
 * const { document, findings } = checkRsl(await response.text());
 */
export function checkRsl(text: string, place: RslPlace = "document"): CheckedRsl {
  if (looksLikeHtml(text)) return unreadable("rsl-soft-404");
  const xml = parseXml(text);
  if (!xml.ok) return unreadable(xml.because === "doctype" ? "xml-doctype-refused" : "xml-not-well-formed");
  const { root } = xml;
  const mark = text.startsWith("\uFEFF") ? [finding("xml-bom")] : [];
  if (root.name !== "rsl") return unreadable("rsl-root", root.name);
  if (root.namespace !== rslNamespace) return unreadable("rsl-namespace", root.namespace);
  const prefixed =
    root.prefix === "" || place !== "document" ? [] : [finding("rsl-prefix", { about: root.prefix })];
  return checkedRoot(root, place, [...mark, ...prefixed]);
}

function checkedRoot(root: XmlElement, place: RslPlace, before: readonly Finding[]): CheckedRsl {
  const document = documentIn(root);
  const contents = childrenOf(root, "content");
  const findings = [
    ...before,
    ...checkElements(root),
    ...ownElements(root).flatMap(checkValues),
    ...(place === "page" && contents.length !== 1 ? [finding("rsl-inline-one-content")] : []),
    ...(contents.length === 0 && !holdsExtensions(root) ? [finding("rsl-no-content")] : []),
    ...contents.flatMap((content) => checkUrl(attribute(content, "url"), place)),
    ...checkOverlap(document),
  ];
  return { document, findings, valid: breaksNoRule(findings) };
}

/** The elements that RSL defines, without what stands inside extensions. */
export function ownElements(root: XmlElement): readonly XmlElement[] {
  return [...elementsIn(withoutExtensions(root))];
}

function withoutExtensions(element: XmlElement): XmlElement {
  const own = element.children.filter(
    ({ namespace, name }) => namespace === rslNamespace && Object.hasOwn(elements, name),
  );
  return { ...element, children: own.map(withoutExtensions) };
}

function holdsExtensions({ children }: XmlElement): boolean {
  return children.some(({ namespace }) => namespace !== rslNamespace && namespace !== "");
}

function checkUrl(url: string | undefined, place: RslPlace): readonly Finding[] {
  if (url === undefined || url.startsWith("/")) return [];
  if (url === "") return place === "page" ? [] : [finding("rsl-url-empty")];
  if (!isAbsolute(url)) return [finding("rsl-url-not-path", { about: url })];
  return place === "document" ? [finding("rsl-url-absolute", { about: url })] : [];
}

function unreadable(code: Finding["code"], about?: string): CheckedRsl {
  return {
    document: emptyDocument,
    findings: [finding(code, about === undefined ? {} : { about })],
    valid: false,
  };
}

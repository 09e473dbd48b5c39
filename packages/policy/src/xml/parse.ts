import { resolved, type Scope, xmlNamespace } from "./namespaces.ts";
import { allowedCharacters, name, Refused, Source } from "./source.ts";
import type { XmlAttribute, XmlDocument, XmlElement } from "./tree.ts";

/** Licenses are small; what is larger or deeper than this was not made by a publisher. */
const maxLength = 1024 * 1024;
const maxDepth = 32;

/**
 * Reads XML 1.0 with namespaces, and nothing that could reach out or swell: a document type declaration is
 * refused unread, so there are no entities but the five of XML itself.
 */
export function parseXml(text: string): XmlDocument {
  if (text.length > maxLength) return { ok: false, because: "not-well-formed", at: maxLength };
  const source = new Source(text.replace(/\r\n?/g, "\n"));
  try {
    return { ok: true, root: readDocument(source) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ok: false, because: error.because, at: source.at };
  }
}

function readDocument(source: Source): XmlElement {
  source.skip("\uFEFF");
  if (!allowedCharacters.test(source.text)) source.fail();
  if (/^<\?xml[ \t\n]/.test(source.text.slice(source.at, source.at + 6))) readDeclaration(source);
  skipMisc(source);
  const root = readElement(source, { "": "", xml: xmlNamespace }, 1);
  skipMisc(source);
  if (!source.isAtEnd()) source.fail();
  return root;
}

const declaration =
  /^<\?xml[ \t\n]+version[ \t\n]*=[ \t\n]*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:[ \t\n]+encoding[ \t\n]*=[ \t\n]*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:[ \t\n]+standalone[ \t\n]*=[ \t\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\n]*\?>$/;

function readDeclaration(source: Source): void {
  const end = source.text.indexOf("?>", source.at);
  if (end < 0 || end - source.at > 200 || !declaration.test(source.text.slice(source.at, end + 2)))
    source.fail();
  source.at = end + 2;
}

/** White space, comments and processing instructions, as they may stand around the root. */
function skipMisc(source: Source): void {
  for (;;) {
    source.skipSpace();
    if (!skipMarkup(source)) return;
  }
}

function skipMarkup(source: Source): boolean {
  if (source.skip("<!--")) {
    const comment = source.until("--");
    if (!source.skip(">") || comment.endsWith("-")) source.fail();
    return true;
  }
  if (source.skip("<?")) {
    const target = source.take(name);
    if (target.toLowerCase() === "xml" || target.includes(":")) source.fail();
    const rest = source.until("?>");
    if (rest !== "" && !/^[ \t\n]/.test(rest)) source.fail();
    return true;
  }
  if (/^<!doctype/i.test(source.text.slice(source.at, source.at + 9))) throw new Refused("doctype");
  return false;
}

function readElement(source: Source, outer: Scope, depth: number): XmlElement {
  if (depth > maxDepth || !source.skip("<")) source.fail();
  const tag = source.take(name);
  const { scope, element, attributes } = resolved(source, tag, readAttributes(source), outer);
  const isEmpty = source.skip("/>");
  if (!isEmpty && !source.skip(">")) source.fail();
  const { children, text } = isEmpty ? { children: [], text: "" } : readContent(source, scope, depth);
  if (!isEmpty) {
    if (!source.skip(`</${tag}`)) source.fail();
    source.skipSpace();
    if (!source.skip(">")) source.fail();
  }
  return { ...element, attributes, children, text };
}

function readContent(source: Source, scope: Scope, depth: number): { children: XmlElement[]; text: string } {
  const children: XmlElement[] = [];
  let text = "";
  for (;;) {
    const characters = source.upTo("<");
    if (characters.includes("]]>")) source.fail();
    text += source.expanded(characters);
    if (source.isAtEnd()) source.fail();
    if (source.text.startsWith("</", source.at)) return { children, text };
    if (source.skip("<![CDATA[")) text += source.until("]]>");
    else if (!skipMarkup(source)) children.push(readElement(source, scope, depth + 1));
  }
}

function readAttributes(source: Source): XmlAttribute[] {
  const attributes: XmlAttribute[] = [];
  const seen = new Set<string>();
  for (;;) {
    const spaced = source.skipSpace();
    if (source.isAtEnd() || "/>".includes(source.text.charAt(source.at))) return attributes;
    if (!spaced) source.fail();
    const qualifiedName = source.take(name);
    if (seen.has(qualifiedName)) source.fail();
    seen.add(qualifiedName);
    source.skipSpace();
    if (!source.skip("=")) source.fail();
    source.skipSpace();
    const quote = source.text.charAt(source.at++);
    if (quote !== '"' && quote !== "'") source.fail();
    const value = source.until(quote);
    if (value.includes("<")) source.fail();
    const [first = "", second] = qualifiedName.split(":");
    attributes.push({
      prefix: second === undefined ? "" : first,
      name: second ?? first,
      namespace: "",
      value: source.expanded(value.replace(/[\t\n]/g, " ")),
    });
  }
}

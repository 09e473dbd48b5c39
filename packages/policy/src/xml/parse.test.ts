import { DOMParser } from "@xmldom/xmldom";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../crawlers/testing/runs.ts";
import { parseXml } from "./parse.ts";
import type { XmlElement } from "./tree.ts";

describe("what is well-formed", () => {
  test.each([
    ["<a/>"],
    ["\uFEFF<?xml version='1.0' standalone='yes' ?>\r\n<!-- - --><?go on?><a b='1' c=\"'\"/> \n<!---->"],
    ["<a><![CDATA[<b>&amp;]]]]></a>"],
    ["<é:a xmlns:é='urn:x' é:b='1' b='1'/>"],
    ["<a>&#65;&#x1F600;&lt;&gt;&amp;&apos;&quot; ></a >"],
    ["<a xmlns='urn:x'><b xmlns=''/></a>"],
    ["<a xml:lang='fr'/>"],
  ])("%s", (text) => {
    expect(parseXml(text).ok).toBe(true);
  });
});

describe("what is not", () => {
  test.each([
    [""],
    ["text"],
    ["<a>"],
    ["<a></b>"],
    ["<a/><b/>"],
    ["<a/>text"],
    [" <?xml version='1.0'?><a/>"],
    ["<?xml encoding='UTF-8'?><a/>"],
    ["<?XML version='1.0'?><a/>"],
    ["<a b='1' b='2'/>"],
    ["<a xmlns:p='u' xmlns:q='u' p:b='' q:b=''/>"],
    ["<a b=1/>"],
    ["<a b/>"],
    ["<a b='<'/>"],
    ["<a b='1'c='2'/>"],
    ["<a>&nbsp;</a>"],
    ["<a>& b</a>"],
    ["<a>&#0;</a>"],
    ["<a>&#xD800;</a>"],
    ["<a>\u0001</a>"],
    ["<a>]]></a>"],
    ["<a><!-- -- --></a>"],
    ["<a><!-- ---></a>"],
    ["<p:a/>"],
    ["<a:b:c xmlns:a='u'/>"],
    ["<a xmlns:p=''/>"],
    ["<a xmlns:xml='urn:x'/>"],
    ["<1/>"],
    ["< a/>"],
    ["<a><![CDATA[</a>"],
  ])("%s", (text) => {
    expect(parseXml(text)).toMatchObject({ ok: false, because: "not-well-formed" });
  });

  test.each([
    ["<!DOCTYPE a><a/>"],
    ["<?xml version='1.0'?>\n<!-- x --><!DOCTYPE a SYSTEM 'http://example.com/a.dtd'><a/>"],
    ['<!DOCTYPE a [<!ENTITY % p SYSTEM "file:///etc/passwd"> %p;]><a/>'],
  ])("a document type declaration: %s", (text) => {
    expect(parseXml(text)).toMatchObject({ ok: false, because: "doctype" });
  });

  test("a comment may speak of one", () => {
    expect(parseXml("<!-- <!DOCTYPE a> --><a/>").ok).toBe(true);
  });

  test("depth and length have an end", () => {
    expect(parseXml("<a>".repeat(33) + "</a>".repeat(33)).ok).toBe(false);
    expect(parseXml("<a>".repeat(32) + "</a>".repeat(32)).ok).toBe(true);
    expect(parseXml("<a>".repeat(300_000)).ok).toBe(false);
    expect(parseXml(`<a>${" ".repeat(1024 * 1024)}</a>`).ok).toBe(false);
    expect(parseXml(`<a ${"b".repeat(500_000)}`).ok).toBe(false);
    expect(parseXml(`<a>${"&".repeat(500_000)}</a>`).ok).toBe(false);
  });
});

/** Small documents, some of them broken in one place. */
const names = fc.constantFrom("a", "b", "p:c", "xmlns:p", "p:d");
const pieces = fc.oneof(
  fc.constantFrom(
    "<a>",
    "</a>",
    "<b/>",
    "<p:c xmlns:p='urn:x'>",
    "</p:c>",
    "text",
    "&amp;",
    "&x;",
    "<!--c-->",
    "]]>",
    "<![CDATA[x]]>",
  ),
  fc.tuple(names, fc.constantFrom("1", "<", "&lt;")).map(([name, value]) => `<b ${name}="${value}"/>`),
);
const documents = fc.array(pieces, { maxLength: 8 }).map((parts) => `<a>${parts.join("")}</a>`);

describe("beside another parser", () => {
  test("what we accept is accepted there too, and says the same", () => {
    fc.assert(
      fc.property(documents, (text) => {
        const ours = parseXml(text);
        // It is lenient, for instance about end tags too many: only what we accept can be compared.
        if (ours.ok) expect(shape(ours.root)).toEqual(theirRoot(text));
      }),
      { ...runs(1000), seed: 18 },
    );
  });
});

function shape({ namespace, name, attributes, children, text }: XmlElement): object {
  return {
    namespace,
    name,
    text,
    attributes: attributes.map((each) => [each.namespace, each.name, each.value]),
    children: children.map(shape),
  };
}

function theirRoot(text: string): object | undefined {
  try {
    const parser = new DOMParser({
      onError(level, message) {
        throw new Error(`${level}: ${message}`);
      },
    });
    const root = parser.parseFromString(text, "text/xml").documentElement;
    return root === null ? undefined : theirShape(root);
  } catch {
    return undefined;
  }
}

interface TheirElement {
  readonly namespaceURI: string | null;
  readonly localName: string | null;
  readonly attributes: Iterable<{ namespaceURI: string | null; localName: string | null; value: string }>;
  readonly childNodes: Iterable<object>;
}

function isElement(node: object): node is TheirElement {
  return "nodeType" in node && node.nodeType === 1;
}

function theirShape(element: TheirElement): object {
  const nodes = [...element.childNodes];
  return {
    namespace: element.namespaceURI ?? "",
    name: element.localName,
    text: nodes
      .map((node) =>
        "nodeType" in node && (node.nodeType === 3 || node.nodeType === 4) && "nodeValue" in node
          ? node.nodeValue
          : "",
      )
      .join(""),
    attributes: [...element.attributes]
      .filter(({ namespaceURI }) => namespaceURI !== "http://www.w3.org/2000/xmlns/")
      .map(({ namespaceURI, localName, value }) => [namespaceURI ?? "", localName, value]),
    children: nodes.filter(isElement).map(theirShape),
  };
}

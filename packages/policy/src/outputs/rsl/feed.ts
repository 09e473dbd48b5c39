import { breaksNoRule, type Finding, finding } from "../../findings/finding.ts";
import { looksLikeHtml } from "../../html/looks-like-html.ts";
import { parseXml } from "../../xml/parse.ts";
import { attribute, elementsIn, type XmlElement } from "../../xml/tree.ts";
import { type CheckedRsl, ownElements } from "./check.ts";
import { checkElements } from "./check-elements.ts";
import { checkOverlap } from "./check-overlap.ts";
import { checkValues, isAbsolute } from "./check-values.ts";
import { defaultMaxAge, emptyDocument } from "./document.ts";
import { contentIn } from "./read.ts";
import { rslNamespace } from "./vocabulary.ts";

/** Names that a feed has no element of its own for: without a prefix, they were meant for RSL. */
const meantForRsl = ["rsl", "license", "permits", "prohibits", "payment", "legal", "reporting"];

/**
 * Reads the RSL in an RSS feed. `address` is where the feed was found; without it, its channel's link tells.
 *
 * @example
 * checkFeed(await response.text(), "https://example.com/feed.xml").findings;
 */
export function checkFeed(text: string, address?: string): CheckedRsl {
  if (looksLikeHtml(text)) return failed("rsl-soft-404");
  const xml = parseXml(text);
  if (!xml.ok) return failed(xml.because === "doctype" ? "xml-doctype-refused" : "xml-not-well-formed");
  const all = [...elementsIn(xml.root)];
  const contents = all.filter(
    ({ namespace, name, prefix }) => namespace === rslNamespace && name === "content" && prefix !== "",
  );
  const document = { maxAgeDays: defaultMaxAge, contents: contents.map(contentIn) };
  const origin = originOf(address ?? linkOf(all));
  const findings = [
    ...(text.startsWith("\uFEFF") ? [finding("xml-bom")] : []),
    ...all.filter(lacksPrefix).map(({ name }) => finding("rsl-rss-prefix", { about: name })),
    ...contents.flatMap(checkElements),
    ...contents.flatMap(ownElements).flatMap(checkValues),
    ...contents.flatMap((content) => checkUrl(attribute(content, "url"), origin)),
    ...checkOverlap(document),
  ];
  return { document, findings, valid: breaksNoRule(findings) };
}

function lacksPrefix({ namespace, name, prefix, attributes }: XmlElement): boolean {
  if (prefix !== "") return false;
  if (namespace === rslNamespace) return true;
  if (namespace !== "") return false;
  return meantForRsl.includes(name) || (name === "content" && attributes.some((each) => each.name === "url"));
}

function checkUrl(url: string | undefined, origin: string | undefined): readonly Finding[] {
  if (url === undefined || url === "" || url.startsWith("/")) return [];
  if (!isAbsolute(url)) return [finding("rsl-url-not-path", { about: url })];
  return origin === undefined || originOf(url) === origin ? [] : [finding("rsl-rss-origin", { about: url })];
}

function linkOf(elements: readonly XmlElement[]): string | undefined {
  const channel = elements.find(({ name }) => name === "channel" || name === "feed");
  const link = channel?.children.find(({ name, namespace }) => name === "link" && namespace === "");
  return link?.text.trim();
}

function originOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : URL.parse(address)?.origin;
}

function failed(code: Finding["code"]): CheckedRsl {
  return { document: emptyDocument, findings: [finding(code)], valid: false };
}

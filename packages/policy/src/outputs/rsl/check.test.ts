import { describe, expect, test } from "vitest";
import { checkRsl } from "./check.ts";
import { checkFeed } from "./feed.ts";

/** A document with this inside its only license, or around it. */
const rsl = (inner: string, attributes = "") =>
  `<rsl xmlns="https://rslstandard.org/rsl"${attributes}>${inner}</rsl>`;
const content = (inner: string, attributes = 'url="/"') => rsl(`<content ${attributes}>${inner}</content>`);
const license = (inner: string) => content(`<license>${inner}</license>`);
const anyLicense = '<license><permits type="usage">search</permits></license>';

function codes(text: string): readonly string[] {
  return checkRsl(text).findings.map(({ code }) => code);
}

describe("valid documents", () => {
  test.each([
    ["an empty license", license("")],
    ["foreign words", license('<permits type="usage">search cc:nc</permits>')],
    [
      "users and places",
      license('<permits type="user">education</permits><prohibits type="geo">US EU</prohibits>'),
    ],
    ["line breaks between words", license('<permits type="usage">\n search\t ai-index\n</permits>')],
    ["every payment type", license('<payment type="use"><amount currency="JPY">5</amount></payment>')],
    [
      "x402",
      license(
        '<payment type="crawl"><accepts type="application/x402+json"><![CDATA[{}]]></accepts></payment>',
      ),
    ],
    ["an own process", license('<payment type="purchase"><custom>/buy</custom></payment>')],
    [
      "legal terms of every type",
      license(
        '<legal type="warranty">ownership authority</legal><legal type="disclaimer">as-is</legal>' +
          '<legal type="attestation">true</legal><legal type="contact">mailto:a@example.com</legal>' +
          '<legal type="proof">https://example.com/p</legal>',
      ),
    ],
    ["only extensions", rsl('<x:y xmlns:x="urn:x"/>')],
    ["foreign attributes", content(anyLicense, 'url="/" xml:lang="fr" x:y="1" xmlns:x="urn:x"')],
    ["wildcards", content(anyLicense, 'url="/*.pdf$"')],
    ["a date", content(anyLicense, 'url="/" lastmod="2026-02-28T23:59:60.5+01:00"')],
    [
      "alternates, schema, copyright, terms",
      content(
        `${anyLicense}<alternate type="text/markdown">https://example.com/a.md</alternate><alternate>/b</alternate>` +
          '<schema>https://example.com/s.jsonld</schema><copyright type="person" contactEmail="a@b.c">A</copyright>' +
          "<terms>https://rslstandard.org/rsl/default-terms</terms>",
      ),
    ],
  ])("%s", (_what, text) => {
    expect(checkRsl(text)).toMatchObject({ valid: true, findings: [] });
  });
});

describe("each code", () => {
  test.each([
    ["xml-not-well-formed", "{}"],
    ["xml-not-well-formed", ""],
    ["xml-not-well-formed", license("&nbsp;")],
    ["rsl-soft-404", "  \n<!DOCTYPE HTML PUBLIC '-//W3C//DTD HTML 4.01//EN'><html></html>"],
    ["rsl-soft-404", '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ["rsl-soft-404", "<HTML lang=fr>"],
    ["rsl-root", '<license xmlns="https://rslstandard.org/rsl"/>'],
    ["rsl-root", '<RSL xmlns="https://rslstandard.org/rsl"/>'],
    ["rsl-namespace", '<rsl xmlns="http://rslstandard.org/rsl"/>'],
    ["rsl-namespace", '<rsl xmlns="https://rslstandard.org/rsl/1.0"/>'],
    [
      "rsl-prefix",
      '<r:rsl xmlns:r="https://rslstandard.org/rsl"><r:content url="/"><r:license/></r:content></r:rsl>',
    ],
    ["rsl-unknown-element", license("<permit>search</permit>")],
    ["rsl-unknown-element", content(`${anyLicense}<origin/>`)],
    ["rsl-unknown-element", rsl(`<content url="/">${anyLicense}<terms xmlns="">x</terms></content>`)],
    ["rsl-unknown-element", license("<constructor/>")],
    ["rsl-unknown-attribute", rsl(`<content url="/">${anyLicense}</content>`, ' version="1.0"')],
    ["rsl-unknown-attribute", content('<license urn="x"/>')],
    ["rsl-unknown-attribute", license('<payment type="crawl" amount="1" currency="EUR"/>')],
    ["rsl-wrong-place", rsl(anyLicense)],
    ["rsl-wrong-place", license('<amount currency="EUR">1</amount>')],
    ["rsl-wrong-place", license("<terms>https://example.com/</terms>")],
    ["rsl-wrong-place", rsl(rsl(""))],
    ["rsl-no-content", rsl("")],
    ["rsl-no-content", rsl("<!-- nothing -->")],
    ["rsl-url-missing", content(anyLicense, "")],
    ["rsl-url-empty", content(anyLicense, 'url=""')],
    ["rsl-url-absolute", content(anyLicense, 'url="https://example.com/a"')],
    ["rsl-url-not-path", content(anyLicense, 'url="articles/"')],
    ["rsl-url-not-path", content(anyLicense, 'url="*"')],
    ["rsl-url-not-path", content(anyLicense, 'url="*.pdf"')],
    ["rsl-server-obliges-token", content(anyLicense, 'url="/" server="https://l.example.com"')],
    ["rsl-server-url", content(anyLicense, 'url="/" server="http://l.example.com"')],
    ["rsl-server-url", content(anyLicense, 'url="/" server="l.example.com"')],
    ["rsl-server-url", content(anyLicense, 'url="" server="https://l.example.com"')],
    ["rsl-encrypted-without-server", content(anyLicense, 'url="/" encrypted="true"')],
    ["rsl-boolean", content(anyLicense, 'url="/" encrypted="True"')],
    ["rsl-boolean", license('<legal type="attestation">yes</legal>')],
    ["rsl-lastmod", content(anyLicense, 'url="/" lastmod="2026-11-15"')],
    ["rsl-lastmod", content(anyLicense, 'url="/" lastmod="2026-02-30T00:00:00Z"')],
    ["rsl-lastmod", content(anyLicense, 'url="/" lastmod="2026-11-15T10:00:00"')],
    ["rsl-max-age", rsl(`<content url="/">${anyLicense}</content>`, ' max-age="-1"')],
    ["rsl-max-age", rsl(`<content url="/">${anyLicense}</content>`, ' max-age="1.5"')],
    ["rsl-max-age", rsl(`<content url="/">${anyLicense}</content>`, ' max-age="P7D"')],
    ["rsl-max-age", rsl(`<content url="/">${anyLicense}</content>`, ' max-age=""')],
    ["rsl-license-missing", content("<terms>https://example.com/t</terms>")],
    ["rsl-duplicate-permits", license('<permits type="geo">FR</permits><permits type="geo">DE</permits>')],
    [
      "rsl-duplicate-prohibits",
      license('<prohibits type="usage">search</prohibits><prohibits type="usage"/>'),
    ],
    [
      "rsl-duplicate-legal",
      license('<legal type="contact">a@b.c</legal><legal type="contact">d@e.f</legal>'),
    ],
    ["rsl-duplicate-child", license('<payment type="free"/><payment type="crawl"/>')],
    ["rsl-duplicate-child", content(`${anyLicense}<terms>https://a.b/</terms><terms>https://a.b/</terms>`)],
    [
      "rsl-duplicate-child",
      license('<payment type="crawl"><custom>/a</custom><custom>/b</custom></payment>'),
    ],
    ["rsl-type-missing", license("<permits>search</permits>")],
    ["rsl-type-unknown", license('<permits type="application">search</permits>')],
    ["rsl-token-unknown", license('<permits type="usage">Search</permits>')],
    ["rsl-token-unknown", license('<prohibits type="usage">tdm</prohibits>')],
    ["rsl-token-unknown", license('<permits type="usage">commercial</permits>')],
    ["rsl-token-unknown", license('<permits type="geo">UK</permits>')],
    ["rsl-token-unknown", license('<permits type="geo">fr</permits>')],
    ["rsl-list-separator", license('<permits type="usage">search; ai-index</permits>')],
    [
      "rsl-permits-prohibits-overlap",
      license('<permits type="usage">ai-train</permits><prohibits type="usage">ai-all</prohibits>'),
    ],
    [
      "rsl-permits-prohibits-overlap",
      content(
        '<license><permits type="usage">search</permits><prohibits type="usage">ai-train</prohibits></license>' +
          '<license><permits type="usage">ai-train</permits><payment type="crawl"/></license>',
      ),
    ],
    ["rsl-payment-type", license('<payment type="royalty"/>')],
    ["rsl-payment-untyped", license('<payment><amount currency="EUR">1</amount></payment>')],
    ["rsl-currency-missing", license('<payment type="crawl"><amount>1</amount></payment>')],
    ["rsl-currency", license('<payment type="crawl"><amount currency="XBT">1</amount></payment>')],
    ["rsl-currency", license('<payment type="crawl"><amount currency="eur">1</amount></payment>')],
    ["rsl-currency", license('<payment type="crawl"><amount currency="">1</amount></payment>')],
    ["rsl-amount", license('<payment type="crawl"><amount currency="EUR">1,00</amount></payment>')],
    ["rsl-amount", license('<payment type="crawl"><amount currency="EUR">1e3</amount></payment>')],
    ["rsl-amount", license('<payment type="crawl"><amount currency="EUR">-1</amount></payment>')],
    ["rsl-amount", license('<payment type="crawl"><amount currency="EUR"/></payment>')],
    ["rsl-accepts-type", license('<payment type="crawl"><accepts/></payment>')],
    ["rsl-accepts-type", license('<payment type="crawl"><accepts type="x402"/></payment>')],
    ["rsl-standard-url", license('<payment type="crawl"><standard>CC-BY</standard></payment>')],
    ["rsl-reporting-type", license('<reporting type="usage" profile="https://a.b/p"/>')],
    ["rsl-reporting-profile", license('<reporting type="audit"/>')],
    ["rsl-reporting-profile", license('<reporting type="audit" profile="basic"/>')],
    [
      "rsl-reporting-endpoint",
      license('<reporting type="audit" profile="https://a.b/p" endpoint="http://a.b"/>'),
    ],
    ["rsl-reporting-obliges", license('<reporting type="audit" profile="urn:example:p"/>')],
    ["rsl-legal-type", license('<legal type="jurisdiction">FR</legal>')],
    ["rsl-legal-type", license("<legal>as-is</legal>")],
    ["rsl-legal-token", license('<legal type="disclaimer">as-it-is</legal>')],
    ["rsl-copyright-type", content(`${anyLicense}<copyright type="company">A</copyright>`)],
  ])("%s: %s", (code, text) => {
    expect(codes(text)).toContain(code);
  });

  test("a license in a page holds one content, whose url may be empty", () => {
    expect(checkRsl(content(anyLicense, 'url=""'), "page").findings).toEqual([]);
    const two = rsl(`<content url="">${anyLicense}</content>`.repeat(2));
    expect(checkRsl(two, "page").findings.map(({ code }) => code)).toContain("rsl-inline-one-content");
  });

  test("a billion laughs are refused before they begin", () => {
    const laughs = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      "",
    );
    expect(codes(`<!DOCTYPE rsl [<!ENTITY l0 "ha">${laughs}]>${license("&l10;")}`)).toEqual([
      "xml-doctype-refused",
    ]);
  });
});

describe("feeds", () => {
  const feed = (inner: string, attributes = ' xmlns:rsl="https://rslstandard.org/rsl"') =>
    `<rss version="2.0"${attributes}><channel><link>https://example.com/</link><copyright>A</copyright><item>${inner}</item></channel></rss>`;
  const item = (url: string) =>
    `<rsl:content url="${url}"><rsl:license><rsl:permits type="usage">search</rsl:permits></rsl:license></rsl:content>`;

  test("with the prefix and on their own site they are fine", () => {
    expect(checkFeed(feed(item("https://example.com/a")))).toMatchObject({ valid: true, findings: [] });
    expect(checkFeed(feed(item("https://example.com/a"))).document.contents).toHaveLength(1);
  });

  test("they license nothing on another site", () => {
    expect(checkFeed(feed(item("https://other.example/a"))).findings).toMatchObject([
      { code: "rsl-rss-origin" },
    ]);
    expect(checkFeed(feed(item("https://example.com/a")), "https://other.example/f").valid).toBe(false);
  });

  test("a default namespace is no prefix", () => {
    const inner =
      '<content xmlns="https://rslstandard.org/rsl" url="https://example.com/a"><license/></content>';
    expect(checkFeed(feed(inner, "")).findings.map(({ code }) => code)).toContain("rsl-rss-prefix");
  });

  test("what stands inside is checked as in a document", () => {
    const inner =
      '<rsl:content url="https://example.com/a"><rsl:license><rsl:permits type="usage">tdm</rsl:permits></rsl:license></rsl:content>';
    expect(checkFeed(feed(inner)).findings).toMatchObject([{ code: "rsl-token-unknown", about: "tdm" }]);
  });
});

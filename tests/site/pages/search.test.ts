import { languages } from "@octroi/ui/language/language";
import { selectAll } from "hast-util-select";
import { describe, expect, test } from "vitest";
import { addressOf, alternatesOf, type Path, pages, splitPath } from "../../../site/domain/pages/pages.ts";
import { everyPage } from "../browser/every-page.ts";
import { one, textOf } from "./elements.ts";
import { documentAt, htmlAt } from "./rendered-pages.ts";

const origin = "https://octroi.example";
const addresses = Object.values(pages).flatMap((path) =>
  languages.map((language) => addressOf(path, language)),
);

/** Anything under /usecase/ has the one generic title, as specified. */
const sharesItsTitle = (address: Path) => splitPath(address).path.startsWith("/usecase/");

/** Pages that are none of the things search engines ask to be told of. */
const withoutData = new Set<Path>([
  pages.why,
  pages.estimator,
  pages.wordpressPlugin,
  pages.freeTools,
  pages.robotsTxtTester,
  pages.logAnalyzer,
  pages.team,
  pages.privacy,
  pages.market,
  pages.waitlist,
]);

function text(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1] ?? "";
  return found.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}

const titleOf = (html: string) => text(html, /<title>([^<]*)<\/title>/);
const descriptionOf = (html: string) => text(html, /<meta name="description" content="([^"]*)"/);

test.each(everyPage)("%s has one h1, and a title", async (address) => {
  const document = await documentAt(address);
  expect(selectAll("h1", document)).toHaveLength(1);
  expect(textOf(one("title", document)).length).toBeGreaterThan(10);
});

describe.each(addresses)("%s", (address) => {
  test("has a title of 30 to 60 and a description of 70 to 160 characters", async () => {
    const html = await htmlAt(address);
    expect(titleOf(html).length, titleOf(html)).toBeGreaterThanOrEqual(30);
    expect(titleOf(html).length, titleOf(html)).toBeLessThanOrEqual(60);
    expect(descriptionOf(html).length, descriptionOf(html)).toBeGreaterThanOrEqual(70);
    expect(descriptionOf(html).length, descriptionOf(html)).toBeLessThanOrEqual(160);
  });

  test("names its own address, its alternates and a picture", async () => {
    const html = await htmlAt(address);
    expect(html).toContain(`<link rel="canonical" href="${origin}${address}"/>`);
    for (const [language, path] of Object.entries(alternatesOf(splitPath(address).path))) {
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${origin}${path}"/>`);
    }
    expect(html).toMatch(
      /<meta property="og:image" content="https:\/\/octroi\.example\/social\/[\w-]+\.png"\/>/,
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  const hasData = !withoutData.has(splitPath(address).path);
  test(`has ${hasData ? "structured data that names its types" : "no structured data"}`, async () => {
    const html = await htmlAt(address);
    const found = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    expect(found.length > 0).toBe(hasData);
    for (const [, json = ""] of found) {
      const data = JSON.parse(json);
      expect(data["@context"]).toBe("https://schema.org");
      expect(data["@type"] ?? data["@graph"]).toBeTruthy();
      expect(json).not.toContain("undefined");
    }
  });
});

test("no two pages share a title or a description", async () => {
  const own = addresses.filter((address) => !sharesItsTitle(address));
  const htmls = await Promise.all(own.map(htmlAt));
  const twice = (values: string[]) => values.filter((value, position) => values.indexOf(value) !== position);
  expect(twice(htmls.map(titleOf))).toEqual([]);
  expect(twice(htmls.map(descriptionOf))).toEqual([]);
});

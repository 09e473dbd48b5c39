import { brand } from "@octroi/ui/brand/brand";
import { languages } from "@octroi/ui/language/language";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import { crawlerPaths } from "../../../site/domain/directory/directory.ts";
import { addressOf, alternatesOf, listedPages, type Path } from "../../../site/domain/pages/pages.ts";

const caching = "public, max-age=3600";

/** What machines ask for before they read a page. */
export function discoveryFiles(
  siteUrl: URL,
  builtOn: Date,
): Record<"/sitemap.xml" | "/site.webmanifest", Resource> {
  const origin = siteUrl.origin;
  const text = (type: string, content: string) =>
    resourceOf(content, { "content-type": type, "cache-control": caching });
  const changed = builtOn.toISOString().slice(0, 10);
  return {
    "/sitemap.xml": text("application/xml; charset=utf-8", sitemap(origin, changed)),
    "/site.webmanifest": text("application/manifest+json; charset=utf-8", manifest()),
  };
}

function sitemap(origin: string, changed: string): string {
  const entries = [...listedPages, ...crawlerPaths].flatMap((path) => [
    sitemapEntry(origin, path, path, changed),
    ...languages.map((language) => sitemapEntry(origin, addressOf(path, language), path, changed)),
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

export function sitemapEntry(origin: string, address: Path, path: Path, changed?: string): string {
  const alternates = Object.entries(alternatesOf(path)).map(
    ([language, alternate]) =>
      `    <xhtml:link rel="alternate" hreflang="${language}" href="${origin}${alternate}"/>`,
  );
  return [
    "  <url>",
    `    <loc>${origin}${address}</loc>`,
    ...(changed === undefined ? [] : [`    <lastmod>${changed}</lastmod>`]),
    ...alternates,
    "  </url>",
  ].join("\n");
}

function manifest(): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: "/",
    display: "browser",
    background_color: "#0a0f0d",
    theme_color: "#0a0f0d",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/apple-touch-icon.png", type: "image/png", sizes: "180x180" },
    ],
  });
}

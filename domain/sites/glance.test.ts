import { expect, test } from "vitest";
import { platformOf, proposedConnector } from "./glance.ts";

test.each([
  [
    '<link rel="stylesheet" href="https://example.com/wp-content/themes/a/style.css">',
    "wordpress",
    "wordpress",
  ],
  ['<meta name="generator" content="WordPress 7.1">', "wordpress", "wordpress"],
  ['<script src="/_next/static/chunks/main.js"></script>', "next", "middleware"],
  ['<div id="__nuxt"></div>', "nuxt", "middleware"],
  ['<script src="https://cdn.shopify.com/s/files/1/a.js"></script>', "shopify", "dns"],
  ["<h1>Hello</h1>", undefined, "middleware"],
])("%s runs on %s, and is connected by %s", (html, platform, connector) => {
  expect(platformOf(html)).toBe(platform);
  expect(proposedConnector({ platform: platformOf(html) })).toBe(connector);
});

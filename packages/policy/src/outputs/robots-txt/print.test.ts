import { describe, expect, test } from "vitest";
import { parsePolicy } from "../../parse.ts";
import { preset } from "../../presets.ts";
import { printRobotsTxt } from "./print.ts";

const site = { origin: "https://example.com", sitemaps: ["https://example.com/sitemap.xml"] };

function print(rules: readonly unknown[], more: object = {}) {
  const parsed = parsePolicy({ version: 1, site, rules, ...more });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const { files, notes } = printRobotsTxt(parsed.policy);
  return { text: files[0]?.text ?? "", notes };
}

describe("robots.txt", () => {
  test("of a small policy", () => {
    const { text } = print(
      [
        { who: { crawler: ["CCBot"] }, paths: ["/libre/"], action: "allow" },
        { who: { crawler: ["CCBot", "GPTBot"] }, action: "block" },
        { who: { crawler: ["ClaudeBot"] }, action: "limit", limit: { visits: 6, per: "minute" } },
      ],
      { license: { url: "https://example.com/license.xml" } },
    );
    expect(text).toMatchInlineSnapshot(`
      "License: https://example.com/license.xml

      User-agent: CCBot
      Content-Signal: search=yes, ai-train=no
      Content-Signal: /libre/ search=yes, ai-train=yes
      Content-Usage: train-ai=n, search=y
      Content-Usage: /libre/ train-ai=y, search=y
      Allow: /robots.txt
      Allow: /.well-known/
      Allow: /license.xml$
      Allow: /sitemap.xml$
      Allow: /libre/
      Disallow: /

      User-agent: ClaudeBot
      Content-Signal: search=yes, ai-train=yes
      Content-Usage: train-ai=y, search=y
      Crawl-delay: 10
      Disallow:

      User-agent: GPTBot
      Allow: /robots.txt
      Allow: /.well-known/
      Allow: /license.xml$
      Allow: /sitemap.xml$
      Disallow: /

      User-agent: *
      Content-Signal: search=yes
      Content-Usage: search=y
      Disallow:

      Sitemap: https://example.com/sitemap.xml
      "
    `);
  });

  test("short rules that come first are padded with stars, and nothing else is", () => {
    const { text } = print([
      { who: { crawler: ["GPTBot"] }, paths: ["/*.pdf$"], action: "allow" },
      { who: { crawler: ["GPTBot"] }, paths: ["/private/"], action: "block" },
    ]);
    expect(text).toContain("Allow: /***.pdf$\nDisallow: /private/\n");
  });

  test.each([
    [
      "not-expressible",
      [{ who: { purpose: ["dataset"] }, action: "block" }],
      { crawlers: expect.arrayContaining(["img2dataset"]) },
    ],
    [
      "not-expressible",
      [{ who: { purpose: ["coding-agent"] }, action: "block" }],
      { crawlers: expect.arrayContaining(["Claude-Code"]) },
    ],
    ["not-expressible", [{ who: { verified: false }, action: "block" }], { rules: [0] }],
    [
      "not-expressible",
      [{ who: {}, action: "charge", price: { amount: "1", currency: "EUR" } }],
      { rules: [0] },
    ],
    [
      "not-expressible",
      [{ who: {}, paths: ["/a"], action: "limit", limit: { visits: 1, per: "minute" } }],
      { rules: [0] },
    ],
    ["not-enforced", [{ who: {}, action: "limit", limit: { visits: 1, per: "minute" } }], { rules: [0] }],
    ["not-enforced", [{ who: {}, action: "block" }], {}],
    [
      "not-expressible",
      [
        { who: {}, paths: ["/a$"], action: "block" },
        { who: {}, paths: ["/*a$"], action: "allow" },
        { who: {}, action: "block" },
      ],
      { rules: [0] },
    ],
    ["not-expressible", [{ who: { purpose: ["agent"] }, action: "block" }], {}],
    [
      "contradicts",
      [
        { who: {}, paths: ["/a/index.html"], action: "allow" },
        { who: {}, action: "block" },
      ],
      { rules: [0] },
    ],
  ])("law 6: what is %s is told: %j", (kind, rules, about) => {
    expect(print(rules).notes).toContainEqual(expect.objectContaining({ kind, ...about }));
  });

  test("a preset fits in the 500 KiB that are read, many times over", () => {
    const { files } = printRobotsTxt(preset("block-ai", site));
    expect(files[0]?.text.length).toBeLessThan(20_000);
  });
});

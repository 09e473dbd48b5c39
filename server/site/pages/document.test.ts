import { createHash } from "node:crypto";
import { languageOf } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { splitPath } from "../../../site/domain/pages/pages.ts";
import { everyPage } from "../../../tests/site/browser/every-page.ts";
import { builtPages } from "../../../tests/site/whole-site.ts";

/** What the application really answers with for a page. */
async function answered(path: string): Promise<{ html: string; policy: string | null }> {
  const context = { language: languageOf(splitPath(path)), today: "2026-11-18" };
  const response = await builtPages(new Request(`https://octroi.example${path}`), context);
  return { html: await response.text(), policy: response.headers.get("content-security-policy") };
}

const { html: page } = await answered("/fr/pricing");

test("no script is asked for before the page has loaded", () => {
  expect(page).not.toMatch(/<link[^>]* rel="modulepreload"|<script[^>]* src=/);
  const inline = [...page.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code,
  );
  expect(inline).toHaveLength(2);
  const [early, late] = inline;
  expect(early).not.toContain("/assets/");
  expect(late).toMatch(/addEventListener\("load", run\);$/);
});

test("a page that only reads asks for nothing of React", () => {
  expect(page.match(/\/assets\/[\w.-]+\.js/g)?.filter((file) => /react|hydrate/.test(file))).toEqual([]);
});

test.each([...everyPage, "/fr/crawlers/gptbot", "/en/crawlers/no-such", "/404/404"])(
  "%s holds one style and our own two scripts, which its policy allows alone",
  async (path) => {
    const { html, policy } = await answered(path);
    const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi)]
      .map(([, tag, attributes = "", code = ""]) => ({ tag, attributes, code }))
      .filter(({ attributes }) => !/^ type="application\/(ld\+)?json"/.test(attributes));
    expect(inline.map(({ tag, attributes }) => tag + attributes)).toEqual([
      "style",
      "script",
      'script type="module"',
    ]);
    const digests = inline.map(
      ({ code }) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
    );
    expect(new Set(policy?.match(/'sha256-[^']+'/g))).toEqual(new Set(digests));
    // What names a page stands in its head alone.
    expect(html.slice(html.indexOf("<body")).match(/<(title|meta)\b/g) ?? []).toEqual([]);
  },
);

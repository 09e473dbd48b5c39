import { brand } from "@octroi/ui/brand/brand";
import { languages } from "@octroi/ui/language/language";
import { describe, expect, test } from "vitest";
import {
  documents,
  everyNodeIn,
  headingsOf,
  legal,
  type Prose,
  read,
  textOf,
} from "../../../tests/site/prose.ts";

describe.each(documents)("%s", (document) => {
  const fr = read(document, "fr");
  const en = read(document, "en");

  test("P9 D3 has the same headings, steps, blocks and code in both languages", () => {
    expect(shapeOf(fr)).toEqual(shapeOf(en));
    expect(shapeOf(fr)).not.toHaveLength(0);
  });

  test("P9 D3 has the same inline code, markers and internal links in both languages", () => {
    expect(inlineCodeIn(fr)).toEqual(inlineCodeIn(en));
    expect(markersIn(fr)).toEqual(markersIn(en));
    expect(internalLinksIn(fr)).toEqual(internalLinksIn(en));
  });

  test("P9 D3 gives every heading an id of its own, and links only to ids it has", () => {
    const ids = idsIn(fr);
    expect(ids).not.toContain("");
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = internalLinksIn(fr).filter((url) => url.startsWith("#"));
    expect(ids).toEqual(expect.arrayContaining(anchors.map((url) => url.slice(1))));
  });

  test.each([fr, en])("has a title and a description that search results show whole", ({ facts }) => {
    expect(facts.get("title")).toBeTruthy();
    expect(facts.get("description")?.length).toBeGreaterThanOrEqual(70);
    expect(facts.get("description")?.length).toBeLessThanOrEqual(160);
  });

  test.each([fr, en])("leaves the brand to its markers", ({ source }) => {
    expect(source).not.toContain(brand.name);
    expect(source).not.toContain(brand.contactEmail);
  });

  test("follows each language's typography", () => {
    expect(proseIn(fr)).not.toMatch(/['"]| [:;!?%»]|[\p{L}\d][:;!?%»]|«(?!\u00a0)/u);
    expect(proseIn(en)).not.toMatch(/['"«»]| [:;!?%]/);
  });
});

test("P9 the policy has its 11 sections and the terms their 13, in order, last updated on 13 October 2025", () => {
  const [privacy, terms] = legal.map((document) => read(document, "fr"));
  expect(privacy && idsIn(privacy).join(" ")).toBe(
    "general data-collected purposes cookies recipients transfers retention rights security minors updates",
  );
  expect(terms && idsIn(terms).join(" ")).toBe(
    "editor object acceptance description access intellectual-property acceptable-use pricing third-parties " +
      "liability personal-data law modifications",
  );
  for (const document of legal) {
    for (const language of languages)
      expect(read(document, language).facts.get("updated")).toBe("2025-10-13");
  }
});

test("P9 the policy and the terms share a page, and no anchor", () => {
  const ids = legal.flatMap((document) => idsIn(read(document, "fr")));
  expect(new Set(ids).size).toBe(ids.length);
  // `#waitlist` on any address opens the sign-up.
  expect(ids).not.toContain("waitlist");
});

function idsIn(prose: Prose): string[] {
  return headingsOf(prose).map(({ id }) => id ?? "");
}

/** Each block in a word or two: what must be alike for two pages to be one page in two languages. */
function shapeOf(prose: Prose): string[] {
  const headings = headingsOf(prose);
  return prose.root.children.map((block) => {
    if (block.type === "heading") {
      const { depth, id, step = "" } = headings.shift() ?? {};
      return `${"#".repeat(depth ?? 0)} ${step} ${id}`;
    }
    if (block.type === "code") return `${block.lang} ${block.meta}\n${block.value}`;
    if (block.type === "table") return `table ${block.children.map((row) => row.children.length)}`;
    if (block.type === "list") return `list of ${block.children.length}`;
    if (block.type === "blockquote") return `${/^\[!(\w+)\]/.exec(textOf(block))?.[1]} box`;
    return block.type;
  });
}

function proseIn({ facts, root }: Prose): string {
  const texts = everyNodeIn(root).map((node) => (node.type === "text" ? node.value : ""));
  return [facts.get("title"), facts.get("description"), ...texts].join("\n");
}

function inlineCodeIn({ root }: Prose): string[] {
  return everyNodeIn(root)
    .flatMap((node) => (node.type === "inlineCode" ? node.value : []))
    .sort();
}

function internalLinksIn({ root }: Prose): string[] {
  return everyNodeIn(root)
    .flatMap((node) => (node.type === "link" && !node.url.startsWith("https:") ? node.url : []))
    .sort();
}

function markersIn({ source }: Prose): string[] {
  return (source.match(/\{\{[\w.]+\}\}/g) ?? []).sort();
}

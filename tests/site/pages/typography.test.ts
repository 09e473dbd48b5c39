import { languages } from "@octroi/ui/language/language";
import type { Root } from "hast";
import { select } from "hast-util-select";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { documentAt } from "./rendered-pages.ts";

const slips = {
  /** A plain space before a high sign, a straight quote, a guillemet that lets its word go. */
  fr: / [:;!?%»€]|['"]|«[^\u00a0\u202f]|\d \d/u,
  en: / [:;!?%]|['"«»]/u,
} as const;

const unread = new Set(["script", "style", "code", "pre", "textarea"]);

test.each(languages)("L6 every page is set as %s is set", async (language) => {
  const found: string[] = [];
  for (const path of Object.values(pages)) {
    const texts = proseIn(await documentAt(addressOf(path, language)));
    expect(texts.length, path).toBeGreaterThan(50);
    found.push(...texts.filter((text) => slips[language].test(text)).map((text) => `${path}: ${text}`));
  }
  expect(found).toEqual([]);
});

/** What is read as text, title and description included; code has its own rules. */
function proseIn(document: Root): string[] {
  const description = select('meta[name="description"]', document)?.properties.content;
  const texts = [String(description)];
  visit(document, (node) => {
    if (node.type === "element" && unread.has(node.tagName)) return SKIP;
    if (node.type === "text") texts.push(node.value);
    return CONTINUE;
  });
  return texts;
}

import { languages } from "../../domain/language.ts";
import { addressOf, pages } from "../../domain/pages.ts";
import { expect, test } from "./fixtures.ts";

const slips = {
  /** A plain space before a high sign, a straight quote, a guillemet that lets its word go. */
  fr: / [:;!?%»€]|['"]|«[^\u00a0\u202f]|\d \d/u,
  en: / [:;!?%]|['"«»]/u,
} as const;

for (const language of languages) {
  test(`L6 every page is set as ${language} is set`, async ({ page, request }) => {
    const found: string[] = [];
    for (const path of Object.values(pages)) {
      const html = await (await request.get(addressOf(path, language))).text();
      const texts = await page.evaluate(proseIn, html);
      found.push(...texts.filter((text) => slips[language].test(text)).map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
  });
}

/** Runs in the browser: what is read as text, title and description included; code has its own rules. */
function proseIn(html: string): string[] {
  const document = new DOMParser().parseFromString(html, "text/html");
  for (const element of document.querySelectorAll("script, style, code, pre, textarea")) element.remove();
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  const texts = [document.querySelector('meta[name="description"]')?.getAttribute("content") ?? ""];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? "");
  return texts;
}

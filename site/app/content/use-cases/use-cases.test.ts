import { describe, expect, test } from "vitest";
import { languages } from "../../../domain/language.ts";
import { genericUseCases } from "../generic-use-cases/index.ts";
import { useCases } from "./index.ts";

interface Page {
  name: string;
  title: string;
  description: string;
  copy: object;
}

/** Every use-case page in one language, the generic ones included. */
function pagesIn(language: (typeof languages)[number]): Page[] {
  const { title, closing, pages } = genericUseCases[language];
  return [
    ...Object.entries(useCases).map(([id, { [language]: copy }]) => ({
      name: `/use-cases/${id}`,
      title: copy.title,
      description: copy.description,
      copy,
    })),
    ...Object.entries(pages).map(([id, page]) => ({
      name: `/usecase/${id}`,
      title,
      description: page.description,
      copy: { ...page, closing },
    })),
  ];
}

describe.each(languages)("in %s", (language) => {
  const pages = pagesIn(language);

  test.each(pages)("P6 P7 $name has 500 to 900 words", ({ copy }) => {
    const words = proseIn(copy).flatMap((text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,/%-]*/gu) ?? []);
    expect(words.length).toBeGreaterThanOrEqual(500);
    expect(words.length).toBeLessThanOrEqual(900);
  });

  test.each(pages)("P6 P7 $name has a title and a description that search results show whole", (page) => {
    expect(page.title.length).toBeGreaterThanOrEqual(30);
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  test.each(pages)("P6 P7 $name follows the language's typography", ({ copy, title, description }) => {
    const text = [title, description, ...proseIn(copy)].join("\n");
    expect(text).not.toMatch(/['"!]/);
    if (language === "fr") expect(text).not.toMatch(/ [:;?%»]|[\p{L}\d][;?%»]|[\p{L}\d]: |«(?!\u00a0)/u);
    else expect(text).not.toMatch(/[«»]| [:;?%]/);
  });

  test("P6 P7 descriptions and the dedicated pages' titles are each used once", () => {
    const descriptions = pages.map(({ description }) => description);
    const titles = Object.values(useCases).map(({ [language]: copy }) => copy.title);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test("L2 both languages list the same points in the same order, so that a switch moves nothing", () => {
  for (const { fr, en } of Object.values(useCases)) expect(shapeOf(fr)).toEqual(shapeOf(en));
  expect(shapeOf(genericUseCases.fr)).toEqual(shapeOf(genericUseCases.en));
});

/** The texts a reader sees: not the page's head, not the words inside a drawing, not the names of icons. */
function proseIn(value: unknown, key = ""): string[] {
  if (["title", "description"].includes(key) && typeof value === "string" && value.includes(" — ")) return [];
  if (["words", "icon", "screen"].includes(key)) return [];
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => proseIn(each, name));
}

/** Keys in order, with what must be alike in both languages beside them. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.entries(value).map(([key, each]) => [key, key === "icon" ? each : shapeOf(each)]);
}

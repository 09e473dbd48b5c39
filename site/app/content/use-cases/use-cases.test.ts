import { languages } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { genericUseCases } from "../generic-use-cases/index.ts";
import { useCases } from "./index.ts";

const texts = languages.flatMap((language) => {
  const { closing, pages } = genericUseCases[language];
  return [
    ...Object.entries(useCases).map(([id, copy]) => ({
      page: `/${language}/use-cases/${id}`,
      copy: copy[language],
    })),
    ...Object.entries(pages).map(([id, page]) => ({
      page: `/${language}/usecase/${id}`,
      copy: { ...page, closing },
    })),
  ];
});

test.each(texts)("P6 P7 $page has 500 to 900 words", ({ copy }) => {
  const words = proseIn(copy).flatMap((text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’.,/%-]*/gu) ?? []);
  expect(words.length).toBeGreaterThanOrEqual(500);
  expect(words.length).toBeLessThanOrEqual(900);
});

test("L2 both languages list the same points in the same order, so that a switch moves nothing", () => {
  for (const { fr, en } of Object.values(useCases)) expect(shapeOf(fr)).toEqual(shapeOf(en));
  expect(shapeOf(genericUseCases.fr)).toEqual(shapeOf(genericUseCases.en));
});

/** What is read as text: not the page's description, not the words inside a drawing, not the names of icons. */
function proseIn(value: unknown, key = ""): string[] {
  if (["description", "words", "icon", "screen"].includes(key)) return [];
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => proseIn(each, name));
}

/** Keys in order, with what must be alike in both languages beside them. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.entries(value).map(([key, each]) => [key, key === "icon" ? each : shapeOf(each)]);
}

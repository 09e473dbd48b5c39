import { readdirSync } from "node:fs";
import { type Language, languages } from "@octroi/ui/language/language";
import { elisionSlip, textsIn, typographySlips } from "@octroi/ui/testing/typography";
import { describe, expect, test } from "vitest";

const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith(".test.ts"));

describe.each(languages)("in %s", (language) => {
  test.each(files)("L6 %s follows the language's typography", async (file) => {
    const texts = textsUnder(language, await import(`./${file}`));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => typographySlips[language].test(text))).toEqual([]);
    if (language === "fr") expect(texts.filter((text) => elisionSlip.test(text))).toEqual([]);
  });
});

function textsUnder(language: Language, value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === language ? textsIn(part) : textsUnder(language, part),
  );
}

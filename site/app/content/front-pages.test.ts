import { languages } from "@octroi/ui/language/language";
import { textsIn, typographySlips } from "@octroi/ui/testing/typography";
import { describe, expect, test } from "vitest";
import { demo } from "./demo.ts";
import { estimator } from "./estimator.ts";
import { home } from "./home.ts";
import { why } from "./why.ts";

const heads = { home, estimator, why };
const copies = { ...heads, demo };

describe.each(Object.entries(heads))("%s", (_, copy) => {
  test.each(languages)(
    "L5 has a title and a description that search results show whole, in %s",
    (language) => {
      const { title, description } = copy[language];
      expect(title.length).toBeGreaterThanOrEqual(30);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );
});

describe.each(Object.entries(copies))("%s", (_, copy) => {
  test("L6 follows each language's typography", () => {
    for (const language of languages) {
      for (const text of textsIn(copy[language])) expect(text).not.toMatch(typographySlips[language]);
    }
  });
});

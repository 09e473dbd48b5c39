import { languages } from "@octroi/ui/language/language";
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
    for (const text of textsIn(copy.fr)) {
      expect(text).not.toMatch(/['"\u202f]| [:;!?%»€]|[\p{L}\d)][;!?%»€]|[\p{L}\d)]:(?!\/)|«(?!\u00a0)/u);
    }
    for (const text of textsIn(copy.en)) expect(text).not.toMatch(/['"«»\u202f]| [:;!?%]|!/u);
  });
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

import { selectAll } from "hast-util-select";
import { expect, test } from "vitest";
import { mainOf, one, textOf } from "./elements.ts";
import { documentAt, resourceAt } from "./rendered-pages.ts";

const words = {
  fr: "Page introuvable — la page que vous cherchez n’existe pas ou a été déplacée.",
  en: "Page not found. The page you are looking for doesn’t exist or has moved.",
} as const;

test.each([
  ["/no-such-page", "en"],
  ["/fr/no/such/page", "fr"],
  ["/fr/use-cases/inconnu", "fr"],
  ["/de/pricing", "en"],
  ["/en/pricing/x", "en"],
] as const)(
  "P10 %s is a 404 that says so, with the header, the footer and two ways out",
  async (path, language) => {
    expect((await resourceAt(path)).status).toBe(404);
    const document = await documentAt(path);
    const main = mainOf(document);
    expect(textOf(one("h1", main))).toBe(words[language]);
    expect(textOf(one("title", document))).toMatch(
      language === "fr" ? /^Page introuvable/ : /^Page not found/,
    );
    expect(selectAll("a", main)).toHaveLength(2);
    expect(selectAll("body header, body footer", document).length).toBeGreaterThanOrEqual(2);
    expect(one('meta[name="robots"]', document).properties.content).toBe("noindex");
  },
);

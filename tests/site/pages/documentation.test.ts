import { languages } from "@octroi/ui/language/language";
import { selectAll } from "hast-util-select";
import { describe, expect, test } from "vitest";
import { connectors } from "../../../site/domain/documentation/connectors.ts";
import { mainOf, one, structuredDataOf, textOf } from "./elements.ts";
import { documentAt, resourceAt } from "./rendered-pages.ts";

const words = {
  fr: {
    nav: "Sections de la documentation",
    missing: "Cette page n’est pas encore disponible.",
    first: "Premiers pas",
  },
  en: {
    nav: "Documentation sections",
    missing: "This page is not yet available.",
    first: "Getting started",
  },
} as const;

describe.each(languages)("the documentation in %s", (language) => {
  const expected = words[language];
  const base = `/${language}/documentation`;

  test("H1 the header marks Documentation on every guide, the middleware’s own page included", async () => {
    for (const path of [base, `${base}/dns`, `/${language}/middleware`]) {
      const links = selectAll("header nav > [aria-current=page]", await documentAt(path));
      // In the bar and in the phone’s menu.
      expect(links.map(({ properties }) => properties.href)).toEqual([base, base]);
    }
  });

  test("D1 a section nobody wrote says so, with status 404, inside the documentation", async () => {
    expect((await resourceAt(`${base}/netlify`)).status).toBe(404);
    const document = await documentAt(`${base}/netlify`);
    expect(textOf(one("h1", document))).toBe(expected.missing);
    expect(selectAll(`nav[aria-label="${expected.nav}"]`, document)).not.toEqual([]);
    expect(one('meta[name="robots"]', document).properties.content).toBe("noindex");
  });

  test("D1 getting-started by name is the same page, canonical at /documentation", async () => {
    expect((await resourceAt(`${base}/getting-started`)).status).toBe(200);
    const document = await documentAt(`${base}/getting-started`);
    expect(textOf(one("h1", document))).toBe(expected.first);
    const canonical = String(one('link[rel="canonical"]', document).properties.href);
    expect(new URL(canonical).pathname).toBe(base);
  });

  test("D2 three cards lead to the connectors and state the time each takes", async () => {
    const cards = selectAll("a", one("article ul", mainOf(await documentAt(base))));
    expect(cards.map(({ properties }) => properties.href)).toEqual(
      (["wordpress", "vercel", "dns"] as const).map((id) => `${base}/${id}`),
    );
    for (const [position, id] of (["wordpress", "vercel", "dns"] as const).entries()) {
      const card = cards[position];
      expect(card && textOf(card)).toMatch(new RegExp(`\\b${connectors[id].minutes}\\sminute`));
    }
  });

  test("D1 the structured data is an article, and a how-to whose five steps have an anchor", async () => {
    const ids = selectAll("[id]", await documentAt(`${base}/wordpress`)).map(
      ({ properties }) => properties.id,
    );
    for (const path of [base, `${base}/wordpress`]) {
      const [article, howTo] = structuredDataOf(await documentAt(path));
      expect(article).toMatchObject({ "@type": "Article", inLanguage: language });
      expect(howTo).toMatchObject({ "@type": "HowTo", inLanguage: language });
      const { step } = howTo as { step: { url: string }[] };
      const anchors = step.map(({ url }) => new URL(url).hash.slice(1));
      expect(anchors).toHaveLength(5);
      expect(ids).toEqual(expect.arrayContaining(anchors));
    }
  });
});

import { languages } from "@octroi/ui/language/language";
import { selectAll } from "hast-util-select";
import { expect, test } from "vitest";
import { generatorCopy } from "../../../site/app/content/generator.ts";
import { registryCrawlers } from "../../../site/domain/directory/ai-crawlers.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { mainOf, plain, structuredDataOf, textOf, textsOf } from "./elements.ts";
import { documentAt } from "./rendered-pages.ts";

test.each(languages)(
  "G4 how-to, registry, questions, guide and structured data are there in %s",
  async (language) => {
    const { howTo, guide, faq } = generatorCopy[language];
    const document = await documentAt(addressOf(pages.robotsTxtGenerator, language));
    const main = mainOf(document);
    const headings = textsOf("h3", main);
    for (const { title } of [...howTo.steps, ...guide.steps]) expect(headings).toContain(plain(title));
    expect(guide.steps).toHaveLength(4);
    expect(textOf(main)).toMatch(language === "fr" ? /octobre 2025/ : /last updated October 2025/);
    expect(selectAll("tr", main)).toHaveLength(registryCrawlers.length + 1);
    expect(structuredDataOf(document)).toEqual([
      expect.objectContaining({
        "@type": "FAQPage",
        dateModified: "2025-01-24",
        inLanguage: language,
        mainEntity: faq.questions.map(({ question }) => expect.objectContaining({ name: plain(question) })),
      }),
    ]);
  },
);

import { languages } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { crawlerPath } from "../../../site/domain/directory/address.ts";
import { addressOf, type Path, pages } from "../../../site/domain/pages/pages.ts";
import { mainOf, structuredDataOf, targetsOf } from "./elements.ts";
import { documentAt } from "./rendered-pages.ts";

/** Where each of the two tools is offered, because it helps there. */
const leading: readonly [tool: Path, from: Path][] = [
  [pages.aiPolicy, pages.freeTools],
  [pages.aiPolicy, pages.home],
  [pages.aiPolicy, pages.robotsTxtGenerator],
  [pages.aiPolicy, pages.siteCheck],
  [pages.aiPolicy, crawlerPath("GPTBot")],
  [pages.aiPolicy, pages.useCaseMedia],
  [pages.aiPolicy, pages.genericBlogs],
  [pages.aiPolicy, pages.documentation],
  [pages.aiPolicy, pages.middleware],
  [pages.siteCheck, pages.freeTools],
  [pages.siteCheck, pages.home],
  [pages.siteCheck, pages.useCaseMedia],
  [pages.siteCheck, pages.genericBlogs],
  [pages.siteCheck, pages.documentation],
];

test.each(leading)("%s is reached from %s, in both languages", async (tool, from) => {
  for (const language of languages) {
    const targets = targetsOf(mainOf(await documentAt(addressOf(from, language))));
    expect(targets.map((target) => target.replace(/#.*$/, ""))).toContain(addressOf(tool, language));
  }
});

test.each([pages.aiPolicy, pages.siteCheck])(
  "%s tells search engines that it is a free tool",
  async (tool) => {
    for (const language of languages) {
      expect(structuredDataOf(await documentAt(addressOf(tool, language)))).toContainEqual(
        expect.objectContaining({
          "@type": "WebApplication",
          url: `https://octroi.example${addressOf(tool, language)}`,
          inLanguage: language,
          isAccessibleForFree: true,
        }),
      );
    }
  },
);

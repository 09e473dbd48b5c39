import { crawlers } from "@octroi/crawlers/registry";
import { formatter } from "@octroi/ui/language/format";
import { languages } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { crawlerDescriptions } from "../../../site/app/content/crawler-descriptions.ts";
import { crawlerPath } from "../../../site/domain/directory/address.ts";
import { aiCrawlers, offeredCrawlers, registryCrawlers } from "../../../site/domain/directory/ai-crawlers.ts";
import { mainOf, structuredDataOf, targetsOf, textOf, textsOf } from "./elements.ts";
import { documentAt, resourceAt } from "./rendered-pages.ts";

/** One in ten, from the first to the last: the pages are one component, and each is rendered twice. */
const sampled = crawlers.filter((_, position) => position % 10 === 0);

test.each(languages)(
  "a crawler’s page is rendered in %s, with its name, what it does, what that rests on and its other languages",
  async (language) => {
    for (const { token, evidence, lastChecked } of sampled) {
      const { status, plain } = await resourceAt(`/${language}${crawlerPath(token)}`);
      const html = Buffer.from(plain.body).toString();
      expect(status, token).toBe(200);
      expect(html, token).toContain(`>${token}</h1>`);
      expect(html, token).toContain(
        `hrefLang="x-default" href="https://octroi.example${crawlerPath(token)}"`,
      );
      expect(html, token).toContain(
        crawlerDescriptions[language][token].description.replaceAll("&", "&amp;"),
      );
      for (const page of evidence.pages)
        expect(html, token).toContain(`href="${page.replaceAll("&", "&amp;")}"`);
      expect(html, token).toContain(formatter(language).month(lastChecked));
    }
  },
  60_000,
);

test.each([
  ["/en/crawlers/perplexity", "This crawler never existed"],
  ["/fr/crawlers/anthropic-ai", "Un ancien nom"],
  ["/en/crawlers/bard-ai", "Unconfirmed"],
  ["/en/crawlers/google-extended", "It sends no requests"],
  ["/en/crawlers/bytespider", "Not verifiable"],
])("%s says the name’s standing plainly: %s", async (path, heading) => {
  expect(textsOf("h2, h3", mainOf(await documentAt(path)))).toContain(heading);
});

test("a name’s page says what to write instead, and what robots.txt cannot do", async () => {
  const [first] = targetsOf(mainOf(await documentAt("/en/crawlers/perplexity"))).filter((target) =>
    target.includes("perplexitybot"),
  );
  expect(first).toBe("/en/crawlers/perplexitybot");
  expect(textOf(mainOf(await documentAt("/en/crawlers/chatgpt-agent")))).toContain(
    "No robots.txt line can reach it reliably",
  );
});

test("where two counts of crawlers meet, one sentence relates them", async () => {
  const [all, ai, inRegistry] = [crawlers.length, aiCrawlers.length, registryCrawlers.length];
  const saying = async (path: string) => textOf(mainOf(await documentAt(path)));
  expect(await saying("/en/crawlers")).toContain(`${all} crawlers, ${ai} of them for AI`);
  expect(await saying("/en/pricing")).toContain(
    `${ai} AI crawlers recognized, with their operator and purpose, among ${all} crawlers`,
  );
  expect(await saying("/en/free-tools/robots-txt-generator")).toContain(
    `The generator offers ${offeredCrawlers.length} of them; the ${ai - inRegistry} names that appear only in public lists are in the directory, which describes ${ai} in all`,
  );
});

test("machines read what the pages are: a dataset, a term, a trail", async () => {
  expect(structuredDataOf(await documentAt("/fr/crawlers"))).toEqual([
    expect.objectContaining({ "@type": "Dataset", isAccessibleForFree: true }),
  ]);
  expect(structuredDataOf(await documentAt("/fr/crawlers/gptbot"))).toEqual([
    expect.objectContaining({ "@type": "BreadcrumbList" }),
    expect.objectContaining({ "@type": "DefinedTerm", name: "GPTBot" }),
  ]);
});

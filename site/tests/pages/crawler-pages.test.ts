import { crawlers } from "@octroi/crawlers/registry";
import { expect, test } from "vitest";
import { crawlerDescriptions } from "../../app/content/crawler-descriptions.ts";
import { crawlerPath } from "../../domain/directory/address.ts";
import { languages } from "../../domain/site/language.ts";
import { resourceAt } from "./rendered-pages.ts";

/** One in ten, from the first to the last: the pages are one component, and each is rendered twice. */
const sampled = crawlers.filter((_, position) => position % 10 === 0);

test.each(languages)(
  "a crawler’s page is rendered in %s, with its name, what it does and its other languages",
  async (language) => {
    for (const { token } of sampled) {
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
    }
  },
  60_000,
);

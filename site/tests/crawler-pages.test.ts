import { crawlers } from "@octroi/crawlers/registry";
import { expect, test } from "vitest";
import { crawlerPath } from "../domain/crawler-address.ts";
import { languages } from "../domain/language.ts";
import { cachedPages } from "../server/pages.ts";
import { builtRenderer } from "../server/renderer.ts";

const siteUrl = new URL("https://octroi.example");
const pages = cachedPages({ render: await builtRenderer(new URL("../build/", import.meta.url)), siteUrl });

test.each(languages)(
  "every crawler’s page is rendered in %s, with its name, what it does and its other languages",
  async (language) => {
    for (const { token, description } of crawlers) {
      const { status, bytes } = await pages.get(
        new Request(new URL(`/${language}${crawlerPath(token)}`, siteUrl)),
      );
      const html = Buffer.from(bytes).toString();
      expect(status, token).toBe(200);
      expect(html, token).toContain(`>${token}</h1>`);
      expect(html, token).toContain(
        `hrefLang="x-default" href="https://octroi.example${crawlerPath(token)}"`,
      );
      expect(html, token).toContain(description[language].replaceAll("&", "&amp;"));
    }
  },
  60_000,
);

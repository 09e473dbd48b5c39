import { brand } from "../../domain/brand/brand.ts";
import { addressOf, listedPages } from "../../domain/pages/pages.ts";
import { headOf } from "./document.ts";
import type { Pages } from "./page-cache.ts";
import { type Resource, resourceOf } from "./resource.ts";

/** The site for language models, as https://llmstxt.org proposes: each page's own title and description. */
export async function llmsTxt(pages: Pages, siteUrl: URL): Promise<Resource> {
  const links = await Promise.all(
    listedPages.map(async (path) => {
      const pathname = addressOf(path, "en");
      const { plain } = await pages.get(pathname, "en");
      const { title, description } = headOf(Buffer.from(plain.body).toString());
      return `- [${title}](${siteUrl.origin}${pathname}): ${description}`;
    }),
  );
  const text = [
    `# ${brand.name}`,
    "",
    `> ${brand.name} shows publishers which AI crawlers read their site and lets them decide, crawler by crawler: allow, block, limit or charge. Google and Bing always get through.`,
    "",
    "Every page is also in French: replace `/en` with `/fr`.",
    "",
    "## Pages",
    "",
    ...links,
    "",
    "## Data",
    "",
    `- [Crawler directory, JSON](${siteUrl.origin}/crawlers.json): operator, purpose, status, evidence, how to verify`,
    "",
  ].join("\n");
  return resourceOf(text, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "public, max-age=3600",
  });
}

import { brand } from "@octroi/ui/brand/brand";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import type { PageHeads } from "./render-page.ts";

/** The site for language models, as https://llmstxt.org proposes: each page's own title and description. */
export function llmsTxt(pageHeads: PageHeads, { origin }: URL): Resource {
  // Every head is that of a page: `PageHeads` has the pages' own ids as keys.
  const heads = Object.entries(pageHeads("en")) as [
    keyof ReturnType<PageHeads>,
    { title: string; description: string },
  ][];
  const links = heads.map(
    ([id, { title, description }]) => `- [${title}](${origin}${addressOf(pages[id], "en")}): ${description}`,
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
    `- [Crawler directory, JSON](${origin}/crawlers.json): operator, purpose, status, evidence, how to verify`,
    "",
  ].join("\n");
  return resourceOf(text, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "public, max-age=3600",
  });
}

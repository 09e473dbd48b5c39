import type { Language } from "@octroi/ui/language/language";
import rehypeShiki, { type RehypeShikiOptions } from "@shikijs/rehype";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Heading, MarkdownDocument } from "../domain/documentation/document.ts";
import { admonitions } from "./admonitions.ts";
import { codeBlocks } from "./code-blocks.ts";
import { exampleFiles } from "./examples.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { headings } from "./headings.ts";
import { cutAtLinks, dependentLinks, outboundLinks } from "./links.ts";
import { fillMarkers } from "./markers.ts";
import { productPictures } from "./product-pictures.ts";
import { tables } from "./tables.ts";
import { codeTheme } from "./theme.ts";

const highlighting: RehypeShikiOptions = {
  theme: codeTheme,
  langs: ["sh", "js", "ts", "tsx", "json", "toml", "python"],
  /** Reads `title="middleware.ts"` after the language of a fence. */
  parseMetaString: (meta: string) => {
    const title = /title="([^"]*)"/.exec(meta)?.[1];
    return title === undefined ? undefined : { title };
  },
};

/** Markdown with front matter, `{{markers}}`, `{#ids}`, `> [!NOTE]` blocks, example files and pictures, as finished HTML. */
export async function renderMarkdown(
  source: string,
  language: Language,
  file: string,
): Promise<MarkdownDocument> {
  const { data, body } = splitFrontMatter(source, file);
  const outline: Heading[] = [];
  const taken: string[] = [];
  const html = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(exampleFiles, { file })
    .use(remarkRehype)
    .use(headings, { outline, file })
    .use(admonitions, { language })
    .use(outboundLinks, { language })
    .use(productPictures, { language, file })
    .use(tables, { language })
    .use(rehypeShiki, highlighting)
    .use(codeBlocks, { language })
    .use(dependentLinks, { taken })
    .use(rehypeStringify)
    .process(fillMarkers(body, language, file));
  return { ...data, headings: outline, html: cutAtLinks(String(html), taken) };
}

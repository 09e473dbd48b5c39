import { languageOf } from "@octroi/ui/language/language";
import type { Resource } from "@octroi/web/http/resource";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { cachedPages } from "../../../server/site/pages/page-cache.ts";
import { type App, builtApp, pageRenderer } from "../../../server/site/pages/render-page.ts";
import { splitPath } from "../../../site/domain/pages/pages.ts";

const siteUrl = new URL("https://octroi.example");
const buildFolder = new URL("../../../site/build/", import.meta.url);
const { render } = await builtApp(buildFolder);
const statements = { headers: () => ({}), license: undefined };
const pages = cachedPages({ renderPage: pageRenderer({ render, siteUrl, statements }) });
const whilePaying = cachedPages({ renderPage: pageRenderer({ render, siteUrl, statements, payouts: true }) });

/** A page as the server would answer it. */
export function resourceAt(pathname: string, from = pages): Promise<Resource> {
  return from.get(pathname, languageOf(splitPath(pathname)));
}

/** A page’s elements on a server where payouts are open. */
export async function documentWhilePaying(pathname: string): Promise<Root> {
  return fromHtml(Buffer.from((await resourceAt(pathname, whilePaying)).plain.body).toString());
}

export async function htmlAt(pathname: string): Promise<string> {
  return Buffer.from((await resourceAt(pathname)).plain.body).toString();
}

/** A page with the style of all pages, as while it is developed. */
export async function htmlWithWholeStyle(pathname: string): Promise<string> {
  const { rendererFor }: App = await import(new URL("server/index.js", buildFolder).href);
  const inWhole = cachedPages({
    renderPage: pageRenderer({ render: rendererFor({ scripts: [] }), siteUrl, statements }),
  });
  return Buffer.from((await resourceAt(pathname, inWhole)).plain.body).toString();
}

const documents = new Map<string, Promise<Root>>();

/** A page's elements, found as a browser finds them: for what needs no layout and no script. */
export function documentAt(pathname: string): Promise<Root> {
  const known = documents.get(pathname) ?? htmlAt(pathname).then((html) => fromHtml(html));
  documents.set(pathname, known);
  return known;
}

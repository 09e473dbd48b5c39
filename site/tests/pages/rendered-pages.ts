import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { cachedPages } from "../../server/pages.ts";
import { builtRenderer } from "../../server/renderer.ts";
import type { Resource } from "../../server/resource.ts";

const siteUrl = new URL("https://octroi.example");
const pages = cachedPages({ render: await builtRenderer(new URL("../../build/", import.meta.url)), siteUrl });

/** A page as the server would answer it. */
export function resourceAt(pathname: string): Promise<Resource> {
  return pages.get({ pathname, cookie: undefined, acceptLanguage: undefined });
}

export async function htmlAt(pathname: string): Promise<string> {
  return Buffer.from((await resourceAt(pathname)).plain.body).toString();
}

const documents = new Map<string, Promise<Root>>();

/** A page's elements, found as a browser finds them: for what needs no layout and no script. */
export function documentAt(pathname: string): Promise<Root> {
  const known = documents.get(pathname) ?? htmlAt(pathname).then((html) => fromHtml(html));
  documents.set(pathname, known);
  return known;
}

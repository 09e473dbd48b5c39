import { languageOf } from "../domain/language.ts";
import { splitPath } from "../domain/pages.ts";
import { cachedPages } from "../server/pages/page-cache.ts";
import { builtRenderer } from "../server/pages/renderer.ts";
import type { Resource } from "../server/pages/resource.ts";

const siteUrl = new URL("https://octroi.example");
const pages = cachedPages({ render: await builtRenderer(new URL("../build/", import.meta.url)), siteUrl });

/** A page as the server would answer it. */
export function resourceAt(pathname: string): Promise<Resource> {
  return pages.get(pathname, languageOf(splitPath(pathname)));
}

export async function htmlAt(pathname: string): Promise<string> {
  return Buffer.from((await resourceAt(pathname)).plain.body).toString();
}

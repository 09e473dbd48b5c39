import { cachedPages } from "../server/pages.ts";
import { builtRenderer } from "../server/renderer.ts";
import type { Resource } from "../server/resource.ts";

const siteUrl = new URL("https://octroi.example");
const pages = cachedPages({ render: await builtRenderer(new URL("../build/", import.meta.url)), siteUrl });

/** A page as the server would answer it. */
export function resourceAt(pathname: string): Promise<Resource> {
  return pages.get({ pathname, cookie: undefined, acceptLanguage: undefined });
}

export async function htmlAt(pathname: string): Promise<string> {
  return Buffer.from((await resourceAt(pathname)).plain.body).toString();
}

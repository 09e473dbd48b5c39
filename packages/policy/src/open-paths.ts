import { requestPath } from "@octroi/crawlers/robots";
import { oncePerPolicy } from "./per-policy.ts";
import type { Policy } from "./policy.ts";

/**
 * What stays open to all, as paths of robots.txt: the files by which a crawler learns what a site has decided.
 * A crawler that is kept from them never sees the rules, nor the price.
 */
export const openPatterns = oncePerPolicy(({ site, license, mining }: Policy): readonly string[] => {
  const addresses = [license?.url, mining?.policy, ...(site.sitemaps ?? [])];
  return [
    "/robots.txt",
    "/.well-known/",
    ...new Set(addresses.flatMap((address) => pathOn(site.origin, address)).map((path) => `${path}$`)),
  ];
});

/** The path of an address of this site; nothing for one that stands elsewhere. */
function pathOn(origin: string, address: string | undefined): string[] {
  if (address === undefined) return [];
  const { origin: other, pathname, search } = new URL(address);
  return other === origin ? [requestPath(pathname + search).path] : [];
}

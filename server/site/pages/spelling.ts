import { crawlerPath } from "../../../site/domain/directory/address.ts";
import { crawlerAt } from "../../../site/domain/directory/directory.ts";
import { addressOf, pages, splitPath } from "../../../site/domain/pages/pages.ts";

/**
 * Without slashes and percent signs that say nothing. Otherwise one page would have thousands of addresses,
 * and fill the memory meant for all of them.
 */
export function canonicalPath(path: string): string {
  return path
    .replace(/%[2-7][\da-f]/gi, (code) => {
      const character = decodeURIComponent(code);
      return /[\w.~-]/.test(character) ? character : code;
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

/** Where a crawler's page is, for one of its other names or another way to write its own. */
export function crawlerRedirect(path: string): string | undefined {
  const { prefix, path: page } = splitPath(path);
  const name = page.startsWith(`${pages.crawlers}/`) ? page.slice(pages.crawlers.length + 1) : "/";
  const crawler = name.includes("/") ? undefined : crawlerAt(decodeURIComponent(name));
  const address = crawler && addressOf(crawlerPath(crawler.token), prefix);
  return address === path ? undefined : address;
}

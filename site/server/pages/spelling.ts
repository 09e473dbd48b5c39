import { crawlerPath } from "../../domain/directory/address.ts";
import { crawlerAt } from "../../domain/directory/directory.ts";
import { addressOf, pages, splitPath } from "../../domain/pages/pages.ts";

/** The path of a request line, which may also hold a whole address, as it was sent. */
export function pathOf(target: string): string {
  const path = target.startsWith("/") ? target : (URL.parse(target)?.pathname ?? target);
  const query = path.indexOf("?");
  return query < 0 ? path : path.slice(0, query);
}

export function queryOf(target: string): string {
  const query = target.indexOf("?");
  return query < 0 ? "" : target.slice(query);
}

/** A part that means the folder itself or the one above, which clients resolve before they ask. */
export function hasDotSegment(path: string): boolean {
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

/** No text, or text that no address of ours holds and that no part behind us should have to read. */
export function isMalformed(path: string): boolean {
  // Browsers take a backslash for a slash: `/\elsewhere` would lead there.
  if (!path.startsWith("/") || path.includes("\\")) return true;
  try {
    return /\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/**
 * Without slashes and percent signs that say nothing. Otherwise one page would have thousands of addresses,
 * and fill the memory meant for all of them.
 */
export function oneSpelling(path: string): string {
  return path
    .replace(/%[2-7][\da-f]/gi, (code) => {
      const character = decodeURIComponent(code);
      return /[\w.~-]/.test(character) ? character : code;
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

/** Where a crawler's page is, for one of its other names or another way to write its own. */
export function crawlerMoved(path: string): string | undefined {
  const { prefix, path: page } = splitPath(path);
  const name = page.startsWith(`${pages.crawlers}/`) ? page.slice(pages.crawlers.length + 1) : "/";
  const crawler = name.includes("/") ? undefined : crawlerAt(decodeURIComponent(name));
  const address = crawler && addressOf(crawlerPath(crawler.token), prefix);
  return address === path ? undefined : address;
}

import { type Language, languageOf } from "@octroi/ui/language/language";
import { crawlerSlug } from "@octroi/ui/words/crawler-slug";
import type { Context } from "hono";
import { crawlerPath } from "../../../site/domain/directory/address.ts";
import { crawlerAt } from "../../../site/domain/directory/directory.ts";
import { addressOf, type Path, pageAt, pages, splitPath } from "../../../site/domain/pages/pages.ts";
import { joinedQuery } from "../../../site/domain/waitlist/address.ts";

/** Which page an address asks for. */
interface RequestedPage {
  /** What is rendered: the same for all addresses that are answered with the same bytes. */
  address: string;
  /** Whether there are few of these, so that each can be cached. */
  isCached: boolean;
}

/**
 * Pages are what they are. Every unknown address has a stand-in, so that there is one answer for all of them
 * and mistyping costs nothing; the one exception is a crawler that we do not know, whose page suggests others.
 */
export function requestedPage(requested: string): RequestedPage {
  const { prefix, path } = splitPath(requested);
  const isKnownPage = isPage(requested) || isCrawler(path) || path === pages.waitlist + joinedQuery;
  // The framework takes an address that ends so for a page's data, which nobody asks for.
  const isNamed = !isKnownPage && isUnder(path, pages.crawlers) && !path.endsWith(".data");
  const address = isKnownPage || isNamed ? requested : addressOf(standInFor(path), prefix);
  return { address, isCached: !isNamed };
}

/** The documentation's first section also answers to its own name. */
const otherNames: ReadonlySet<string> = new Set([`${pages.documentation}/getting-started`]);

function isPage(pathname: string): boolean {
  return pageAt(pathname) !== undefined || otherNames.has(splitPath(pathname).path);
}

/** In the one spelling that is not redirected. */
function isCrawler(path: string): boolean {
  const name = isUnder(path, pages.crawlers) ? path.slice(pages.crawlers.length + 1) : "";
  const crawler = name === "" ? undefined : crawlerAt(name);
  return crawler !== undefined && crawlerSlug(crawler.token) === name;
}

const notFoundName = "404";
const sections = [pages.documentation, "/use-cases", pages.crawlers] as const;

/** What is said of an unknown address depends on where it would have been. */
function standInFor(path: string): Path {
  const section = sections.find((parent) => isUnder(path, parent));
  if (section !== undefined) return `${section}/${notFoundName}`;
  return path === "/usecase" || path.startsWith("/usecase/")
    ? `/usecase/${notFoundName}`
    : `/${notFoundName}`;
}

/** Whether a path is one step below another. */
function isUnder(path: string, parent: string): boolean {
  return path.startsWith(`${parent}/`) && !path.includes("/", parent.length + 1);
}

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

/** The language that an address is answered in: its prefix, else the visitor's choice, else the browser's. */
export function pageLanguage(c: Context): Language {
  return languageOf({
    prefix: splitPath(c.req.path).prefix,
    cookie: c.req.header("cookie"),
    acceptLanguage: c.req.header("accept-language"),
  });
}

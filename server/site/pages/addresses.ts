import { crawlerSlug } from "@octroi/ui/words/crawler-slug";
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

import { crawlerSlug } from "../../domain/directory/address.ts";
import { crawlerAt } from "../../domain/directory/directory.ts";
import type { Language } from "../../domain/site/language.ts";
import { addressOf, type Path, pageAt, pages, splitPath } from "../../domain/site/pages.ts";

/** What a pathname asks the renderer for. */
export interface Address {
  /** The language that the address fixes, if it does. */
  prefix: Language | undefined;
  /** What is rendered: the same for all pathnames that are answered with the same bytes. */
  pathname: string;
  /** Whether there are few of these, so that each can be kept. */
  kept: boolean;
}

/**
 * Pages are what they are. Every unknown address has a stand-in, so that there is one answer for all of them
 * and mistyping costs nothing; the one exception is a crawler that we do not know, whose page suggests others.
 */
export function addressed(asked: string): Address {
  const isData = asked.endsWith(".data");
  const page = isData ? withoutData(asked) : asked;
  const { prefix, path } = splitPath(page);
  const isOurs = isPage(page) || isCrawler(path);
  const named = !isOurs && isIn(path, pages.crawlers);
  const shown = isOurs || named ? page : standInFor(path, prefix);
  return { prefix, pathname: isData ? withData(shown) : shown, kept: !named };
}

/** The framework's client asks for a page's data at the page's address and `.data`, or `/_.data` under it. */
export function withoutData(pathname: string): string {
  const page = pathname.replace(/\/_\.data$|\.data$/, "");
  return page === "" ? "/" : page;
}

function withData(page: string): string {
  return page === "/" ? "/_.data" : `${page}.data`;
}

/** The documentation's first section also answers to its own name. */
const otherNames: ReadonlySet<string> = new Set([`${pages.documentation}/getting-started`]);

function isPage(pathname: string): boolean {
  return pageAt(pathname) !== undefined || otherNames.has(splitPath(pathname).path);
}

/** In the one spelling that is not redirected. */
function isCrawler(path: string): boolean {
  const name = isIn(path, pages.crawlers) ? path.slice(pages.crawlers.length + 1) : "";
  const crawler = name === "" ? undefined : crawlerAt(name);
  return crawler !== undefined && crawlerSlug(crawler.token) === name;
}

const nowhere = "404";
const sections = [pages.documentation, "/use-cases", pages.crawlers] as const;

/**
 * An address that the router takes for the same route, because the page that is answered has to wake up under
 * the address that was typed. A first part that is no language counts as one, and then the page fails there.
 */
function standInFor(path: Path, prefix: Language | undefined): Path {
  if (prefix !== undefined) return addressOf(routeOf(path), prefix);
  const bare = routeOf(path);
  if (bare !== `/${nowhere}`) return bare;
  const slash = path.indexOf("/", 1);
  if (slash < 0) return `/${nowhere}`;
  const rest: Path = `/${path.slice(slash + 1)}`;
  return `/${nowhere}${pageAt(`/en${rest}`) ?? routeOf(rest)}`;
}

function routeOf(path: string): Path {
  const section = sections.find((parent) => isIn(path, parent));
  if (section !== undefined) return `${section}/${nowhere}`;
  return path === "/usecase" || path.startsWith("/usecase/") ? `/usecase/${nowhere}` : `/${nowhere}`;
}

/** Whether a path is one step below another. */
function isIn(path: string, parent: string): boolean {
  return path.startsWith(`${parent}/`) && !path.includes("/", parent.length + 1);
}

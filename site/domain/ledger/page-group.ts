import { pageAt, pages, splitPath } from "../pages/pages.ts";
import { isFile } from "../pages/routes.ts";

/** What was asked for, as one of a few: an address that a visitor made up is `other`, like every other one. */
export const pageGroups = ["home", "documentation", "directory", "pages", "files", "other"] as const;
export type PageGroup = (typeof pageGroups)[number];

export function pageGroupOf(pathname: string): PageGroup {
  if (isFile(pathname)) return "files";
  const { path } = splitPath(pathname);
  if (path === pages.home) return "home";
  if (isUnder(path, pages.documentation) || path === pages.middleware) return "documentation";
  if (isUnder(path, pages.crawlers)) return "directory";
  return pageAt(pathname) === undefined ? "other" : "pages";
}

function isUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

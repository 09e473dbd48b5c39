import type { RouteId } from "../../../domain/access/routes.ts";

/** A shared dashboard has the pages of the site. */
export const sharedModules: Readonly<Partial<Record<string, RouteId>>> = {
  sharedSite: "site",
  sharedCrawlers: "siteCrawlers",
  sharedCrawler: "siteCrawler",
  sharedPages: "sitePages",
  sharedPage: "sitePage",
};

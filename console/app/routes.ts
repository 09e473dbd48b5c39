import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type Route, type RouteId, routes } from "../../domain/access/routes.ts";
import { isShortcut } from "../../domain/access/shortcuts.ts";

/** A shared dashboard has the pages of the site. */
export const sharedModules: Readonly<Partial<Record<string, RouteId>>> = {
  sharedSite: "site",
  sharedCrawlers: "siteCrawlers",
  sharedCrawler: "siteCrawler",
  sharedPages: "sitePages",
};

/** A page of the table of routes is in the module that is named after it: `signInCode` in `sign-in-code.tsx`. */
const pages = Object.entries<Route>(routes)
  .filter(([id, { answers }]) => answers === "page" && !isShortcut(id))
  .map(([id, { path }]) => ({ id, path, file: `routes/${kebabCase(sharedModules[id] ?? id)}.tsx` }));

export default [
  layout("layout/page-boundary.tsx", [
    ...pages.map(({ id, path, file }) => route(path.slice(1), file, { id, caseSensitive: true })),
    // What the server shows in place of a page: nobody can ask for it, since the table of routes does not know it.
    route("refused", "routes/refused.tsx"),
  ]),
] satisfies RouteConfig;

function kebabCase(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Route, routes } from "../domain/access/routes.ts";

type PageId = {
  [Id in keyof typeof routes]: (typeof routes)[Id]["answers"] extends "page" ? Id : never;
}[keyof typeof routes];

/** The module of each page in the table of routes. */
const modules: Partial<Record<PageId, string>> = {};

/** What the server shows in place of a page: nobody can ask for it, since the table of routes does not know it. */
const refused = route("refused", "routes/refused.tsx");

export default [...Object.entries(modules).map(page), refused] satisfies RouteConfig;

function page([id, file]: [string, string]): RouteConfigEntry {
  // Object.entries forgets the keys' type.
  const { path }: Route = routes[id as PageId];
  return route(path.slice(1), file, { caseSensitive: true });
}

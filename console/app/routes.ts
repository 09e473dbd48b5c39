import { type RouteModule, routeOf } from "@octroi/ui/page/route-module";
import type { RouteObject } from "react-router";
import { type Route, routes as table } from "../../domain/access/routes.ts";
import { isShortcut } from "../../domain/access/shortcuts.ts";
import * as boundary from "./layout/page-boundary.tsx";
import { sharedModules } from "./page/shared-modules.ts";
import * as root from "./root.tsx";

const modules = import.meta.glob<RouteModule>("./routes/*.tsx", { eager: true });

/** A page is in the module that is named after it: `signInCode` in `sign-in-code.tsx`. */
function page(id: string, path: string): RouteObject {
  const file = `./routes/${(sharedModules[id] ?? id).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
  const module = modules[file];
  if (module === undefined) throw new Error(`Expected the module of a page in ${file}, found none.`);
  return { id, path: path.slice(1), ...routeOf(module) };
}

const pages = Object.entries<Route>(table)
  .filter(([id, { answers }]) => answers === "page" && !isShortcut(id))
  .map(([id, { path }]) => page(id, path));

export const routes: RouteObject[] = [
  {
    id: "root",
    ...routeOf(root),
    children: [
      {
        ...routeOf(boundary),
        // The last is what the server shows in place of a page: nobody can ask for it, since the table does not know it.
        children: [...pages, page("refused", "/refused")],
      },
    ],
  },
];

import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

// What `react-router build` writes is a ServerBuild by its own contract.
const build = (await import(new URL("../build/server/index.js", import.meta.url).href)) as ServerBuild;
const table = Object.values(build.routes).filter((route) => route !== undefined);

function under(parent: string | undefined): RouteObject[] {
  return table
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, caseSensitive = false }) =>
      index ? { id, index } : { id, path: path ?? "", caseSensitive, children: under(id) },
    );
}

const tree = under(undefined);

/** The routes that the framework finds for a path, in the browser as on the server. */
export function routes(pathname: string): (string | undefined)[] | undefined {
  return matchRoutes(tree, pathname)?.map(({ route }) => route.id);
}

import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * A module named `*.built.ts` is run by the build, and stands in the page as the JSON that it exports: work that
 * comes out the same every time is not the server's to do while visitors wait.
 */
export function builtModules(): Plugin {
  return {
    name: "octroi-built",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".built.ts")) return null;
      const { default: value } = await import(pathToFileURL(id).href);
      return { code: `export default ${JSON.stringify(value)};`, map: null };
    },
  };
}

/** How the framework names a page's module in the browser. */
const routeModule = "__react-router-build-client-route";

/** Pages are made on the server alone. The framework would have the browser take over each of them. */
export function withoutRoutes(): Plugin {
  return {
    name: "octroi-without-routes",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (_, id) => (id.includes(routeModule) ? "export {};" : null),
    // The framework still wants a file for each, which is empty and asked for by nobody.
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === "chunk");
      const routes = files.filter(({ facadeModuleId }) => facadeModuleId?.includes(routeModule));
      if (routes.length === 0 || routes.some(({ imports }) => imports.length > 0)) {
        throw new Error(
          "Expected empty client modules named like routeModule, found none or one with imports.",
        );
      }
    },
  };
}

/** In development, an edit of what the server renders is shown by loading the page again. */
export function reloading(): Plugin {
  return {
    name: "octroi-reloading",
    apply: "serve",
    hotUpdate({ server, modules }) {
      if (this.environment.name === "ssr" && modules.length > 0) server.hot.send({ type: "full-reload" });
    },
  };
}

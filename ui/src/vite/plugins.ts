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

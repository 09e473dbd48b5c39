import { pathToFileURL } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { markdown } from "./markdown/plugin.ts";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), markdown(), builtModules(), reactRouter(), withoutRoutes(), reloading()],
  // The one date that pages may hold: they are the same on every day and on every server.
  define: { "import.meta.env.BUILT_ON": JSON.stringify(new Date().toISOString().slice(0, 10)) },
  // Fonts are preloaded by address, so none may turn into a data URL.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  // What the browser loads begins here; the framework would look for it in the routes.
  optimizeDeps: { entries: ["app/entry.client.ts"] },
  environments: {
    // On the server a module that some pages load late is in one file with the rest, and costs nobody anything.
    ssr: {
      build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
      // Of thousands of icons we show some fifty: the others would cost every start a third of its time, and 70 MB.
      resolve: { noExternal: command === "build" ? ["lucide-react", "simple-icons"] : [] },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // All of it runs as soon as it arrives: Chrome then compiles it while it loads, off the main thread.
            postBanner: () => "//# allFunctionsCalledOnLoad",
            // Few files that compress well, instead of one for every shared component: each is work for the main thread.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
                // What every page runs is one file, and without React.
                {
                  name: "page",
                  test: /[\\/](site[\\/](app[\\/](browser|entry|page[\\/]ids|islands[\\/](hydrate-islands|table)|ui[\\/](copy-text|plain-click))|domain[\\/](figures|pages[\\/]pages))|ui[\\/]src[\\/]language)/,
                  priority: 1,
                },
                // What a few islands share is no reason for all to carry it.
                { name: "shared", test: /[\\/](site|ui[\\/]src)[\\/]|lucide/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
}));

/**
 * A module named `*.built.ts` is run by the build, and stands in the page as the JSON that it exports: work that
 * comes out the same every time is not the server's to do while visitors wait.
 */
function builtModules(): Plugin {
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
function withoutRoutes(): Plugin {
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
function reloading(): Plugin {
  return {
    name: "octroi-reloading",
    apply: "serve",
    hotUpdate({ server, modules }) {
      if (this.environment.name === "ssr" && modules.length > 0) server.hot.send({ type: "full-reload" });
    },
  };
}

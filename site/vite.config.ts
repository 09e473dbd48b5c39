import { pathToFileURL } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { markdown } from "./markdown/plugin.ts";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), markdown(), built(), reactRouter()],
  // The one date that pages may hold: they are the same on every day and on every server.
  define: { "import.meta.env.BUILT_ON": JSON.stringify(new Date().toISOString().slice(0, 10)) },
  // Fonts are preloaded by address, so none may turn into a data URL.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
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
                // Two, because to link them in one go is a long task.
                { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
                { name: "router", test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
                {
                  name: "shell",
                  test: /[\\/]site[\\/](app[\\/](root|layout|page-meta|ui|waitlist)|domain[\\/]site[\\/])/,
                  priority: 1,
                },
                // What a few pages share is no reason for all to carry it.
                { name: "shared", test: /[\\/]site[\\/]|lucide/, minShareCount: 4 },
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
function built(): Plugin {
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

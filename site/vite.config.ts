import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { markdown } from "./markdown/plugin.ts";

export default defineConfig({
  plugins: [tailwindcss(), markdown(), reactRouter()],
  // The one date that pages may hold: they are the same on every day and on every server.
  define: { "import.meta.env.BUILT_ON": JSON.stringify(new Date().toISOString().slice(0, 10)) },
  // Fonts are preloaded by address, so none may turn into a data URL.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The router runs as soon as it arrives: Chrome then compiles it while it loads, off the main thread.
            postBanner: ({ name }) => (name === "react" ? "//# allFunctionsCalledOnLoad" : ""),
            // Few files that compress well, instead of one for every shared component.
            codeSplitting: {
              groups: [
                {
                  name: "react-dom",
                  test: /node_modules[\\/](react-dom|scheduler)[\\/]/,
                  priority: 2,
                },
                { name: "react", test: /node_modules[\\/]/, priority: 1, minShareCount: 2 },
                // What only a few pages share is no reason for all to carry it.
                { name: "site", test: /[\\/]site[\\/](app|domain)[\\/]/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
});

import tailwindcss from "@tailwindcss/vite";
import { type BuildEnvironmentOptions, defineConfig, type PluginOption } from "vite";
import { builtModules, reloading } from "./plugins.ts";

interface ApplicationOptions {
  /** The workspace's folder, such as `site`. */
  folder: string;
  plugins?: readonly PluginOption[];
  /** Modules of its own domain that every page runs, by what their paths match: `domain/figures/`. */
  everyPage?: string;
  /** The folder of files that are served as they are, where it is not `public`. */
  publicDir?: string;
}

/** Where what browsers load begins. */
export const browserEntry = "app/entry.client.ts";
/** Where what the server renders pages with begins. */
export const serverEntry = "app/entry.server.tsx";

/** How either application is built: pages are rendered on the server alone, and the browser has islands in them. */
export function application({ folder, plugins = [], everyPage, publicDir = "public" }: ApplicationOptions) {
  return defineConfig(({ command, isSsrBuild }) => ({
    appType: "custom",
    publicDir,
    plugins: [tailwindcss(), ...plugins, builtModules(), reloading()],
    // The one date that pages may hold: they are the same on every day and on every server.
    define: { "import.meta.env.BUILT_ON": JSON.stringify(new Date().toISOString().slice(0, 10)) },
    optimizeDeps: { entries: [browserEntry] },
    // Of thousands of icons we show some fifty: the others would cost every start a third of its time, and 70 MB.
    ssr: { noExternal: command === "build" ? ["lucide-react", "simple-icons"] : [] },
    build: {
      // Fonts are preloaded by address, so none may turn into a data URL.
      assetsInlineLimit: 0,
      ...(isSsrBuild ? server : browser(folder, everyPage)),
    },
  }));
}

const server: BuildEnvironmentOptions = {
  outDir: "build/server",
  emitAssets: true,
  copyPublicDir: false,
  rolldownOptions: {
    // On the server a module that some pages load late is in one file with the rest, and costs nobody anything.
    checks: { bundlerTimings: false, ineffectiveDynamicImport: false, moduleLevelDirective: false },
    output: { entryFileNames: "index.js", chunkFileNames: "[name]-[hash].js" },
  },
};

const browser = (folder: string, everyPage: string | undefined): BuildEnvironmentOptions => ({
  outDir: "build/client",
  manifest: true,
  rolldownOptions: {
    checks: { bundlerTimings: false, moduleLevelDirective: false },
    input: browserEntry,
    output: {
      // All of it runs as soon as it arrives: Chrome then compiles it while it loads, off the main thread.
      postBanner: () => "//# allFunctionsCalledOnLoad",
      // Few files that compress well, instead of one for every shared component: each is work for the main thread.
      codeSplitting: {
        groups: [
          { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
          // What every page runs is one file, and without React.
          { name: "page", test: everyPagePattern(folder, everyPage), priority: 1 },
          // What a few islands share is no reason for all to carry it.
          {
            name: "shared",
            test: new RegExp(`/(${folder}|domain|check/src|ui/src|web/src)/|lucide`),
            minShareCount: 3,
          },
        ],
      },
    },
  },
});

function everyPagePattern(folder: string, own: string | undefined): RegExp {
  const shared =
    "ui/src/(browser|inline-scripts|islands/hydrate-islands|page/ids|components/(copy-text|plain-click)|language)";
  const app = `${folder}/app/(browser|entry|page/ids|islands/table)`;
  return new RegExp(`/(${[shared, app, ...(own ? [`${folder}/${own}`] : [])].join("|")})`);
}

import type { Plugin } from "vite";
import { plugin, pluginZip } from "../packages/wordpress/scripts/build.ts";
import { pluginDownload } from "./domain/pages/plugin-download.ts";

const paths: readonly string[] = [pluginDownload.path, pluginDownload.latest];

/** The WordPress plugin among the files that the site serves, and while it is developed. */
export function pluginDownloads(): Plugin {
  return {
    name: "wordpress-plugin-zip",
    api: { sources: [plugin] },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const source = pluginZip();
      for (const path of paths) this.emitFile({ type: "asset", fileName: path.slice(1), source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!paths.includes(request.url ?? "")) return next();
        response.setHeader("content-type", "application/zip");
        response.end(pluginZip());
      });
    },
  };
}

import { application } from "@octroi/ui/vite/application";
import { markdown } from "./markdown/plugin.ts";
import { pluginDownloads } from "./plugin-zip.ts";

export default application({
  folder: "site",
  plugins: [markdown(), pluginDownloads()],
  everyPage: "domain/(figures|pages/pages)",
});

import { application } from "@octroi/ui/vite/application";
import { markdown } from "./markdown/plugin.ts";

export default application({
  folder: "site",
  plugins: [markdown()],
  everyPage: "domain/(figures|pages/pages)",
});

import { readFile } from "node:fs/promises";
import { isLanguage } from "@octroi/ui/language/language";
import type { Plugin } from "vite";
import { examples } from "./examples.ts";
import { renderMarkdown } from "./render.ts";

/** `import policy from "./privacy.fr.md"` gives its title, outline and HTML: no parser reaches the browser. */
export function markdown(): Plugin {
  return {
    name: "octroi-markdown",
    api: { sources: [examples] },
    enforce: "pre",
    async load(id) {
      const file = id.split("?")[0] ?? id;
      const language = /\.(\w+)\.md$/.exec(file)?.[1];
      if (!isLanguage(language)) return null;
      this.addWatchFile(file);
      const document = await renderMarkdown(await readFile(file, "utf8"), language, file);
      return { code: `export default ${JSON.stringify(document)};`, map: null };
    },
  };
}

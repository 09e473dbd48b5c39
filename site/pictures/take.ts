import { parseArgs } from "node:util";
import { languages } from "@octroi/ui/language/language";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { chromium } from "@playwright/test";
import { startConsole } from "../../tests/console/browser/console.ts";
import { takeConsolePictures } from "./console.ts";
import { takePluginPictures } from "./wordpress.ts";

const usage = `Takes the pictures of the product that the site shows, from the console and the plugin as they are, into public/pictures.
  --of console     of the console only
  --of plugin      of the WordPress plugin only`;
const { values } = parseArgs({ options: { of: { type: "string" }, help: { type: "boolean" } } });
if (values.help) {
  console.log(usage);
  process.exit();
}
const takes = (program: string) => values.of === undefined || values.of === program;

const browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
try {
  if (takes("console")) {
    ensureFreshBuild("console");
    for (const language of languages) {
      const running = await startConsole();
      try {
        await takeConsolePictures(running, browser, language);
      } finally {
        await running.stop();
      }
    }
  }
  if (takes("plugin")) for (const language of languages) await takePluginPictures(browser, language);
} finally {
  await browser.close();
}

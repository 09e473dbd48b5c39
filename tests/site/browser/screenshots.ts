import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languages } from "@octroi/ui/language/language";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { openWindow, waysUsage, wayToLook } from "@octroi/ui/testing/ways-to-look";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { chromium } from "@playwright/test";
import { addressOf, type Path, pages } from "../../../site/domain/pages/pages.ts";
import { startSite } from "./site.ts";

const usage = `Every page, in both languages, at three widths, so that everyone can look. Each takes a part, and may be repeated:
  --page pricing
  --path /crawlers/gptbot
  --lang fr
  --width 390
And the whole as somebody sees it who has other settings:
${waysUsage}`;
const { values } = parseArgs({
  options: {
    page: { type: "string", multiple: true },
    path: { type: "string", multiple: true },
    width: { type: "string", multiple: true },
    lang: { type: "string", multiple: true },
    as: { type: "string" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}
const folder = join(import.meta.dirname, "../../../artifacts/screenshots");
const way = wayToLook(values.as);
const widths = (values.width ?? ["390", "768", "1440"]).map(Number);
const all: [string, string][] = [...Object.entries(pages), ["notFound", "/no-such-page"]];
const chosen = [
  ...all.filter(([id]) => (values.page ?? (values.path ? [] : [id])).includes(id)),
  ...(values.path ?? []).map((path): [string, string] => [path.replaceAll("/", "_"), path]),
];
if (chosen.length === 0) throw new Error(`No such page. There are: ${all.map(([id]) => id).join(", ")}`);

await mkdir(folder, { recursive: true });
ensureFreshBuild("site");
const site = await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
try {
  for (const width of widths) {
    const { page, picture, close } = await openWindow(browser, width, way);
    for (const [id, path] of chosen) {
      for (const language of languages.filter((each) => values.lang?.includes(each) ?? true)) {
        const file = join(folder, `${[id, language, width, ...(values.as ? [way] : [])].join("-")}.png`);
        await page.goto(site.address + addressOf(path as Path, language), { waitUntil: "networkidle" });
        await picture(file);
        process.stdout.write(`\r${id} ${language} ${width}          `);
      }
    }
    await close();
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`\nScreenshots are in ${folder}`);

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languages } from "@octroi/ui/language/language";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { openWindow, waysUsage, wayToLook } from "@octroi/ui/testing/ways-to-look";
import { ensureFreshBuild } from "@octroi/ui/vite/fresh-build";
import { type Browser, chromium } from "@playwright/test";
import { startConsole } from "./console.ts";
import { everyPage } from "./every-page.ts";
import { furnish, furnishEmpty, furnishMember, furnishYear } from "./furnish.ts";

const usage = `Every page of the console, in both languages, on a phone and on a desk, so that everyone can look. Each may be repeated:
  --page site-settings
  --lang fr
  --width 390
And the whole as somebody sees it who has other settings:
${waysUsage}`;
const { values } = parseArgs({
  options: {
    page: { type: "string", multiple: true },
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
const folder = join(import.meta.dirname, "../../../artifacts/screenshots-console");
const way = wayToLook(values.as);
const widths = (values.width ?? ["390", "1440"]).map(Number);

await mkdir(folder, { recursive: true });
ensureFreshBuild("console");
const running = await startConsole({ RATE_LIMIT: "off", PAYOUTS: "on" });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
try {
  for (const language of languages.filter((each) => values.lang?.includes(each) ?? true)) {
    const owner = await furnish(running.folder, language);
    const { anyone, signedIn, operator } = everyPage(owner);
    const { token, year, first, open } = await furnishYear(running.folder, language);
    const visits = [
      {
        who: "waiting-",
        cookies: { session: owner.token },
        paths: ["", "?sample", "?tested=no-gate"].map((query) => `/sites/${owner.waitingSite}${query}`),
      },
      { who: "first-", cookies: { session: token }, paths: [`/sites/${first}`] },
      {
        who: "year-",
        cookies: { session: token },
        paths: [
          "?period=all",
          "/crawlers?period=all",
          "/crawlers/GPTBot?period=all",
          "/pages",
          "/imported",
          "/agreements",
          "/agreements?done=joined",
          `/agreements/${open}`,
          "/licenses",
          "/offers",
          "/offers/new",
          "/revenue",
        ].map((end) => `/sites/${year}${end}`),
      },
      { who: "", cookies: { challenge: owner.challenge }, paths: anyone },
      { who: "", cookies: { session: owner.token }, paths: [...signedIn, "/nowhere"] },
      { who: "", cookies: { session: owner.operatorToken }, paths: operator },
      {
        who: "new-",
        cookies: { session: await furnishEmpty(running.folder, language) },
        paths: ["/sites", "/people"],
      },
      {
        who: "reader-",
        cookies: { session: await furnishMember(running.folder, language, "reader") },
        paths: ["/sites", "/people", `/sites/${owner.site}/settings`],
      },
    ];
    for (const width of widths) {
      for (const visit of visits) await show(browser, { ...visit, width, language, site: owner.site });
    }
  }
} finally {
  await browser.close();
  await running.stop();
}
console.log(`\nScreenshots are in ${folder}`);

interface Visit {
  /** Before the names of the files. */
  who: string;
  cookies: Readonly<Record<string, string>>;
  paths: readonly string[];
  width: number;
  language: string;
  site: string;
}

async function show(browser: Browser, { who, cookies, paths, width, language }: Visit): Promise<void> {
  const { page, picture, close } = await openWindow(browser, width, way);
  await page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name: `octroi_${name}`,
      value,
      url: running.address,
    })),
  );
  for (const path of paths) {
    const name = who + nameOf(path);
    if (values.page && !values.page.includes(name)) continue;
    const url = new URL(path, running.address);
    url.searchParams.set("language", language);
    const file = join(folder, `${[name, language, width, ...(values.as ? [way] : [])].join("-")}.png`);
    await page.goto(url.href, { waitUntil: "networkidle" });
    await picture(file);
    process.stdout.write(`\r${name} ${language} ${width}          `);
  }
  await close();
}

/** A path without what was made up for it: `/sites/abc…/settings` is `sites-site-settings`. */
function nameOf(path: string): string {
  return path
    .replace(/\?(?:period=|tested=)?([\w-]+)$/, "/$1")
    .replace(/\?.*/, "")
    .slice(1)
    .split("/")
    .map((part) => (/^([a-z2-7]{16}|[0-9a-f-]{36}|[\w-]{43}|passkey-.*)$/.test(part) ? "x" : part))
    .join("-");
}

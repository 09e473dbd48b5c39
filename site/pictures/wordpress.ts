import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Language } from "@octroi/ui/language/language";
import { proposedPrice } from "@octroi/ui/policy/draft";
import type { Decision } from "@octroi/ui/words/decision";
import type { Browser } from "@playwright/test";
import { startWordPress, type WordPress } from "../../packages/wordpress/runtimes/wordpress.ts";
import { exampleMonth } from "../domain/examples/example-site.ts";
import { takePictures } from "./camera.ts";

const daysShown = 7;
const daysInMonth = 30;

/** How many of a crawler’s visits are refused: a limit is reached now and then. */
const refusedShares: Readonly<Record<Decision, number>> = { allow: 0, limit: 0.25, charge: 1, block: 1 };

const { resolve } = createRequire(import.meta.url);

/** WordPress takes the fonts of the reader’s machine: that of the site stands for one of them. */
const fonts = [400, 600].map((weight) => {
  const file = resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff2`);
  const data = readFileSync(file).toString("base64");
  return `@font-face{font-family:"Segoe UI";src:url(data:font/woff2;base64,${data});font-weight:${weight}}`;
});
const style = `${fonts.join("")}
/* What the test’s database adds to the bar. */
#wp-admin-bar-sqlite-db-integration{display:none}`;

/** The plugin in a WordPress of its own, with a week of the home page’s example. */
export async function takePluginPictures(browser: Browser, language: Language): Promise<void> {
  const wordpress = await startWordPress(language === "fr" ? { language: "fr_FR" } : {});
  try {
    await furnish(wordpress, language);
    const screen = `${wordpress.address}/wp-admin/admin.php?page=octroi`;
    await takePictures({
      browser,
      language,
      style,
      async enter(context) {
        const page = await context.newPage();
        await page.goto(`${wordpress.address}/wp-login.php`);
        await page.fill("#user_login", "admin");
        await page.fill("#user_pass", "secret");
        await page.click("#wp-submit");
        await page.waitForURL(/wp-admin/);
        await page.close();
      },
      scenes: [
        { id: "plugin-overview", address: screen },
        { id: "plugin-rules", address: `${screen}&tab=rules` },
        { id: "plugin-connection", address: `${screen}&tab=connection` },
      ],
    });
  } finally {
    await wordpress.stop();
  }
}

async function furnish({ wp, decide, evaluate }: WordPress, language: Language): Promise<void> {
  const options = {
    blogname: "example.com",
    date_format: { fr: "j F Y", en: "F j, Y" }[language],
    show_avatars: "0",
    octroi_terms: String(Math.floor(Date.now() / 1000)),
  };
  for (const [name, value] of Object.entries(options)) await wp("option", "update", name, value);
  const decided = exampleMonth.filter(({ id }) => id !== "search");
  await decide({
    enforce: true,
    preset: "charge-training",
    choices: Object.fromEntries(decided.map(({ crawler, decision }) => [crawler, decision])),
    price: { ...proposedPrice },
    limit: { visits: 60, per: "hour" },
    pasted: "",
    address: "auto",
  });
  const rows = exampleMonth.map(({ crawler, requests, decision }) => {
    const visits = Math.round((requests * daysShown) / daysInMonth);
    return { crawler, visits, refused: Math.round(visits * refusedShares[decision]) };
  });
  const inserts = rows.map(
    ({ crawler, visits, refused }) =>
      `$wpdb->insert( table( 'visits' ), array( 'day' => today(), 'crawler' => '${crawler}', 'visits' => ${visits}, 'refused' => 0, 'turned_away' => ${refused} ) );`,
  );
  await evaluate(`global $wpdb; ${inserts.join(" ")}`);
}

import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brand } from "@octroi/ui/brand/brand";
import { type Language, languages } from "@octroi/ui/language/language";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { type Decision, decisionWords } from "@octroi/ui/words/decision";
import { chromium } from "@playwright/test";
import { socialCards } from "../app/content/social-cards.ts";
import { type SocialGroup, socialGroups } from "../domain/pages/social.ts";

/** Draws the pictures that stand for the site elsewhere: sharing cards and the home-screen icon. Run after a rebrand. */
const folder = join(import.meta.dirname, "../public");
const { resolve } = createRequire(import.meta.url);

const fonts = await Promise.all(
  [
    ["Display", "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2"],
    ["Mono", "@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2"],
  ].map(async ([name, file = ""]) => {
    const data = (await readFile(resolve(file))).toString("base64");
    return `@font-face{font-family:${name};src:url(data:font/woff2;base64,${data});font-weight:100 900}`;
  }),
);

/** The ledger at the foot of each card. */
const rows: readonly (readonly [string, Decision])[] = [
  ["GPTBot", "charge"],
  ["ClaudeBot", "limit"],
  ["CCBot", "block"],
  ["Googlebot", "allow"],
];

const mark = `<g stroke="#52e5b1" stroke-width="2.4" fill="none"><path d="M3 25V13a11 11 0 0 1 22 0v12"/><path d="M9.2 25V14.2M14 25V11.6M18.8 25V14.2"/></g>`;
const colours = { charge: "#e9c46f", limit: "#a9c8ea", block: "#ff8070", allow: "#52e5b1" } as const;

function card(group: SocialGroup, language: Language): string {
  const { eyebrow, headline } = socialCards[language][group];
  const ledger = rows
    .map(
      ([token, decision]) =>
        `<div><span>${token}</span><b style="color:${colours[decision]}">■ ${decisionWords[language][decision]}</b></div>`,
    )
    .join("");
  return `<!doctype html><style>${fonts.join("")}
*{box-sizing:border-box;margin:0}body{width:1200px;height:630px;background:#080d0b;color:#eef4f0;display:flex;flex-direction:column;padding:64px 72px 0}
header{display:flex;align-items:center;gap:16px;font:650 34px/1 Display;letter-spacing:-.02em}
p{margin-top:64px;font:500 22px/1 Mono;color:#52e5b1}
h1{margin-top:26px;font:620 76px/1.04 Display;letter-spacing:-.03em;max-width:1000px;text-wrap:balance}
footer{margin:auto -72px 0;padding:0 72px;height:96px;background:#0e1412;border-top:1px solid #2a332f;display:flex;justify-content:space-between;align-items:center;font:500 21px/1 Mono}
footer div{display:flex;gap:16px}b{font-weight:500}</style>
<header><svg width="46" height="46" viewBox="0 0 28 28">${mark}</svg>${brand.name.toLowerCase()}</header>
<p>${eyebrow}</p><h1>${headline}</h1><footer>${ledger}</footer>`;
}

const icon = `<!doctype html><style>*{margin:0}body{width:180px;height:180px;background:#080d0b;display:grid;place-items:center}</style><svg width="120" height="120" viewBox="0 0 28 28">${mark}</svg>`;

await mkdir(join(folder, "social"), { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
const page = await browser.newPage();

async function draw(html: string, width: number, height: number, file: string) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, file) });
}

for (const group of socialGroups) {
  for (const language of languages)
    await draw(card(group, language), 1200, 630, `social/${group}-${language}.png`);
}
await draw(icon, 180, 180, "apple-touch-icon.png");
await browser.close();

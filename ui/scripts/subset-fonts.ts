import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** Letters, figures and signs of both languages; the arrows and signs of our own drawings. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
const french = "àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ";
const signs = "«»‹›’‘“”–—…·•×−≈€£©°→←↑↓\u00a0\u202f\u2011";

/** Kerning, and figures of one width where they stand under each other: nothing else is asked for by our style. */
const options = { targetFormat: "woff2", keepFeatures: ["kern", "tnum"] } as const;

const fonts = {
  "bricolage-grotesque-600": "bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2",
  "instrument-sans-400": "instrument-sans/files/instrument-sans-latin-400-normal.woff2",
  "instrument-sans-600": "instrument-sans/files/instrument-sans-latin-600-normal.woff2",
  "jetbrains-mono-500": "jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2",
} as const;

/** `npm run fonts -w ui`: what pages are set in, cut down to what both languages use. */
for (const [name, source] of Object.entries(fonts)) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${source}`)));
  const subset = await subsetFont(whole, ascii + french + signs, options);
  writeFileSync(new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url), subset);
  console.log(`${name}: ${whole.length} → ${subset.length} bytes`);
}

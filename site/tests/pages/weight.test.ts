import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { everyPage } from "../browser/every-page.ts";
import { htmlAt, resourceAt } from "./rendered-pages.ts";

const client = new URL("../../build/client", import.meta.url).pathname;
const kilobytes = (bytes: Uint8Array) => bytes.length / 1024;
const sent = constants.BROTLI_MAX_QUALITY;
/** Takes a fiftieth of the time, and is never smaller than what is sent: mostly it tells enough. */
const quick = 5;

const compressed = (bytes: Uint8Array, quality: number) =>
  kilobytes(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));

const weights = new Map<string, number>();
function weightOf(scripts: Iterable<string>, quality: number): number {
  let total = 0;
  for (const file of scripts) {
    const key = `${quality} ${file}`;
    const weight = weights.get(key) ?? compressed(readFileSync(client + file), quality);
    weights.set(key, weight);
    total += weight;
  }
  return total;
}

test.each(everyPage)("%s asks for at most 125 KB of script, compressed", async (path) => {
  const scripts = new Set((await htmlAt(path)).match(/\/assets\/[\w.-]+\.js/g));
  expect(scripts.size).toBeGreaterThan(3);
  const atMost = weightOf(scripts, quick);
  expect(atMost <= 125 ? atMost : weightOf(scripts, sent)).toBeLessThanOrEqual(125);
});

test.each(everyPage)(
  "%s needs at most 40 KB of HTML and style for its first paint, compressed",
  async (path) => {
    const resource = await resourceAt(path);
    const atMost = compressed(resource.plain.body, quick);
    const weight = atMost <= 40 ? atMost : kilobytes((await resource.compress("br")).body);
    expect(weight).toBeLessThanOrEqual(40);
    expect(await htmlAt(path)).not.toContain('rel="stylesheet"');
  },
);

test("no legal or documentation text is in any script", async () => {
  const scripts = new Set(
    (await Promise.all(everyPage.map(htmlAt))).flatMap((html) => html.match(/\/assets\/[\w.-]+\.js/g) ?? []),
  );
  const words = ["RGPD", "Article 28", "propagation", "flattening", "responsable de ces traitements"];
  for (const file of scripts) {
    const code = readFileSync(client + file, "utf8");
    expect(
      words.filter((word) => code.includes(word)),
      file,
    ).toEqual([]);
  }
});

test("no rule of style is about everything in a last child: Chrome would style the page twice", async () => {
  const style = (await htmlAt("/en")).match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? "";
  expect(style).toContain(":last-child");
  expect(style.match(/:last-child[^{},]*[\s>]\*\)?[^{}]*\{/g) ?? []).toEqual([]);
});

import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { everyPage } from "../browser/every-page.ts";
import { htmlAt, resourceAt } from "./rendered-pages.ts";

const client = new URL("../../build/client", import.meta.url).pathname;
const kilobytes = (bytes: Uint8Array) => bytes.length / 1024;
const weights = new Map<string, number>();

function weightOf(file: string): number {
  const known = weights.get(file) ?? kilobytes(brotliCompressSync(readFileSync(client + file)));
  weights.set(file, known);
  return known;
}

test.each(everyPage)("%s asks for at most 125 KB of script, compressed", async (path) => {
  const scripts = new Set((await htmlAt(path)).match(/\/assets\/[\w.-]+\.js/g));
  const total = [...scripts].reduce((sum, file) => sum + weightOf(file), 0);
  expect(scripts.size).toBeGreaterThan(3);
  expect(total).toBeLessThanOrEqual(125);
});

test.each(everyPage)(
  "%s needs at most 40 KB of HTML and style for its first paint, compressed",
  async (path) => {
    const resource = await resourceAt(path);
    // Quicker than what the server sends and never smaller: mostly it is enough.
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    const atMost = brotliCompressSync(resource.plain.body, quality);
    const sent = kilobytes(atMost) <= 40 ? atMost : (await resource.compress("br")).body;
    expect(kilobytes(sent)).toBeLessThanOrEqual(40);
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

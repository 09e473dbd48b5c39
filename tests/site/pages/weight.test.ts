import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { islands } from "../../../site/app/islands/table.ts";
import { everyPage } from "../browser/every-page.ts";
import { htmlAt, resourceAt } from "./rendered-pages.ts";

const client = new URL("../../../site/build/client", import.meta.url).pathname;
const kilobytes = (bytes: Uint8Array) => bytes.length / 1024;
const sent = constants.BROTLI_MAX_QUALITY;
/** Takes a fiftieth of the time, and is never smaller than what is sent: mostly it tells enough. */
const quick = 5;

const compressed = (bytes: Uint8Array, quality: number) =>
  kilobytes(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));

const fileOf = (name: string) => readFileSync(`${client}/assets/${name}`, "utf8");
const scriptsIn = (html: string) => new Set(html.match(/(?<=\/assets\/)[\w.-]+\.js/g));

/** The scripts that each page asks for: one for all, which knows where the islands are. */
const asked = new Set((await Promise.all(everyPage.map(htmlAt))).flatMap((html) => [...scriptsIn(html)]));

/** What each import of that script brings, as the build has written it there: islands, windows, what moves. */
const brought = [...asked].flatMap((name) => {
  const code = fileOf(name);
  const files: string[] = JSON.parse(/m\.f=(\[[^\]]+\])/.exec(code)?.[1] ?? "[]");
  return [...code.matchAll(/([\w-]+)`?"?:\(\)=>\w+\(async\(\)=>[^[]*?__vite__mapDeps\(\[([\d,]+)\]\)/g)].map(
    ([, part = "", places = ""]) => ({
      part,
      files: places.split(",").map((place) => files[Number(place)]?.replace("assets/", "") ?? ""),
    }),
  );
});

test("every page asks for the same few kilobytes of script, compressed, and not for React", () => {
  expect(asked.size).toBeLessThanOrEqual(2);
  const code = [...asked].map(fileOf).join("\n");
  expect(compressed(Buffer.from(code), sent)).toBeLessThanOrEqual(8);
  expect(code).not.toContain("react.transitional.element");
});

test("islands and windows have been found", () => {
  expect(brought.map(({ part }) => part).sort()).toEqual(
    [...Object.keys(islands), "demo", "waitlist"].sort(),
  );
});

test.each(brought)("$part brings at most 100 KB of script, compressed, React included", ({ files }) => {
  expect(files.length).toBeGreaterThan(2);
  const code = [...files, ...asked].map(fileOf).join("\n");
  expect(code).toContain("react.transitional.element");
  expect(compressed(Buffer.from(code), quick)).toBeLessThanOrEqual(100);
});

test("what moves on the home page needs no React", () => {
  const [motion = ""] = readdirSync(`${client}/assets`).filter((name) => name.startsWith("motion-"));
  const imports = [...fileOf(motion).matchAll(/from"\.\/([^"]+)"/g)].map(([, name = ""]) => name);
  expect(imports.filter((name) => !asked.has(name))).toEqual([]);
});

test.each(everyPage)(
  "%s needs at most 40 KB of HTML and style for its first paint, compressed",
  async (path) => {
    const resource = await resourceAt(path);
    const atMost = compressed(resource.plain.body, quick);
    const weight = atMost <= 40 ? atMost : compressed(resource.plain.body, sent);
    expect(weight).toBeLessThanOrEqual(40);
    expect(await htmlAt(path)).not.toContain('rel="stylesheet"');
  },
);

test("no legal or documentation text is in any script", () => {
  const scripts = readdirSync(`${client}/assets`).filter((name) => name.endsWith(".js"));
  const words = ["RGPD", "Article 28", "propagation", "flattening", "responsable de ces traitements"];
  for (const file of scripts) {
    const code = fileOf(file);
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

test("the fonts of both languages are preloaded, and at most 50 KB", async () => {
  const html = await htmlAt("/fr");
  const named = (pattern: RegExp) => [...new Set(html.match(pattern))].sort();
  const preloaded = named(/(?<=rel="preload" href="\/assets\/)[\w.-]+\.woff2/g);
  // Those with a range are for letters that neither language has.
  const always =
    /(?<=@font-face\{(?:(?!unicode-range)[^}])*url\(\/assets\/)[\w.-]+\.woff2(?!(?:[^}])*unicode-range)/g;
  expect(preloaded).toEqual(named(always));
  const sizes = preloaded.map((name) => kilobytes(readFileSync(`${client}/assets/${name}`)));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(50);
});

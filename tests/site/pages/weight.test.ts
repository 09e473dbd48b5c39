import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { languages } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { islands } from "../../../site/app/islands/table.ts";
import { addressOf, splitPath } from "../../../site/domain/pages/pages.ts";
import { everyPage } from "../browser/every-page.ts";
import { textOf } from "./elements.ts";
import { documentAt, htmlAt, htmlWithWholeStyle, resourceAt } from "./rendered-pages.ts";

const client = new URL("../../../site/build/client", import.meta.url).pathname;
const kilobytes = (bytes: Uint8Array) => bytes.length / 1024;
const sent = constants.BROTLI_MAX_QUALITY;
/** Takes a fiftieth of the time, and is never smaller than what is sent: mostly it tells enough. */
const quick = 5;

const compressed = (bytes: Uint8Array, quality: number) =>
  kilobytes(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));

const fileOf = (name: string) => readFileSync(`${client}/assets/${name}`, "utf8");
const styleIn = (html: string) => html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? "";
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
  expect(wholeStyle).toContain(":last-child");
  expect(wholeStyle.match(/:last-child[^{},]*[\s>]\*\)?[^{}]*\{/g) ?? []).toEqual([]);
});

/** The fonts that a style sheet asks for, and the letters that each is for: undefined where it is for any. */
const fontsIn = (style: string) =>
  [...style.matchAll(/@font-face\{[^}]*url\("?\/assets\/([\w.-]+\.woff2)[^}]*\}/g)].map(
    ([face, name = ""]) => ({
      name,
      letters: /unicode-range:([^;}]+)/.exec(face)?.[1]?.split(",").map(rangeOf),
    }),
  );

/** `U+C5-CD` or `U+C1`. */
function rangeOf(written: string): { first: number; last: number } {
  const [first = Number.NaN, last = first] = (written.match(/[\dA-F]+/gi) ?? []).map((code) =>
    Number.parseInt(code, 16),
  );
  return { first, last };
}

test.each(everyPage)(
  "%s preloads all fonts that its letters need, and they are at most 50 KB",
  async (path) => {
    const html = await htmlAt(path);
    const codes = [...new Set(textOf(await documentAt(path)))].map((letter) => letter.codePointAt(0) ?? 0);
    const has = ({ first, last }: { first: number; last: number }) =>
      codes.some((code) => code >= first && code <= last);
    const fonts = fontsIn(styleIn(html));
    expect(fonts.some(({ letters }) => letters !== undefined)).toBe(true);
    const needed = fonts.filter(({ letters }) => letters === undefined || letters.some(has));
    const preloaded = html.match(/(?<=rel="preload" href="\/assets\/)[\w.-]+\.woff2/g) ?? [];
    expect(needed.map(({ name }) => name).sort()).toEqual(preloaded.sort());
    const sizes = preloaded.map((name) => kilobytes(readFileSync(`${client}/assets/${name}`)));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(50);
  },
);

const wholeStyle = styleIn(await htmlWithWholeStyle("/en"));

/** Classes in a style sheet: by themselves or with what follows them, and those that a whole rule is for. */
const inSelectors = /(?<=^|[{},;])\.((?:\\.|[\w-])+)(?=[{,:])/g;
const inRules = /(?<=^|[{};])\.((?:\\.|[\w-])+)(?=\{)/g;
const classesIn = (style: string, pattern: RegExp) =>
  new Set([...style.matchAll(pattern)].map(([, name = ""]) => name.replaceAll("\\", "")));

const wordsIn = (text: string) => text.match(/[^\s"'`${}]+/g) ?? [];
const decoded = (html: string) =>
  html.replaceAll("&amp;", "&").replaceAll("&gt;", ">").replaceAll("&lt;", "<");

/** These scripts and what they may load, by the names of files in their own code. Workers show nothing. */
function codeFrom(names: readonly string[]): string {
  const found = new Set(names);
  for (const name of found) {
    // It knows the files of all islands.
    if (asked.has(name)) continue;
    for (const [other] of fileOf(name).matchAll(/(?<=["'`/])[\w-]+-[\w-]{8}\.js/g)) {
      if (!other.includes("-worker-")) found.add(other);
    }
  }
  return [...found].map(fileOf).join("\n");
}

const always = readdirSync(`${client}/assets`).filter((name) => /^(hydrate|motion)-.*\.js$/.test(name));

test.each(everyPage)(
  "%s has the style of all that it and its scripts show, in either language, and of no other script",
  async (path) => {
    const html = await htmlAt(path);
    // Windows open on every page.
    const isHere = ({ part, files }: (typeof brought)[number]) =>
      files.some((name) => name.startsWith(`${part}-modal-`)) || html.includes(`data-island="${part}"`);
    const own = brought.filter(isHere).flatMap(({ files }) => files);
    // Who changes the language keeps the style.
    const both = languages.map((language) => addressOf(splitPath(path).path, language));
    const attributes = (await Promise.all(both.map(htmlAt))).flatMap(
      (shown) => shown.match(/ class="[^"]*"/g) ?? [],
    );
    const needed = wordsIn(codeFrom([...asked, ...always, ...own]) + decoded(attributes.join(" ")));
    const [whole, kept] = [wholeStyle, styleIn(html)].map((style) => classesIn(style, inSelectors));
    expect(whole?.size).toBeGreaterThan(500);
    expect(needed.filter((name) => whole?.has(name) && !kept?.has(name))).toEqual([]);
    const known = new Set([...needed, ...wordsIn(decoded(html.replace(styleIn(html), "")))]);
    expect([...classesIn(styleIn(html), inRules)].filter((name) => !known.has(name))).toEqual([]);
  },
);

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { everyPage } from "../browser/every-page.ts";
import { htmlAt } from "./rendered-pages.ts";

const require = createRequire(import.meta.url);
const types = require.resolve("schema-dts/package.json");
const compiler = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");

const wrong = JSON.stringify({ "@context": "https://schema.org", "@type": "FAQPage", questions: [] });

/** What the compiler says of each list of things, all taken for something schema.org describes. */
async function mistakesIn<Name extends string>(lists: Record<Name, readonly string[]>) {
  const folder = await mkdtemp(join(tmpdir(), "octroi-schema-"));
  const names = Object.keys(lists) as Name[];
  for (const name of names) {
    const checked = lists[name].map((json) => `(${json}) satisfies WithContext<Thing>;`);
    const source = [`import type { Thing, WithContext } from "${dirname(types)}";`, ...checked].join("\n");
    await writeFile(join(folder, `${name}.ts`), source);
  }
  const flags = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--ignoreConfig"];
  const files = names.map((name) => `${name}.ts`);
  // The compiler takes seconds to read schema.org's types: it is asked once.
  const { stdout }: { stdout: string } = await promisify(execFile)(
    process.execPath,
    [compiler, ...flags, ...files],
    { cwd: folder },
  ).catch((error) => error);
  await rm(folder, { recursive: true });
  const saidOf = (name: Name) => stdout.split("\n").filter((line) => line.startsWith(`${name}.ts`));
  return { said: stdout, saidOf };
}

/** The same data with one text for all: of things that differ in their words alone, one is checked. */
function shapeOf(data: unknown, key = ""): unknown {
  if (typeof data === "string") {
    return key.startsWith("@") || data.startsWith("https://schema.org/") ? data : "text";
  }
  if (Array.isArray(data)) {
    const shapes = new Set(data.map((each) => JSON.stringify(shapeOf(each))));
    return [...shapes].map((shape) => JSON.parse(shape));
  }
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shapeOf(value, name)]));
}

function isBuilt(address: string): boolean {
  return existsSync(new URL(`../../../site/build/client${new URL(address).pathname}`, import.meta.url));
}

test("the structured data of every page is what schema.org says it may be, and a mistake would be seen", async () => {
  const found = new Set<string>();
  for (const html of await Promise.all(everyPage.map(htmlAt))) {
    for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
      found.add(json);
    }
  }
  expect(found.size).toBeGreaterThan(20);
  const pictures = new Set(
    [...found].flatMap((json) => json.match(/https:\/\/octroi\.example\/[\w/-]+\.png/g) ?? []),
  );
  expect(pictures.size).toBeGreaterThan(1);
  for (const picture of pictures) expect(isBuilt(picture), picture).toBe(true);
  const shapes = new Set([...found].map((json) => JSON.stringify(shapeOf(JSON.parse(json)))));
  const { said, saidOf } = await mistakesIn({ found: [...shapes], wrong: [wrong] });
  expect(saidOf("found")).toEqual([]);
  expect(saidOf("wrong").join()).toContain("questions");
  expect(said).not.toMatch(/^error/m);
}, 180_000);

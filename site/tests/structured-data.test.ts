import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { everyPage } from "./browser/every-page.ts";
import { htmlAt } from "./rendered-pages.ts";

const require = createRequire(import.meta.url);
const types = require.resolve("schema-dts/package.json");
const compiler = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");

/** What the compiler says of these, each taken for something schema.org describes. */
async function mistakesIn(things: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-schema-"));
  const file = join(folder, "things.ts");
  const checked = things.map((json) => `(${json}) satisfies WithContext<Thing>;`);
  await writeFile(
    file,
    [`import type { Thing, WithContext } from "${dirname(types)}";`, ...checked].join("\n"),
  );
  const flags = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--ignoreConfig"];
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, ...flags, file]).catch(
    (error) => error,
  );
  await rm(folder, { recursive: true });
  return stdout;
}

test("the structured data of every page is what schema.org says it may be", async () => {
  const found = new Set<string>();
  for (const html of await Promise.all(everyPage.map(htmlAt))) {
    for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
      found.add(json);
    }
  }
  expect(found.size).toBeGreaterThan(20);
  expect(await mistakesIn([...found])).toBe("");
});

test("a property that schema.org does not know is seen", async () => {
  const wrong = JSON.stringify({ "@context": "https://schema.org", "@type": "FAQPage", questions: [] });
  expect(await mistakesIn([wrong])).toContain("questions");
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { buildSources, isStale } from "./fresh-build.ts";

/** A folder with an application in it, and how to change what it holds. */
async function application() {
  const folder = await mkdtemp(join(tmpdir(), "octroi-build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (name: string, content: string) => {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  await write("package.json", "{}");
  await write("app/entry.js", 'import "../domain/part.js";');
  await write("app/entry.test.js", "");
  await write("domain/part.js", "console.log(2);");
  await write("domain/style.css", "p{}");
  await write("server/main.js", "");
  await write("public/robots.txt", "");
  await write("read/by-itself.txt", "");
  return { folder, write };
}

test("a build is stale once what it was made from holds something else, whatever the dates are", async () => {
  const { folder, write } = await application();
  expect(isStale(folder)).toBe(true);
  const sources = buildSources(folder);
  const reading = { name: "reading", api: { sources: [join(folder, "read")] } };
  await build({
    root: folder,
    configFile: false,
    logLevel: "warn",
    plugins: [sources.plugin, reading],
    build: { outDir: "build", rolldownOptions: { input: join(folder, "app/entry.js") } },
  });
  sources.write();
  expect(isStale(folder)).toBe(false);

  for (const [name, content] of [
    ["app/entry.js", 'import "../domain/part.js";'],
    ["domain/style.css", "p{}"],
    ["public/robots.txt", ""],
    ["read/by-itself.txt", ""],
  ] as const) {
    await write(name, `${content}\n`);
    expect(isStale(folder), name).toBe(true);
    await write(name, content);
    expect(isStale(folder), name).toBe(false);
  }
  await write("app/entry.test.js", "\n");
  await write("server/main.js", "\n");
  expect(isStale(folder)).toBe(false);
  await write("domain/new.js", "");
  expect(isStale(folder)).toBe(true);
  await rm(join(folder, "domain/new.js"));
  expect(isStale(folder)).toBe(false);
  await rm(join(folder, "domain/part.js"));
  expect(isStale(folder)).toBe(true);
});

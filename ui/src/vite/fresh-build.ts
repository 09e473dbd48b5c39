import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "../../..");

/** Builds an application where anything that it was built from has changed. */
export function ensureFreshBuild(application: "site" | "console"): void {
  const folder = join(root, application);
  if (!isStale(folder)) return;
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`The ${application} could not be built.`);
}

/** Whether what the application in this folder was built from holds something else now. */
export function isStale(folder: string): boolean {
  const file = join(folder, "build/sources.json");
  if (!existsSync(file)) return true;
  const sources: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(sources).some(([path, digest]) => digestOf(resolve(folder, path)) !== digest);
}

interface ReadsFiles {
  /** What a plugin reads by itself, unknown to Vite. */
  sources?: readonly string[];
}

/** Follows the builds of an application, and writes down what they were made from: a digest for each folder. */
export function buildSources(folder: string): { plugin: Plugin; write(): void } {
  const sources = new Set([
    sourceOf(import.meta.filename),
    // In place of libraries, what settles their versions.
    join(root, "package-lock.json"),
  ]);
  const add = (file: string) => sources.add(sourceOf(file));
  return {
    plugin: {
      name: "octroi-build-sources",
      configResolved({ configFile, configFileDependencies, publicDir, plugins }) {
        for (const file of [configFile, ...configFileDependencies]) if (file) add(file);
        for (const path of plugins.flatMap(({ api }: { api?: ReadsFiles }) => api?.sources ?? []))
          sources.add(path);
        sources.add(publicDir);
      },
      moduleParsed({ id }) {
        if (id.startsWith("/")) add(id.replace(/\?.*$/, ""));
      },
    },
    write() {
      const ours = [...sources].filter((path) => !path.includes("/node_modules/") && existsSync(path));
      const digests = ours.map((path) => [relative(folder, path), digestOf(path)]).sort();
      writeFileSync(join(folder, "build/sources.json"), JSON.stringify(Object.fromEntries(digests), null, 2));
    },
  };
}

/** The folder of its workspace that a file is in, such as `ui/src`: what it imports in CSS is there too. Else the file. */
function sourceOf(file: string): string {
  let inside = file;
  while (!existsSync(join(dirname(inside), "package.json"))) inside = dirname(inside);
  return inside;
}

/** Of a file, or of all files in a folder, but for tests. Undefined where there is nothing. */
function digestOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const digest = createHash("sha256");
  if (stats.isFile()) return digest.update(readFileSync(path)).digest("base64url");
  const files = globSync("**/*.*", { cwd: path, exclude: ["**/node_modules", "**/*.test.*"] }).sort();
  for (const name of files) {
    const file = join(path, name);
    if (statSync(file).isFile()) digest.update(`${name}\0`).update(readFileSync(file));
  }
  return digest.digest("base64url");
}

import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig } from "vite";
import type { IslandTable } from "../islands/table.ts";
import { serverEntry } from "./application.ts";
import { buildSources } from "./fresh-build.ts";

/** Builds the application in this folder: what browsers load, then what the server renders pages with. */
async function buildApplication(folder: string): Promise<void> {
  keepAssets(folder);
  rmSync(join(folder, "build"), { recursive: true, force: true });
  const sources = buildSources(folder);
  const settings: InlineConfig = { root: folder, logLevel: "warn", plugins: [sources.plugin] };
  await build(settings);
  await recordIslands(folder);
  await build({ ...settings, build: { ssr: serverEntry } });
  // Fonts that the server's part names, and browsers ask for.
  cpSync(join(folder, "build/server/assets"), join(folder, "build/client/assets"), { recursive: true });
  sources.write();
}

/** Writes down which module each island comes from, by its name in Vite's manifest: that has files, and no islands. */
async function recordIslands(folder: string): Promise<void> {
  const { islands }: { islands: IslandTable } = await import(pathToFileURL(join(folder, table)).href);
  const modules = Object.entries(islands).map(([name, load]) => {
    const [, module] = /import\("([^"]+)"\)/.exec(String(load)) ?? [];
    if (module === undefined)
      throw new Error(`Expected the island “${name}” to import its module, found: ${load}`);
    return [name, posix.join(posix.dirname(table), module)];
  });
  const file = join(folder, "build/client/.vite/islands.json");
  writeFileSync(file, JSON.stringify(Object.fromEntries(modules), null, 2));
}

const table = "app/islands/table.ts";

/**
 * Keeps the scripts and styles of a build that is about to be replaced. A page of it that somebody has open loads more
 * of them later, by names that hold a hash and that the next build no longer has.
 */
export function keepAssets(folder: string): void {
  const built = join(folder, "build");
  // The server's part is built last: a build without it was broken off, and nobody has a page of it.
  if (!existsSync(join(built, "server/index.js"))) return;
  const kept = join(folder, "previous-build");
  rmSync(kept, { recursive: true, force: true });
  cpSync(join(built, "client/assets"), join(kept, "assets"), { recursive: true });
}

// `npm run build` runs it in the folder of the application.
if (import.meta.main) await buildApplication(resolve("."));

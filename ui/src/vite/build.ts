import { cpSync, existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type InlineConfig } from "vite";
import { serverEntry } from "./application.ts";
import { buildSources } from "./fresh-build.ts";

/** Builds the application in this folder: what browsers load, then what the server renders pages with. */
async function buildApplication(folder: string): Promise<void> {
  keepAssets(folder);
  rmSync(join(folder, "build"), { recursive: true, force: true });
  const sources = buildSources(folder);
  const settings: InlineConfig = { root: folder, logLevel: "warn", plugins: [sources.plugin] };
  await build(settings);
  await build({ ...settings, build: { ssr: serverEntry } });
  // Fonts that the server's part names, and browsers ask for.
  cpSync(join(folder, "build/server/assets"), join(folder, "build/client/assets"), { recursive: true });
  sources.write();
}

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

import { cpSync, existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Keeps the scripts and styles of a build that is about to be replaced. A page of it that somebody has open loads more
 * of them later, by names that hold a hash and that the next build no longer has.
 */
export function keepAssets(application: string): void {
  const build = join(application, "build");
  // The server's part is built last: a build without it was broken off, and nobody has a page of it.
  if (!existsSync(join(build, "server/index.js"))) return;
  const kept = join(application, "previous-build");
  rmSync(kept, { recursive: true, force: true });
  cpSync(join(build, "client/assets"), join(kept, "assets"), { recursive: true });
}

// `npm run build` runs it in the folder of the application.
if (process.argv[1] === import.meta.filename) keepAssets(resolve("."));

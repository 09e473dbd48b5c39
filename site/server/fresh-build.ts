import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";

const site = new URL("..", import.meta.url);
const sources = ["app", "domain", "markdown", "public", "vite.config.ts", "../packages/crawlers/src"];

/** Builds the site where a source is newer than the build. */
export function ensureFreshBuild(): void {
  if (newest(["build/server/index.js"]) >= newest(sources)) return;
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { cwd: site, stdio: "inherit" });
  if (status !== 0) throw new Error("The site could not be built.");
}

/** When the newest of these files or folders was written, in milliseconds; 0 where there is nothing. */
function newest(paths: readonly string[]): number {
  return Math.max(0, ...paths.map((path) => writtenAt(new URL(path, site))));
}

function writtenAt(url: URL): number {
  const stats = statSync(url, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const within = readdirSync(url).map((name) => writtenAt(new URL(`${url.pathname}/${name}`, "file:")));
  return Math.max(0, ...within);
}

import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";

const site = new URL("..", import.meta.url);
const packages = readdirSync(new URL("../packages", site)).map((name) => `../packages/${name}/src`);
/** What the build is made of, and with: after `npm ci` the framework itself may be another. */
const sources = [
  ...["app", "domain", "markdown", "public", "vite.config.ts", "react-router.config.ts"],
  ...["package.json", "../package-lock.json"],
  ...packages,
  ...["../ui/src", "../examples"],
];

/** Builds the site where a source is newer than the build. */
export function ensureFreshBuild(): void {
  if (!isStale(site)) return;
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { cwd: site, stdio: "inherit" });
  if (status !== 0) throw new Error("The site could not be built.");
}

/** Whether the build of the site in this folder is older than what it is made from, libraries included. */
export function isStale(folder: URL): boolean {
  const builtAt = writtenAt(new URL("build/server/index.js", folder));
  return sources.some((path) => writtenAt(new URL(path, folder)) > builtAt);
}

/** When the newest of a file or a folder was written, in milliseconds; 0 where there is nothing. */
function writtenAt(url: URL): number {
  const stats = statSync(url, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const within = readdirSync(url)
    .filter((name) => name !== "node_modules")
    .map((name) => writtenAt(new URL(`${url.pathname}/${name}`, "file:")));
  // A folder is written when a file in it comes or goes.
  return Math.max(stats.mtimeMs, ...within);
}

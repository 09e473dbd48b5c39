import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";

const site = new URL("..", import.meta.url);
const packages = readdirSync(new URL("../packages", site)).map((name) => `../packages/${name}/src`);
/** What the build is made of, and with: after `npm ci` the framework itself may be another. */
const sources = [
  ...["app", "domain", "markdown", "public", "vite.config.ts", "react-router.config.ts"],
  ...["package.json", "../package-lock.json"],
  ...packages,
  "../examples",
];

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
  const within = readdirSync(url)
    .filter((name) => name !== "node_modules")
    .map((name) => writtenAt(new URL(`${url.pathname}/${name}`, "file:")));
  // A folder is written when a file in it comes or goes.
  return Math.max(stats.mtimeMs, ...within);
}

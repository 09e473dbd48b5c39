import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";

const root = new URL("../../../", import.meta.url);
const packages = readdirSync(new URL("packages", root)).map((name) => `../packages/${name}/src`);
/** What a build is made of, and with: after `npm ci` the framework itself may be another. */
const sources = [
  ...["app", "domain", "../domain", "markdown", "public", "vite.config.ts", "react-router.config.ts"],
  ...["package.json", "../package-lock.json"],
  ...packages,
  ...["../check/src", "../ui", "../web/src", "../examples"],
  // The site offers the plugin for download.
  ...["plugin", "scripts", "translations", "package.json"].map((path) => `../packages/wordpress/${path}`),
];

/** Builds an application where a source is newer than its build. */
export function ensureFreshBuild(application: "site" | "console"): void {
  const folder = new URL(`${application}/`, root);
  if (!isStale(folder)) return;
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`The ${application} could not be built.`);
}

/** Whether the build of the application in this folder is older than what it is made from, libraries included. */
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

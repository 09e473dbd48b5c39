import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { french } from "../translations/fr.ts";
import { printMo } from "./mo.ts";

const home = join(import.meta.dirname, "..");
export const plugin = join(home, "plugin");

/** The plugin's files by their paths in its folder: as they stand there, with the translations and the license. */
export function pluginFiles(): Readonly<Record<string, Uint8Array>> {
  const files = readdirSync(plugin, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return {
    ...Object.fromEntries(files.map((file) => [relative(plugin, file), new Uint8Array(readFileSync(file))])),
    "languages/octroi-fr_FR.mo": printMo(french, "fr_FR"),
  };
}

/** The zip that the plugin directory and WordPress's upload form take: one folder, named as the plugin. */
export function pluginZip(): Uint8Array {
  // One date for all, by the clock on the wall, which is what a zip holds: the same sources make the same zip.
  const mtime = new Date(2026, 0, 1);
  const entries = Object.entries(pluginFiles()).map(([path, bytes]) => [
    `octroi/${path}`,
    [bytes, { mtime }],
  ]);
  const tree: Zippable = Object.fromEntries(entries);
  return zipSync(tree, { level: 9 });
}

if (import.meta.main) {
  mkdirSync(join(home, "dist"), { recursive: true });
  writeFileSync(join(home, "dist/octroi.zip"), pluginZip());
  console.log("packages/wordpress/dist/octroi.zip");
}

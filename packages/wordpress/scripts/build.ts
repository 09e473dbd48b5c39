import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { french } from "../translations/fr.ts";
import { printedFiles } from "./data.ts";
import { printMo } from "./mo.ts";

const home = join(import.meta.dirname, "..");
export const plugin = join(home, "plugin");

/** The plugin's files by their paths in its folder: as they stand there, with what is printed and the translations. */
export function pluginFiles(): Readonly<Record<string, Uint8Array>> {
  const printed = Object.entries(printedFiles()).map(([path, text]) => [
    path,
    new TextEncoder().encode(text),
  ]);
  const files = readdirSync(plugin, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return {
    ...Object.fromEntries(printed),
    ...Object.fromEntries(files.map((file) => [relative(plugin, file), new Uint8Array(readFileSync(file))])),
    "languages/octroi-fr_FR.mo": printMo(french, "fr_FR"),
  };
}

/** Writes the whole plugin, as PHP runs it, under `dist`. Returns its folder. */
export function writePlugin(): string {
  const folder = join(home, "dist/octroi");
  const files = pluginFiles();
  mkdirSync(folder, { recursive: true });
  // What an earlier build left would be run and not shipped.
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (/\.[a-z]+$/.test(path) && !Object.hasOwn(files, path)) rmSync(join(folder, path), { force: true });
  }
  for (const [path, bytes] of Object.entries(files)) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
    mkdirSync(dirname(file), { recursive: true });
    // In one step: several tests at once write what the others run.
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
  }
  return folder;
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
  writePlugin();
  writeFileSync(join(home, "dist/octroi.zip"), pluginZip());
  console.log("packages/wordpress/dist/octroi.zip, and its files in packages/wordpress/dist/octroi");
}

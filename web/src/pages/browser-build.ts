import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of a build, as Vite's manifest has it. */
interface BuiltFile {
  file: string;
  isEntry?: boolean;
  /** By their names in the manifest. */
  imports?: readonly string[];
}

/** The scripts that a build has for browsers: what every page asks for by address, and the code of them all. */
export function browserBuild(folder: string) {
  const manifest: Record<string, BuiltFile> = JSON.parse(
    readFileSync(join(folder, ".vite/manifest.json"), "utf8"),
  );
  const asked = new Set<BuiltFile>();
  const ask = (file: BuiltFile | undefined) => {
    if (file === undefined || asked.has(file)) return;
    asked.add(file);
    for (const name of file.imports ?? []) ask(manifest[name]);
  };
  for (const file of Object.values(manifest)) if (file.isEntry) ask(file);
  const assets = join(folder, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  return {
    scripts: [...asked].map(({ file }) => `/${file}`),
    code: scripts.map((name) => readFileSync(join(assets, name), "utf8")),
  };
}

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of a build, as Vite's manifest has it. */
interface BuiltFile {
  file: string;
  isEntry?: boolean;
  /** By their names in the manifest. */
  imports?: readonly string[];
  /** What it may ask for later. */
  dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, BuiltFile>>;

/** The scripts that a build has for browsers: what every page asks for by address, and the code that each page may run. */
export function browserBuild(folder: string) {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const manifest: Manifest = JSON.parse(read(".vite/manifest.json"));
  // What each comes from, which the build has written beside it.
  const islands: Readonly<Record<string, string>> = JSON.parse(read(".vite/islands.json"));

  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const asked = reached(manifest, entries, ({ imports = [] }) => imports);
  const modules = new Set(Object.values(islands));
  const without = (left: ReadonlySet<string>) => (file: BuiltFile) =>
    every(file).filter((name) => !left.has(name));
  const everyPage = reached(manifest, entries, without(modules));
  const codeOf = (names: Iterable<string>) => [...names].map((name) => read(fileOf(manifest, name).file));
  return {
    scripts: [...asked].map((name) => `/${fileOf(manifest, name).file}`),
    code: {
      everyPage: codeOf(everyPage),
      ofIsland: Object.fromEntries(
        Object.entries(islands).map(([island, module]) => [
          island,
          codeOf(reached(manifest, [module], without(everyPage))),
        ]),
      ),
    },
  };
}

const every = ({ imports = [], dynamicImports = [] }: BuiltFile) => [...imports, ...dynamicImports];

/** These, and what leads on from them. */
function reached(
  manifest: Manifest,
  names: readonly string[],
  next: (file: BuiltFile) => readonly string[],
): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const other of next(fileOf(manifest, name))) add(other);
  };
  for (const name of names) add(name);
  return found;
}

function fileOf(manifest: Manifest, name: string): BuiltFile {
  const file = manifest[name];
  if (file === undefined) throw new Error(`Expected ${name} in the build’s manifest, found it missing.`);
  return file;
}

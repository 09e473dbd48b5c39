import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a folder shows of the project in it. */
export interface Project {
  readonly folder: string;
  /** The packages it depends on, with their ranges. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly homepage: string | undefined;
  /** Whether its `.js` files are ECMAScript modules. */
  readonly isModule: boolean;
  readonly isTypeScript: boolean;
  /** The first of these files that is there. */
  find(...names: string[]): string | undefined;
}

export function projectIn(folder: string): Project {
  const find = (...names: string[]) => names.find((name) => existsSync(join(folder, name)));
  const manifest = manifestIn(folder);
  const { dependencies, devDependencies, homepage, type } = manifest ?? {};
  return {
    folder,
    dependencies: { ...devDependencies, ...dependencies },
    homepage: typeof homepage === "string" ? homepage : undefined,
    isModule: type === "module" || manifest === undefined,
    isTypeScript: find("tsconfig.json", "deno.json", "deno.jsonc") !== undefined,
    find,
  };
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly homepage?: unknown;
  readonly type?: unknown;
}

/** Undefined where there is none that can be read: the project is then known by its other files. */
function manifestIn(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  } catch {
    return undefined;
  }
}

import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const compiler = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc");

/** Whence a package comes: what its provenance is checked against, and where its README's links lead. */
interface Repository {
  readonly type: string;
  readonly url: string;
}

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/**
 * Writes the package in `home` to `folder` as it is published: JavaScript, types, README, changes and license. In this
 * repository its exports are the TypeScript sources themselves, which everything here reads without a build.
 */
export function buildPackage(home: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  compile(home, folder);
  const source: Manifest & Readonly<Record<string, unknown>> = manifestIn(home);
  const { repository }: { repository: Repository } = manifestIn(root);
  const manifest = {
    ...publishedManifest(source),
    repository: { ...repository, directory: relative(root, home) },
  };
  for (const file of Object.values(source.exports).filter((each) => !each.endsWith(".ts"))) {
    copyFileSync(join(home, file), join(folder, file.replace("./src/", "./")));
  }
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of ["README.md", "CHANGELOG.md"]) copyFileSync(join(home, name), join(folder, name));
  copyFileSync(join(root, "LICENSE"), join(folder, "LICENSE"));
}

function manifestIn(home: string) {
  return JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
}

/** Our packages import each other's sources, which are compiled along and left behind. */
function compile(home: string, folder: string): void {
  const compiled = mkdtempSync(join(tmpdir(), "octroi-build-"));
  const packages = join(root, "packages");
  const options = ["-p", join(home, "tsconfig.build.json"), "--rootDir", packages, "--outDir", compiled];
  execFileSync(process.execPath, [compiler, ...options], { stdio: "inherit" });
  cpSync(join(compiled, relative(packages, home), "src"), folder, { recursive: true });
  rmSync(compiled, { recursive: true });
}

function publishedManifest(source: Manifest & Readonly<Record<string, unknown>>): object {
  const { scripts, devDependencies, exports, bin, ...manifest } = source;
  return {
    ...manifest,
    exports: mapValues(exports, (file) =>
      file.endsWith(".ts")
        ? { types: `./${compiled(file)}.d.ts`, default: `./${compiled(file)}.js` }
        : file.replace("./src/", "./"),
    ),
    ...(bin && { bin: mapValues(bin, (file) => `${compiled(file)}.js`) }),
  };
}

function compiled(file: string): string {
  return file.replace(/^(\.\/)?src\//, "").replace(/\.ts$/, "");
}

function mapValues<T>(record: Readonly<Record<string, string>>, to: (value: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}

if (import.meta.main) buildPackage(process.cwd(), resolve(process.argv[2] ?? "dist"));

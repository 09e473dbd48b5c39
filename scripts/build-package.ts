import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const compiler = join(fileURLToPath(import.meta.resolve("typescript/package.json")), "../bin/tsc");

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/**
 * Writes the package in `home` to `folder` as it is published: JavaScript, types, README and license. In this
 * repository its exports are the TypeScript sources themselves, which everything here reads without a build.
 */
export function buildPackage(home: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync(process.execPath, [compiler, "-p", join(home, "tsconfig.build.json"), "--outDir", folder], {
    stdio: "inherit",
  });
  const manifest = publishedManifest(JSON.parse(readFileSync(join(home, "package.json"), "utf8")));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(home, "README.md"), join(folder, "README.md"));
  copyFileSync(join(root, "LICENSE"), join(folder, "LICENSE"));
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

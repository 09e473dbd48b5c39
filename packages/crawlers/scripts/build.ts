import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const home = fileURLToPath(new URL("..", import.meta.url));
const compiler = join(fileURLToPath(import.meta.resolve("typescript/package.json")), "../bin/tsc");

/**
 * Writes the package as it is published: JavaScript, types, README and license. In this repository its
 * exports are the TypeScript sources themselves, which everything here reads without a build.
 */
export function build(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync(process.execPath, [compiler, "-p", join(home, "tsconfig.build.json"), "--outDir", folder], {
    stdio: "inherit",
  });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
  copyFileSync(join(home, "README.md"), join(folder, "README.md"));
  copyFileSync(join(home, "../../LICENSE"), join(folder, "LICENSE"));
}

function publishedManifest(): object {
  const { scripts, devDependencies, exports, ...manifest } = JSON.parse(
    readFileSync(join(home, "package.json"), "utf8"),
  );
  const compiled = Object.entries<string>(exports).map(([path, source]) => {
    const file = source.replace("./src/", "./").replace(/\.ts$/, "");
    return [path, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  return { ...manifest, exports: Object.fromEntries(compiled) };
}

if (import.meta.main) build(resolve(process.argv[2] ?? join(home, "dist")));

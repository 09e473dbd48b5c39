import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { programsIn } from "./readme-programs.ts";

const compiler = join(fileURLToPath(import.meta.resolve("typescript/package.json")), "../bin/tsc");
const types = fileURLToPath(new URL("../node_modules/@types", import.meta.url));

/** Where npm puts a package of a certain version: a folder of its own, kept in the system's temporary folder. */
export function installedFromNpm(name: string, version: string): string {
  const home = join(tmpdir(), `octroi-${name}-${version}`);
  const folder = join(home, "node_modules", name);
  if (!existsSync(join(folder, "package.json"))) {
    mkdirSync(home, { recursive: true });
    const words = ["install", "--prefix", home, "--ignore-scripts", "--no-audit", "--no-fund"];
    execFileSync("npm", [...words, `${name}@${version}`], { stdio: "ignore" });
  }
  return folder;
}

/** What a program prints that is run in a folder where packages are installed. */
export function runIn(folder: string, script: string): string {
  return execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
}

/** Compiles files of a folder as a strict project does; throws what the compiler says. */
export function compileIn(
  folder: string,
  files: readonly string[],
  options: readonly string[] = ["--noEmit"],
): void {
  const strict = ["--strict", "--module", "nodenext", "--target", "es2024", "--lib", "es2024,dom"];
  const words = [compiler, ...strict, "--typeRoots", types, ...options, ...files];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stdout);
}

/**
 * Compiles a file as servers do that know no browser: without the DOM's types and with a look at every declaration,
 * by the TypeScript of this repository and by an older one, in each way to find modules.
 */
export function compileWithoutDom(folder: string, file: string): void {
  const compilers = [compiler, join(installedFromNpm("typescript", "5.9.3"), "bin/tsc")];
  const resolutions = [
    ["--module", "node16"],
    ["--module", "nodenext"],
    ["--module", "esnext", "--moduleResolution", "bundler"],
  ];
  const lib = ["--target", "es2024", "--lib", "es2024", "--types", "node", "--typeRoots", types];
  const strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "false"];
  for (const each of compilers) {
    for (const resolution of resolutions) {
      const words = [each, ...strict, ...lib, ...resolution, file];
      const { status, stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
      if (status !== 0) throw new Error(`${each} ${resolution.join(" ")}\n${stdout}`);
    }
  }
}

/** Compiles the examples of a README and runs them, each value that they tell checked. Says how many there were. */
export function runReadmeIn(folder: string, readme: string): number {
  const programs = programsIn(readme);
  const names = programs.map((_, index) => `example-${index}`);
  for (const [index, program] of programs.entries())
    writeFileSync(join(folder, `example-${index}.ts`), program);
  const options = ["--types", "node", "--skipLibCheck", "--resolveJsonModule", "--outDir", "run"];
  compileIn(
    folder,
    names.map((name) => `${name}.ts`),
    options,
  );
  runIn(folder, names.map((name) => `await import("./run/${name}.js");`).join("\n"));
  return programs.length;
}

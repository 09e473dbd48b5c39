import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { programsIn } from "./readme-programs.ts";

const compiler = join(fileURLToPath(import.meta.resolve("typescript/package.json")), "../bin/tsc");
const types = fileURLToPath(new URL("../node_modules/@types", import.meta.url));

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

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findProgram } from "../../../scripts/find-program.ts";
import { writePlugin } from "../scripts/build.ts";

/** Undefined where PHP is neither here nor can be installed: its tests are then skipped. */
export const php = findProgram("php", "php-cli");

const plugin = writePlugin();

export type Question = readonly [name: string, ...args: unknown[]];

/** Asks the plugin's pure parts many questions at once, in one process of PHP. */
export function askPhp(questions: readonly Question[]): readonly unknown[] {
  const input = questions.map(([name, ...args]) => `${JSON.stringify([name, args])}\n`).join("");
  const { stdout, stderr, status } = spawnSync(
    php ?? "php",
    [
      "-d",
      "display_errors=stderr",
      "-d",
      "error_reporting=-1",
      join(import.meta.dirname, "judge.php"),
      plugin,
    ],
    { input, encoding: "utf8", maxBuffer: 1024 ** 3 },
  );
  if (status !== 0 || stderr !== "")
    throw new Error(`PHP ended with ${status}:\n${stderr}\n${stdout.slice(-500)}`);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

/** The lines for a shell under a heading of a page, as they are printed. */
export async function documentedCommands(page: string, heading: string): Promise<string[]> {
  const text = await readFile(join(root, "docs", page), "utf8");
  const [, section = ""] = text.split(`\n### ${heading}\n`);
  const [, commands] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
  if (commands === undefined) throw new Error(`Expected commands under “${heading}” in ${page}.`);
  return commands.split("\n").filter((line) => line !== "");
}

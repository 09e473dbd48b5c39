import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { isAbsolute, join, normalize } from "node:path";

/** Adds a file with a secret to `.gitignore`. False where that file cannot speak for it, or already does. */
export function ignoreInGit(name: string, folder: string): boolean {
  const file = join(folder, ".gitignore");
  if (isAbsolute(name) || name.startsWith("..")) return false;
  if (!existsSync(file) && !existsSync(join(folder, ".git"))) return false;
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const entry = `/${normalize(name)}`;
  if (text.split(/\r?\n/).includes(entry)) return false;
  appendFileSync(file, `${text === "" || text.endsWith("\n") ? "" : "\n"}${entry}\n`);
  return true;
}

import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSiteKey } from "../../console/site-key.ts";
import { ignoreInGit } from "../ignore-in-git.ts";
import { type Io, UsageError } from "../io.ts";
import type { Framework } from "./framework.ts";

/** What is said of a key never repeats it: terminals are recorded, and their logs shared. */
export function checkKey(key: string): void {
  if (parseSiteKey(key) !== undefined) return;
  throw new UsageError(
    "Expected the site's key as the console shows it, as in --key https://<site>:<secret>@<console>/<public key>.",
  );
}

/** The site's key, as the environment has it or a file that `init` writes it to. */
export function siteKeyOf({ environment, folder }: Io): string | undefined {
  const texts = [".env.local", ".dev.vars", ".env"]
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"));
  const keys = texts.map((text) => /^\s*(?:export\s+)?OCTROI_KEY\s*=\s*["']?([^\s"']+)/m.exec(text)?.[1]);
  return environment["OCTROI_KEY"] || keys.find((key) => key !== undefined);
}

/** Puts the site's key where the project reads its variables on this machine, and says how it is set elsewhere. */
export function writeKey(
  key: string,
  { variablesFile: name = ".env", secretCommand }: Framework,
  io: Io,
): void {
  const file = join(io.folder, name);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (/^\s*(?:export\s+)?OCTROI_KEY\s*=/m.test(text)) {
    io.print(`${name}: holds OCTROI_KEY already, left as it is.`);
  } else {
    const separator = text === "" || text.endsWith("\n") ? "" : "\n";
    appendFileSync(file, `${separator}OCTROI_KEY=${key}\n`, { mode: 0o600 });
    io.print(`${name}: OCTROI_KEY written.`);
  }
  io.print(
    ignoreInGit(name, io.folder)
      ? `${name} was added to .gitignore: the key is a secret.`
      : `Keep ${name} out of the repository: the key is a secret.`,
  );
  io.print(
    secretCommand === undefined
      ? "Set OCTROI_KEY where the site runs, too."
      : `Set it where the site runs, too: ${secretCommand}`,
  );
}

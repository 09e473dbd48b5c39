import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { preset } from "@octroi/policy";
import { frameworkIn } from "./frameworks.ts";
import { type Io, UsageError } from "./io.ts";

const policyFile = "octroi.policy.json";

/** Puts the gate in front of the project in a folder: writes what is missing, and never over anything. */
export async function init(words: string[], io: Io): Promise<void> {
  const { values } = parseArgs({ args: words, options: { origin: { type: "string" } } });
  const origin = originOf(values.origin, io.folder);
  const { name, file, lines } = frameworkIn(io.folder);
  io.print(`Found: ${name}.`);
  const policy = preset("search-not-training", { origin });
  if (write(io.folder, policyFile, `${JSON.stringify(policy, null, 2)}\n`)) {
    io.print(
      `${policyFile}: written. Search engines and answers pass, training is blocked; change it as you like.`,
    );
  } else io.print(`${policyFile}: there already, left as it is.`);
  if (file !== undefined && write(io.folder, file, lines)) io.print(`${file}: written.`);
  else {
    io.print(
      file === undefined ? "Add to your server:" : `${file}: there already, left as it is. Add to it:`,
    );
    io.print(`\n${lines}`);
  }
  io.print("The gate observes until OCTROI_MODE is enforce. See who gets what: npx @octroi/edge try URL");
}

function originOf(given: string | undefined, folder: string): string {
  const address = given ?? homepageIn(folder) ?? "https://example.com";
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new UsageError("The origin is the address of your site: --origin https://your.site");
  }
  return new URL(address).origin;
}

function homepageIn(folder: string): string | undefined {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return undefined;
  const { homepage } = JSON.parse(readFileSync(manifest, "utf8"));
  return typeof homepage === "string" && /^https?:\/\//.test(homepage) ? homepage : undefined;
}

/** False where the file is there already. */
function write(folder: string, name: string, text: string): boolean {
  const path = join(folder, name);
  if (existsSync(path)) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: "wx" });
  return true;
}

import { version } from "../version.ts";
import { init } from "./init/init.ts";
import { type Io, UsageError } from "./io.ts";
import { license } from "./license.ts";
import { tryGate } from "./try.ts";

const usage = `Usage:
  npx @octroi/edge init [--origin https://your.site] [--key KEY]     put the gate in front of the project in this folder
  npx @octroi/edge try http://localhost:3000/              request a page as six visitors and show what each one got
  npx @octroi/edge license keys [--out FILE] [--algorithm ES256]     make the keys that licenses are signed with
  npx @octroi/edge license public [--key FILE]             print the public key, for OCTROI_LICENSE_KEYS
  npx @octroi/edge license issue [--key FILE] --site ORIGIN --licensee NAME [--path PATH]… [--days 30]
  npx @octroi/edge license inspect TOKEN [--keys FILE]     what a license says, and whether it is valid
  npx @octroi/edge --version`;

const commands: Readonly<Record<string, (words: string[], io: Io) => Promise<void>>> = {
  init,
  try: tryGate,
  license,
  "--version": async (_words, io) => io.print(version),
};

/** Runs a command, and says with which code the process ends. */
export async function run([name = "", ...words]: string[], io: Io): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    io.note(usage);
    return name === "" || name === "--help" || name === "help" ? 0 : 1;
  }
  try {
    await command(words, io);
    return 0;
  } catch (error) {
    // Errors of `parseArgs` are the caller's too, and say what is wrong.
    const isUsage = error instanceof UsageError || (error instanceof TypeError && "code" in error);
    io.note(isUsage ? error.message : String(error instanceof Error ? error.stack : error));
    return 1;
  }
}

import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import * as v from "valibot";

/** The last list of hosts that could be used, as the console sent it. */
export interface SavedHosts {
  etag: string | undefined;
  text: string;
}

const savedHosts = v.object({ etag: v.optional(v.string()), text: v.string() });

/** Undefined where there is no such file yet. */
export async function readHostsFile(file: string): Promise<SavedHosts | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const { etag, text: hosts } = v.parse(v.pipe(v.string(), v.parseJson(), savedHosts), text);
  return { etag, text: hosts };
}

/** Whole or not at all: a machine that stops meanwhile has the list before. It holds keys, so that nobody else may read it. */
export async function writeHostsFile(file: string, hosts: SavedHosts): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.new`;
  const handle = await open(temporary, "w", 0o600);
  try {
    await handle.writeFile(JSON.stringify(hosts));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

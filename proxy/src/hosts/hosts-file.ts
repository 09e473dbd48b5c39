import * as v from "valibot";
import { readIfThere, writeWhole } from "./whole-file.ts";

/** The last list of hosts that could be used, as the console sent it. */
export interface SavedHosts {
  etag: string | undefined;
  text: string;
}

const savedHosts = v.object({ etag: v.optional(v.string()), text: v.string() });

/** Undefined where there is no such file yet. */
export async function readHostsFile(file: string): Promise<SavedHosts | undefined> {
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  const { etag, text: hosts } = v.parse(v.pipe(v.string(), v.parseJson(), savedHosts), text);
  return { etag, text: hosts };
}

/** It holds keys, so that nobody else may read it. */
export async function writeHostsFile(file: string, hosts: SavedHosts): Promise<void> {
  await writeWhole(file, JSON.stringify(hosts));
}

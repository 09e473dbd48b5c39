import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/**
 * A copy of an SQLite database as it is at one moment, while others go on writing to it. `VACUUM INTO` reads
 * from one snapshot, where SQLite's backup API would start over at every change, and leaves out what was
 * erased. The file has its name once it is whole and on disk, and only its owner may read it.
 */
export async function copyTo(db: Kysely<Schema>, file: string): Promise<number> {
  const partial = `${file}.partial`;
  // Refuses to overwrite: an older backup may be the only good one.
  await (await open(file, "wx", 0o600)).close();
  try {
    await (await open(partial, "w", 0o600)).close();
    await sql`vacuum into ${partial}`.execute(db);
    const entries = entriesIn(partial);
    await sync(partial);
    await rename(partial, file);
    await sync(dirname(file));
    return entries;
  } catch (error) {
    await rm(partial, { force: true });
    await rm(file, { force: true });
    throw error;
  }
}

/** Reads the copy, not the original: a backup that nobody has read is a hope. */
function entriesIn(file: string): number {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    if (copy.prepare("pragma integrity_check").get()?.integrity_check !== "ok") {
      throw new Error("The copy is damaged.");
    }
    return Number(copy.prepare("select count(*) as total from waitlist").get()?.total);
  } finally {
    copy.close();
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync();
  await handle.close();
}

import { access, link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";

/** By what an operator calls their rows. */
export type Tables = Readonly<Record<string, string>>;
export type Counts = Readonly<Record<string, number>>;

/**
 * A copy of an SQLite database as it is at one moment, while others go on writing to it. `VACUUM INTO` reads
 * from one snapshot, where SQLite's backup API would start over at every change, and leaves out what was
 * erased. The file has its name once it is whole and on disk, and only its owner may read it.
 */
export async function copyTo<Schema>(db: Kysely<Schema>, file: string, tables: Tables): Promise<Counts> {
  const partial = `${file}.partial`;
  if (await exists(file)) throw new FileExists();
  // What a run left behind that was killed is people's data under a name that nobody looks for.
  await remove(partial);
  try {
    await (await open(partial, "wx", 0o600)).close();
    await sql`vacuum into ${partial}`.execute(db);
    const rows = rowsIn(partial, tables);
    await sync(partial);
    // Unlike renaming, this never takes the place of another file: an older backup may be the only good one.
    await link(partial, file);
    await sync(dirname(file));
    return rows;
  } finally {
    await remove(partial);
  }
}

/** There is a file of that name, which stays as it is. */
export class FileExists extends Error {
  override name = "FileExists";
  readonly code = "EEXIST";
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function remove(partial: string): Promise<void> {
  for (const suffix of ["", "-journal"]) await rm(partial + suffix, { force: true });
}

/** From the copy, not the original: only then is it known to be readable. */
function rowsIn(file: string, tables: Tables): Counts {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    if (copy.prepare("pragma integrity_check").get()?.["integrity_check"] !== "ok") {
      throw new Error("SQLite's integrity check of the copy failed.");
    }
    const count = (table: string) =>
      Number(copy.prepare(`select count(*) as total from "${table}"`).get()?.["total"]);
    return Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, count(table)]));
  } finally {
    copy.close();
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync();
  await handle.close();
}

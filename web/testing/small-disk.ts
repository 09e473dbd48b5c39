import { execFile, execFileSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { until } from "./until.ts";

const run = promisify(execFile);

interface Location {
  kind: "sqlite";
  file: string;
}

/** Somewhere to keep a database, where writing can be made to fail. */
export interface SmallDisk extends AsyncDisposable {
  kind: string;
  location: Location;
  /** The largest file the server may write there. */
  fileBlocks: number | "unlimited";
  fill(): Promise<void>;
  empty(): Promise<void>;
  /** Only once it is full: a file that is open for writing stays so. */
  makeReadOnly(): Promise<void>;
  makeWritable(): Promise<void>;
}

/** A file system of 64 MB, room enough for the log of a busy list, where we may mount one, else a limit on the size of files. */
export async function smallDisk(createDatabase: (location: Location) => Promise<void>): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", folder]);
  } catch {
    const location = { kind: "sqlite" as const, file: join(folder, "database.sqlite") };
    await createDatabase(location);
    return limitedFile(folder, location);
  }
  // A run that is broken off leaves nothing mounted.
  const abandon = () => execFileSync("umount", ["--lazy", folder]);
  process.once("exit", abandon);
  const remount = (mode: "ro" | "rw") => run("mount", ["-o", `remount,${mode}`, folder]);
  const filler = join(folder, "filler");
  return {
    kind: "a full disk",
    location: { kind: "sqlite", file: join(folder, "database.sqlite") },
    fileBlocks: "unlimited",
    async fill() {
      // Fails when nothing is left, having written all there was room for.
      await writeFile(filler, Buffer.alloc(80 * 1024 * 1024)).catch(() => {});
    },
    empty: () => rm(filler, { force: true }),
    async makeReadOnly() {
      // Refused as long as the server, which keeps trying, has the file open.
      const done = await until(() =>
        remount("ro").then(
          () => true,
          () => false,
        ),
      );
      if (!done) throw new Error("The disk could not be made read-only.");
    },
    async makeWritable() {
      await remount("rw");
    },
    async [Symbol.asyncDispose]() {
      process.off("exit", abandon);
      await run("umount", ["--lazy", folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function limitedFile(folder: string, location: Location): SmallDisk {
  const { file } = location;
  let reader: DatabaseSync | undefined;
  return {
    kind: "a limit on the file’s size",
    location,
    fileBlocks: 512,
    async fill() {
      // A reader holds the write-ahead log where it is, so that it grows into the limit.
      reader = new DatabaseSync(file);
      reader.exec("begin; select count(*) from sqlite_schema");
    },
    async empty() {
      reader?.exec("commit; pragma wal_checkpoint(truncate)");
      reader?.close();
    },
    makeReadOnly: () => chmod(file, 0o400),
    makeWritable: () => chmod(file, 0o600),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

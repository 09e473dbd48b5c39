import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Command } from "./program.ts";
import { UsageError } from "./usage.ts";

interface Copied {
  /** Copies everything to a new file, and says how many entries are in it. Undefined on PostgreSQL. */
  copyTo: ((file: string) => Promise<number>) | undefined;
}

export const backup: Command<Copied> = {
  usage: "backup <file>",
  summary: "A copy of everything, as it is at one moment, in a new file",
  options: {},
  maxOperands: 1,
  prepare(_, file) {
    if (file === undefined) throw new UsageError("backup takes the name of a new file.");
    return async ({ copyTo }, { out, err, folder }) => {
      if (copyTo === undefined) {
        err.write(
          `PostgreSQL makes its own copies: (umask 077; pg_dump --format=custom --exclude-table-data=rate_limit --file=${file})\n`,
        );
        return "failed";
      }
      const target = resolve(folder, file);
      const parent = dirname(target);
      if (!existsSync(parent)) {
        err.write(`There is no folder ${parent}.\n`);
        return "failed";
      }
      out.write(`${await copyTo(target)} entries copied to ${target}\n`);
      return "done";
    };
  },
};

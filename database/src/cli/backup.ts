import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Counts } from "../backup.ts";
import type { Command } from "./program.ts";
import { UsageError } from "./usage.ts";

interface Copied {
  /** Copies everything to a new file, and says how much is in it. Undefined on PostgreSQL. */
  copyTo: ((file: string) => Promise<Counts>) | undefined;
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
      const counts = Object.entries(await copyTo(target)).map(([name, count]) => `${count} ${name}`);
      out.write(`${counts.join(", ")} copied to ${target}\n`);
      return "done";
    };
  },
};

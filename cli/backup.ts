import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Command } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import type { OperatorContext } from "./operator.ts";
import { counted } from "./print.ts";

/** By what an operator calls several of them, what one is called. */
const ofOne: Readonly<Record<string, string>> = { people: "person", sites: "site" };

export const backup: Command<OperatorContext> = {
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
      const counts = Object.entries(await copyTo(target)).map(([name, count]) =>
        counted(count, ofOne[name] ?? name, name),
      );
      out.write(`${counts.join(", ")} copied to ${target}\n`);
      return "done";
    };
  },
};

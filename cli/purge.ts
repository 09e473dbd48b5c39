import type { Command } from "@octroi/database/cli/program";
import type { OperatorContext } from "./operator.ts";
import { counted, json, print } from "./print.ts";

const rewrite = {
  type: "boolean",
  help: "--rewrite            on PostgreSQL, rewrite the tables too: nobody else can use them meanwhile",
} as const;

const states = {
  clean: "Nothing that was deleted is left in the files.",
  "being-read": "What was deleted is still in the files: another process reads the database. Try again.",
  "not-rewritten":
    "What was deleted is in PostgreSQL’s files until it uses the space again. With --rewrite, at a quiet hour, it leaves them.",
};

export const purge: Command<OperatorContext> = {
  usage: "purge [--rewrite] [--json]",
  summary: "Delete what is over, as the server does, and clean the files",
  options: { rewrite, json },
  prepare:
    ({ json: asJson, rewrite: isToRewrite }) =>
    async (store, terminal, now) => {
      const { forgetExpired, workspaces, visits, deleteFigures } = store;
      await forgetExpired();
      const erased = await workspaces.eraseDue();
      const purged = await visits.purge(now);
      const { failures, ...removedSites } = await deleteFigures();
      const files = await scrub(store, isToRewrite === true);
      const result = { workspaces: erased, visits: purged, removedSites, files };
      print(terminal, asJson, result, () =>
        [
          `${erased} workspaces were deleted, whose week was over.`,
          purged.outcome === "purged"
            ? `${purged.rows} rows of figures were deleted, which no plan keeps.${failed(purged.failures.length)}`
            : `No figures were deleted: ${purged.expired} of ${purged.total} rows would go. Check the clock.`,
          `${removedSites.rows} rows of figures were deleted, of sites that were removed.${failed(failures.length)}`,
          states[files],
        ].join("\n"),
      );
      const isDone = purged.outcome === "purged" && purged.failures.length + failures.length === 0;
      return isDone && files !== "being-read" ? "done" : "failed";
    },
};

async function scrub(
  { scrubDeleted, rewriteTables }: Pick<OperatorContext, "scrubDeleted" | "rewriteTables">,
  isToRewrite: boolean,
): Promise<keyof typeof states> {
  if (rewriteTables !== undefined && !isToRewrite) return "not-rewritten";
  return (await (rewriteTables ?? scrubDeleted)()) ? "clean" : "being-read";
}

function failed(sites: number): string {
  return sites === 0 ? "" : ` Those of ${counted(sites, "site")} could not be: try again.`;
}

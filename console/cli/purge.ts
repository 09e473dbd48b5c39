import type { Command } from "@octroi/database/cli/program";
import type { OperatorContext } from "./operator.ts";
import { json, print } from "./print.ts";

export const purge: Command<OperatorContext> = {
  usage: "purge [--json]",
  summary: "Delete what is over, as the server does hourly, and take it out of the database’s files",
  options: { json },
  prepare:
    ({ json: asJson }) =>
    async ({ forgetExpired, workspaces, visits, scrubDeleted }, terminal, now) => {
      await forgetExpired();
      const erased = await workspaces.eraseDue();
      const purged = await visits.purge(now);
      const isOut = await scrubDeleted();
      const result = { workspaces: erased, visits: purged, filesAreClean: isOut };
      print(terminal, asJson, result, () =>
        [
          `${erased} workspaces were deleted, whose week was over.`,
          purged.outcome === "purged"
            ? `${purged.rows} rows of figures were deleted, which no plan keeps.${failed(purged.failures.length)}`
            : `No figures were deleted: ${purged.expired} of ${purged.total} rows would go. Check the clock.`,
          isOut
            ? "Nothing that was deleted is left in the files."
            : "What was deleted is still in the files: another process reads the database. Try again.",
        ].join("\n"),
      );
      return isOut && purged.outcome === "purged" && purged.failures.length === 0 ? "done" : "failed";
    },
};

function failed(sites: number): string {
  return sites === 0 ? "" : ` Those of ${sites} sites could not be: try again.`;
}

import type { Command } from "@octroi/database/cli/program";
import { ownSiteId } from "../domain/sites/own-site.ts";
import { statuses } from "../domain/sites/site.ts";
import type { OperatorContext } from "./operator.ts";
import { json, print } from "./print.ts";

export const stats: Command<OperatorContext> = {
  usage: "stats [--json]",
  summary: "How many people and sites there are, and mails still to send",
  options: { json },
  prepare:
    ({ json: asJson }) =>
    async ({ people, sites, jobs }, terminal) => {
      const byStatus = Object.fromEntries(statuses.map((status) => [status, 0]));
      for await (const { id, status } of sites.all()) {
        if (id !== ownSiteId) byStatus[status] = (byStatus[status] ?? 0) + 1;
      }
      const counts = {
        people: await people.count(),
        sites: await sites.count(),
        ...byStatus,
        jobs: await jobs.pending(),
      };
      print(terminal, asJson, counts, (one) =>
        Object.entries(one)
          .map(([name, count]) => `${String(count).padStart(8)}  ${name}`)
          .join("\n"),
      );
      return "done";
    },
};

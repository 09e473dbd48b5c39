import type { Command } from "@octroi/database/cli/program";
import { UsageError } from "@octroi/database/cli/usage";
import { dayOf, isoDay } from "../domain/visits/day.ts";
import type { NameOnSites } from "../domain/visits/visits.ts";
import type { OperatorContext } from "./operator.ts";
import { columns, counted, json, print } from "./print.ts";

const defaultDays = 30;
const maxNames = 200;

export const unlisted: Command<OperatorContext> = {
  usage: "unlisted [--days <number>] [--entries | --json]",
  summary: "Names of crawlers in no list that came to several sites",
  options: {
    days: { type: "string", help: `--days <number>      today and those before it (${defaultDays})` },
    entries: {
      type: "boolean",
      help: "--entries            as entries of the registry, to be looked into and proposed",
    },
    json,
  },
  prepare({ days = String(defaultDays), entries, json: asJson }) {
    if (typeof days !== "string" || !/^[1-9]\d{0,2}$/.test(days)) {
      throw new UsageError("--days takes a number from 1 to 999.");
    }
    return async ({ visits }, terminal, now) => {
      const since = dayOf(now.getTime()) - Number(days) + 1;
      const names = await visits.namesOnSites(since, maxNames);
      const rows = names.map((row) => ({ ...row, lastDay: isoDay(row.lastDay) }));
      print<Shown>(terminal, asJson, rows, entries === true ? entryOf : lineOf);
      return "done";
    };
  },
};

type Shown = Omit<NameOnSites, "lastDay"> & { lastDay: string };

function lineOf({ name, sites, visits, lastDay }: Shown): string {
  return columns(counted(sites, "site").padStart(10), counted(visits, "visit").padStart(16), lastDay, name);
}

/** A line of `packages/crawlers/src/known/`, with what nobody knows yet. */
function entryOf({ name, sites, visits, lastDay }: Shown): string {
  return `  { token: ${JSON.stringify(name)}, operator: null }, // ${counted(visits, "visit")} to ${counted(sites, "site")} until ${lastDay}`;
}

import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { chartOf } from "@octroi/database/cli/chart";
import { jsonOf } from "@octroi/database/cli/json";
import type { Command, Values } from "@octroi/database/cli/program";
import { isoDay, momentOf, UsageError, wholeNumberOf } from "@octroi/database/cli/usage";
import { retention } from "../site/domain/figures/figures.ts";
import {
  identities,
  type LedgerEntry,
  lastDays,
  ledgerLimit,
  type VisitKind,
} from "../site/domain/ledger/ledger.ts";
import { type LedgerSummary, summaryOf } from "../site/domain/ledger/summary.ts";
import type { Store } from "../store/store.ts";
import { csvOf } from "./csv.ts";

const columns = [
  "day",
  "crawler",
  "identity",
  "decision",
  "status",
  "pages",
  "visits",
] as const satisfies readonly (keyof LedgerEntry)[];

const days = { type: "string", help: "--days <number>      how many days back (30)" } as const;

/** What the gate of the public site counted. */
export const ledgerCommands: Record<string, Command<Store>> = {
  "ledger top": {
    usage: "ledger top [--days <number>]",
    summary: "Which crawlers came, the most frequent first",
    options: { days },
    prepare(values) {
      const count = daysIn(values);
      return async ({ ledger }, { out }, now) => {
        const { crawlers, visits } = await summaryFor(ledger, count, now);
        for (const { crawler, purpose, visits: each, identities, outcomes } of crawlers) {
          const cells = [
            String(each).padStart(9),
            crawler.padEnd(28),
            purpose.padEnd(15),
            figuresIn(identities),
          ];
          out.write(`${[...cells, figuresIn(outcomes)].join("  ")}\n`);
        }
        out.write(`${visits} visits of ${crawlers.length} crawlers in ${count} days\n`);
        return "done";
      };
    },
  },
  "ledger days": {
    usage: "ledger days [--days <number>]",
    summary: "Visits a day, in UTC",
    options: { days },
    prepare(values) {
      const count = daysIn(values);
      return async ({ ledger }, { out }, now) => {
        const { from, visits, days: each } = await summaryFor(ledger, count, now);
        const counts = each.map(({ day, purposes }) => ({
          day,
          count: Object.values(purposes).reduce((sum, visits) => sum + visits, 0),
        }));
        out.write(`${chartOf(counts, new Date(from), now)}\n${visits} visits in ${count} days\n`);
        return "done";
      };
    },
  },
  "ledger export": {
    usage: "ledger export --format csv|json [--since <date>]",
    summary: "Every entry, to standard output",
    options: {
      format: { type: "string", help: "--format csv|json    the form to write it in" },
      since: { type: "string", help: "--since <date>       only that day and later ones" },
    },
    prepare({ format, since }) {
      if (format !== "csv" && format !== "json") throw new UsageError("--format takes csv or json.");
      const from = typeof since === "string" ? isoDay(momentOf(since, "--since")) : undefined;
      return async ({ ledger }, { out }) => {
        const entries = ledger.entries(from);
        const rows = format === "csv" ? csvOf(entries, columns) : jsonOf(entries);
        await pipeline(Readable.from(rows), out, { end: false });
        return "done";
      };
    },
  },
  "ledger remove": {
    usage: "ledger remove --day --crawler --identity [--visits]",
    summary: "Delete the visits under a name that somebody else used",
    options: {
      day: { type: "string", help: "--day <date>         the day, in UTC" },
      crawler: { type: "string", help: "--crawler <name>     the name, as `top` and `export` have it" },
      identity: { type: "string", help: `--identity <word>    ${identities.join(", ")}` },
      visits: { type: "string", help: "--visits <number>    how many they are: without it, only says so" },
      json: { type: "boolean", help: "--json               the answer as JSON" },
    },
    prepare(values) {
      const kind = kindIn(values);
      const expected = values["visits"] === undefined ? undefined : visitsIn(values);
      return async ({ ledger }, { out, err }) => {
        const visits = await (expected === undefined
          ? ledger.countVisits(kind)
          : ledger.remove(kind, expected));
        const removed = expected === visits ? visits : 0;
        if (values["json"] === true) out.write(`${JSON.stringify({ ...kind, visits, removed })}\n`);
        else if (removed > 0) out.write(`${removed} visits removed.\n`);
        else err.write(`${visits} visits, none removed: to remove them, add --visits ${visits}\n`);
        return removed > 0 ? "done" : "failed";
      };
    },
  },
  "ledger purge": {
    usage: "ledger purge [--dry-run]",
    summary: `Delete what was counted over ${retention.audienceMonths} months ago`,
    options: {
      "dry-run": { type: "boolean", help: "--dry-run            only say how many entries there are" },
    },
    prepare(values) {
      const dry = values["dry-run"] === true;
      return async ({ ledger }, { out }, now) => {
        const limit = ledgerLimit(now);
        const expired = await (dry ? ledger.countExpired(limit) : ledger.purge(limit));
        out.write(`${expired} ${dry ? "to delete" : "deleted"}: days before ${isoDay(limit)}.\n`);
        return "done";
      };
    },
  },
};

function daysIn(values: Values): number {
  return wholeNumberOf(String(values["days"] ?? "30"), "--days", 3_660);
}

function kindIn({ day, crawler, identity }: Values): VisitKind {
  if (typeof day !== "string") throw new UsageError("remove takes a --day such as 2026-01-31.");
  if (typeof crawler !== "string") throw new UsageError("remove takes a --crawler such as GPTBot.");
  const found = identities.find((each) => each === identity);
  if (found === undefined) throw new UsageError(`--identity takes one of ${identities.join(", ")}.`);
  return { day: isoDay(momentOf(day, "--day")), crawler, identity: found };
}

function visitsIn(values: Values): number {
  return wholeNumberOf(String(values["visits"]), "--visits", 999_999_999);
}

async function summaryFor(ledger: Store["ledger"], count: number, now: Date): Promise<LedgerSummary> {
  const days = lastDays(now, count);
  return summaryOf(days, await ledger.entriesWithin(days));
}

function figuresIn(figures: Partial<Record<string, number>>): string {
  return Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(", ");
}

import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { retention } from "../domain/site/figures.ts";
import { type Entry, retentionLimit } from "../domain/waitlist/waitlist.ts";
import type { Store } from "../store/store.ts";
import { chartOf } from "./chart.ts";
import { csvOf } from "./csv.ts";
import { jsonOf } from "./json.ts";
import { withProgress } from "./progress.ts";
import { isoDay, momentOf, UsageError, wholeNumberOf } from "./usage.ts";

export interface Terminal {
  out: Writable;
  err: Writable & { isTTY?: boolean };
  /** Where it was typed. */
  folder: string;
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  usage: string;
  summary: string;
  /** A line for each option, as the help shows it. */
  options: Record<string, { type: "string" | "boolean"; help: string }>;
  /** What it takes beside options: nothing, unless it says so. */
  operand?: "email" | "file";
  /** Reads what was typed before anything is opened, and returns what to do. */
  prepare(values: Values, operand?: string): Action;
}

/** Done, or could not do what was asked. */
export type Outcome = "done" | "failed";
export type Action = (
  store: Pick<Store, "waitlist" | "outbox" | "copyTo">,
  terminal: Terminal,
  now: Date,
) => Promise<Outcome>;

const since = {
  type: "string",
  help: "--since <date>       only who signed up on that day or later",
} as const;

export const commands: Record<string, Command> = {
  list: {
    usage: "list [--since <date>]",
    summary: "Who is on the list, oldest first",
    options: { since },
    prepare(values) {
      const from = sinceIn(values);
      return async ({ waitlist }, { out }) => {
        await pipeline(Readable.from(linesOf(waitlist.entries(from))), out, { end: false });
        return "done";
      };
    },
  },
  count: {
    usage: "count [--since <date>]",
    summary: "How many they are",
    options: { since },
    prepare(values) {
      const from = sinceIn(values);
      return async ({ waitlist }, { out }) => {
        out.write(`${await waitlist.count(from)}\n`);
        return "done";
      };
    },
  },
  export: {
    usage: "export --format csv|json [--since <date>]",
    summary: "Everything we keep about them, to standard output",
    options: { format: { type: "string", help: "--format csv|json    the form to write it in" }, since },
    prepare(values) {
      const { format } = values;
      if (format !== "csv" && format !== "json") throw new UsageError("--format takes csv or json.");
      const write = { csv: csvOf, json: jsonOf }[format];
      const from = sinceIn(values);
      return async ({ waitlist }, { out, err }) => {
        const entries = withProgress(waitlist.entries(from), await waitlist.count(from), err);
        await pipeline(Readable.from(write(entries)), out, { end: false });
        return "done";
      };
    },
  },
  erase: {
    usage: "erase <email>",
    summary: "Forget one person, and any notice about them not yet sent",
    options: {},
    operand: "email",
    prepare(_, email) {
      if (email === undefined) throw new UsageError("erase takes one e-mail address.");
      return async ({ waitlist }, { out, err }) => {
        const erased = (await waitlist.erase(email)) === "erased";
        (erased ? out : err).write(erased ? "Erased.\n" : "Nobody on the list has this address.\n");
        return erased ? "done" : "failed";
      };
    },
  },
  purge: {
    usage: "purge [--dry-run]",
    summary: `Forget whoever was last in contact over ${retention.waitlistMonths} months ago`,
    options: { "dry-run": { type: "boolean", help: "--dry-run            only say how many they are" } },
    prepare(values) {
      const dry = values["dry-run"] === true;
      return async ({ waitlist }, { out }, now) => {
        const limit = retentionLimit(now);
        const expired = await (dry ? waitlist.countExpired(limit) : waitlist.purge(limit));
        out.write(`${expired} ${dry ? "to delete" : "deleted"}: last contact before ${isoDay(limit)}.\n`);
        return "done";
      };
    },
  },
  backup: {
    usage: "backup <file>",
    summary: "A copy of everything, as it is at one moment, in a new file",
    options: {},
    operand: "file",
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
  },
  stats: {
    usage: "stats [--days <number>]",
    summary: "Sign-ups a day, in UTC",
    options: { days: { type: "string", help: "--days <number>      how many days back (30)" } },
    prepare(values) {
      const days = wholeNumberOf(String(values.days ?? "30"), "--days", 3_660);
      return async ({ waitlist, outbox }, { out }, now) => {
        const first = new Date(`${isoDay(now)}T00:00:00Z`);
        first.setUTCDate(first.getUTCDate() - days + 1);
        const counts = await waitlist.perDay(first);
        const recent = counts.reduce((sum, { signups }) => sum + signups, 0);
        out.write(`${chartOf(counts, first, now)}\n`);
        out.write(`${recent} in ${days} days, ${await waitlist.count()} on the list\n`);
        const pending = await outbox.pending();
        if (pending > 0) out.write(`${pending} not yet told to the webhook\n`);
        return "done";
      };
    },
  },
};

function sinceIn(values: Values): Date | undefined {
  return typeof values.since === "string" ? momentOf(values.since, "--since") : undefined;
}

async function* linesOf(entries: AsyncIterable<Entry>): AsyncIterable<string> {
  for await (const { createdAt, email, firstName, lastName, website } of entries) {
    yield `${[createdAt.slice(0, 10), email, `${firstName} ${lastName}`, website ?? ""].join("  ").trimEnd()}\n`;
  }
}

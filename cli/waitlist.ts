import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { chartOf } from "@octroi/database/cli/chart";
import { jsonOf } from "@octroi/database/cli/json";
import type { Command, Values } from "@octroi/database/cli/program";
import { withProgress } from "@octroi/database/cli/progress";
import { isoDay, momentOf, UsageError, wholeNumberOf } from "@octroi/database/cli/usage";
import { retention } from "../site/domain/figures/figures.ts";
import { type Entry, retentionLimit } from "../site/domain/waitlist/waitlist.ts";
import type { Store } from "../store/store.ts";
import { csvOf } from "./csv.ts";
import { counted } from "./print.ts";

/** The order of an exported file. */
export const columns = [
  "email",
  "firstName",
  "lastName",
  "linkedin",
  "website",
  "language",
  "page",
  "consent",
  "createdAt",
  "lastContactAt",
  "id",
] as const satisfies readonly (keyof Entry)[];

const erasures = {
  erased: "Erased.",
  "in-log":
    "Taken off the list, but still in the database’s log: another process is reading the database.\n" +
    "The server empties the log within a minute of that process’s end.",
  unknown: "Nobody on the list has this address.",
};

const since = {
  type: "string",
  help: "--since <date>       only who signed up on that day or later",
} as const;

/** Of the public site: who asked to be told. */
export const waitlistCommands: Record<string, Command<Store>> = {
  "waitlist list": {
    usage: "waitlist list [--since <date>]",
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
  "waitlist count": {
    usage: "waitlist count [--since <date>]",
    summary: "How many people are on the list",
    options: { since },
    prepare(values) {
      const from = sinceIn(values);
      return async ({ waitlist }, { out }) => {
        out.write(`${await waitlist.count(from)}\n`);
        return "done";
      };
    },
  },
  "waitlist export": {
    usage: "waitlist export --format csv|json [--since <date>]",
    summary: "Everything we keep about them, to standard output",
    options: { format: { type: "string", help: "--format csv|json    the form to write it in" }, since },
    prepare(values) {
      const { format } = values;
      if (format !== "csv" && format !== "json") throw new UsageError("--format takes csv or json.");
      const write = (entries: AsyncIterable<Entry>) =>
        format === "csv" ? csvOf(entries, columns) : jsonOf(entries);
      const from = sinceIn(values);
      return async ({ waitlist }, { out, err }) => {
        const entries = withProgress(waitlist.entries(from), await waitlist.count(from), err);
        await pipeline(Readable.from(write(entries)), out, { end: false });
        return "done";
      };
    },
  },
  "waitlist erase": {
    usage: "waitlist erase <email>",
    summary: "Forget one person, and any notice about them not yet sent",
    options: {},
    maxOperands: 1,
    prepare(_, email) {
      if (email === undefined) throw new UsageError("waitlist erase takes one e-mail address.");
      return async ({ waitlist }, { out, err }) => {
        const result = await waitlist.erase(email);
        (result === "erased" ? out : err).write(`${erasures[result]}\n`);
        return result === "erased" ? "done" : "failed";
      };
    },
  },
  "waitlist purge": {
    usage: "waitlist purge [--dry-run]",
    summary: `Forget whoever was last in contact over ${retention.waitlistMonths} months ago`,
    options: { "dry-run": { type: "boolean", help: "--dry-run            only say how many there are" } },
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
  "waitlist stats": {
    usage: "waitlist stats [--days <number>]",
    summary: "Sign-ups a day, in UTC",
    options: { days: { type: "string", help: "--days <number>      how many days back (30)" } },
    prepare(values) {
      const days = wholeNumberOf(String(values["days"] ?? "30"), "--days", 3_660);
      return async ({ waitlist, waitlistNotices }, { out }, now) => {
        const first = new Date(`${isoDay(now)}T00:00:00Z`);
        first.setUTCDate(first.getUTCDate() - days + 1);
        const counts = (await waitlist.perDay(first)).map(({ day, signups }) => ({ day, count: signups }));
        const recent = counts.reduce((sum, { count }) => sum + count, 0);
        out.write(`${chartOf(counts, first, now)}\n`);
        out.write(`${recent} in ${counted(days, "day")}, ${await waitlist.count()} on the list\n`);
        const pending = await waitlistNotices.pending();
        if (pending > 0) out.write(`${pending} not yet told to the webhook\n`);
        return "done";
      };
    },
  },
};

function sinceIn(values: Values): Date | undefined {
  return typeof values["since"] === "string" ? momentOf(values["since"], "--since") : undefined;
}

async function* linesOf(entries: AsyncIterable<Entry>): AsyncIterable<string> {
  for await (const { createdAt, email, firstName, lastName, website } of entries) {
    yield `${[createdAt.slice(0, 10), email, `${firstName} ${lastName}`, website ?? ""].join("  ").trimEnd()}\n`;
  }
}

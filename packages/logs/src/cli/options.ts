import { parseArgs } from "node:util";
import { type FormatName, formatNames } from "../formats/formats.ts";

export const usage = `Which AI crawlers read a site, from its access logs.

  npx @octroi/logs access.log*.gz
  zcat -f access.log* | npx @octroi/logs -

Files may be compressed with gzip or zstd; a folder means the files in it. Formats are recognized:
${formatNames.join(", ")}.

  --json             the whole report as JSON
  --csv              the crawlers as CSV
  --people           whom assistants sent, at least, by day, as CSV
  --policy FILE      what this policy would have answered and earned (octroi.policy.json)
  --robots FILE      what this robots.txt refuses
  --format NAME      read every line in this format, and no other
  --fields "…"       the #Fields: of a W3C log whose beginning is missing
  --since DAY        only visits from this day on (2026-10-01), by the clock of the log
  --until DAY        only visits up to this day, the day included
  --crawler NAME     only visits of this crawler; may be given several times
  --pages N          how many pages to list (10)
  --quiet            no progress
  --help, --version

Nothing is sent anywhere, and nothing is kept.`;

export interface Options {
  readonly files: readonly string[];
  readonly output: "table" | "json" | "csv" | "people" | "help" | "version";
  readonly policy: string | undefined;
  readonly robots: string | undefined;
  readonly format: FormatName | undefined;
  readonly fields: string | undefined;
  readonly since: string | undefined;
  readonly until: string | undefined;
  readonly crawlers: readonly string[] | undefined;
  readonly pages: number;
  readonly isQuiet: boolean;
}

/** What the command was asked for. Throws an error whose message is one clear sentence. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: "boolean", default: false },
      csv: { type: "boolean", default: false },
      people: { type: "boolean", default: false },
      policy: { type: "string" },
      robots: { type: "string" },
      format: { type: "string" },
      fields: { type: "string" },
      since: { type: "string" },
      until: { type: "string" },
      crawler: { type: "string", multiple: true },
      pages: { type: "string", default: "10" },
      quiet: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
      version: { type: "boolean", default: false },
    },
  });
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 0 || pages > 1000) {
    throw new RangeError("--pages takes a number from 0 to 1000");
  }
  if (values.json && values.csv) throw new RangeError("choose --json or --csv, not both");
  if (values.people && (values.json || values.csv))
    throw new RangeError("choose one of --json, --csv and --people");
  const output = values.json ? "json" : values.csv ? "csv" : values.people ? "people" : "table";
  const isHelp = values.help || positionals.length === 0;
  return {
    files: positionals,
    output: values.version ? "version" : isHelp ? "help" : output,
    policy: values.policy,
    robots: values.robots,
    format: formatNamed(values.format),
    fields: values.fields,
    since: values.since,
    until: values.until,
    crawlers: values.crawler,
    pages,
    isQuiet: values.quiet,
  };
}

function formatNamed(name: string | undefined): FormatName | undefined {
  if (name === undefined) return undefined;
  const format = formatNames.find((known) => known === name);
  if (format === undefined) {
    throw new RangeError(`there is no format “${name}”: choose one of ${formatNames.join(", ")}`);
  }
  return format;
}

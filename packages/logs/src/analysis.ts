import { parseRobots } from "@octroi/crawlers/robots";
import type { Policy } from "@octroi/policy";
import { Clock } from "./counting/clock.ts";
import { Counts } from "./counting/counts.ts";
import { visitFilter } from "./counting/filter.ts";
import { EventIds } from "./counting/gate-events.ts";
import { Hash } from "./counting/hash.ts";
import { Lines } from "./files/lines.ts";
import { Objects } from "./files/objects.ts";
import type { FileProblem } from "./files/problem.ts";
import type { FormatName } from "./formats/formats.ts";
import { type FormatChoice, FormatReader } from "./formats/reader.ts";
import { textOf } from "./formats/text.ts";
import { Visit } from "./formats/visit.ts";
import type { FileReport, FormatReport, LineSample, LogReport, SampleRow, Unread } from "./report.ts";
import { reportOf } from "./report-of.ts";
import { sampleRow } from "./sample-row.ts";

/** What to read the lines as, and what to hold the visits against. Plain data, as a worker is given it. */
export interface AnalysisOptions extends FormatChoice {
  /** A policy, as `parsePolicy` of `@octroi/policy` makes it. */
  readonly policy?: Policy | undefined;
  /** The text of a robots.txt file. */
  readonly robotsTxt?: string | undefined;
  /** Visits before this day (`2026-10-01`, by the clock of the log) are left out. */
  readonly since?: string | undefined;
  /** Visits after this day are left out. */
  readonly until?: string | undefined;
  /** Visits of all but these crawlers, by token or alias, are left out. */
  readonly crawlers?: readonly string[] | undefined;
  /** By whose clocks days and hours are told, such as `Europe/Paris`. By the clock of the log where not given. */
  readonly timeZone?: string | undefined;
  /** How many pages a report lists. 50 where not given. */
  readonly pages?: number | undefined;
}

const rowsPerFormat = 5;
const samplesPerReason = 5;
const sampleLength = 300;

/** Reads the text of one file after the other. Everything here is immediate: nothing waits. */
export class Analysis {
  readonly counts: Counts;
  readonly #options: AnalysisOptions;
  readonly #clock: Clock | undefined;
  readonly #visit = new Visit();
  readonly #files: FileReport[] = [];
  readonly #formats = new Map<FormatName, { visits: number; readonly rows: SampleRow[] }>();
  readonly #unread = new Map<Unread, number>();
  readonly #samples: LineSample[] = [];
  readonly #eventIds = new EventIds(new Hash());
  #filtered = 0;
  #file: OpenFile | undefined;
  #lastFormat: FormatName | undefined;
  #inLastFormat: { visits: number; readonly rows: SampleRow[] } = { visits: 0, rows: [] };

  constructor(options: AnalysisOptions = {}) {
    this.#options = options;
    const { policy, robotsTxt, timeZone } = options;
    this.#clock = timeZone === undefined ? undefined : new Clock(timeZone);
    this.counts = new Counts(
      { policy, robotsTxt: robotsTxt === undefined ? undefined : parseRobots(robotsTxt) },
      visitFilter(options),
    );
  }

  open(name: string): void {
    this.#file = new OpenFile(name, new FormatReader(this.#options));
  }

  /** The next bytes of the open file, as text. */
  push(chunk: Uint8Array): void {
    const file = this.#file;
    if (file === undefined) return;
    file.cutter ??= (isArray(chunk) ? this.#objects : this.#lines)(file);
    file.cutter.push(chunk);
  }

  close(problem: FileProblem | null = null): void {
    const file = this.#file;
    if (file === undefined) return;
    file.cutter?.close();
    const { name, visits, formats } = file;
    this.#files.push({ name, lines: file.cutter?.number ?? 0, visits, formats: [...formats], problem });
    this.#file = undefined;
  }

  report(): LogReport {
    const formats: FormatReport[] = [...this.#formats].map(([format, { visits, rows }]) => ({
      format,
      visits,
      rows: [...rows],
    }));
    return reportOf(this.counts, this.#options, {
      files: [...this.#files],
      formats: formats.sort((a, b) => b.visits - a.visits),
      samples: [...this.#samples],
      unread: this.#unread,
      visitsFiltered: this.#filtered,
    });
  }

  #lines = (file: OpenFile) =>
    new Lines(
      (bytes, start, end) => this.#read(file, bytes, start, end),
      (bytes, start, end) => this.#leave(file, "too-long", bytes, start, end),
    );

  #objects = (file: OpenFile) =>
    new Objects(
      (bytes, start, end) => this.#read(file, bytes, start, end),
      (bytes, start, end) => this.#leave(file, "too-long", bytes, start, end),
    );

  #read(file: OpenFile, bytes: Uint8Array, start: number, end: number): void {
    const outcome = file.reader.read(this.#visit, bytes, start, end);
    if (outcome !== "read") {
      this.#leave(file, outcome, bytes, start, end);
      return;
    }
    const format = file.reader.formatOf(this.#visit);
    if (format === "octroi" && this.#eventIds.isRepeated(this.#visit)) {
      this.#leave(file, "other", bytes, start, end);
      return;
    }
    this.#clock?.set(this.#visit);
    if (!this.counts.add(this.#visit, format)) {
      this.#filtered++;
      return;
    }
    file.visits++;
    if (format !== this.#lastFormat) this.#changeFormat(format);
    if (!file.formats.has(format)) file.formats.add(format);
    this.#inLastFormat.visits++;
    if (this.#inLastFormat.rows.length < rowsPerFormat) {
      this.#inLastFormat.rows.push(sampleRow(this.#visit, format));
    }
  }

  #changeFormat(format: FormatName): void {
    this.#lastFormat = format;
    this.#inLastFormat = this.#formats.get(format) ?? { visits: 0, rows: [] };
    this.#formats.set(format, this.#inLastFormat);
  }

  #leave(file: OpenFile, why: Unread, bytes: Uint8Array, start: number, end: number): void {
    const count = (this.#unread.get(why) ?? 0) + 1;
    this.#unread.set(why, count);
    if (count > samplesPerReason) return;
    const text = textOf(bytes, start, Math.min(end, start + sampleLength));
    this.#samples.push({ file: file.name, line: file.cutter?.number ?? 0, why, text });
  }
}

class OpenFile {
  readonly name: string;
  readonly reader: FormatReader;
  readonly formats = new Set<FormatName>();
  cutter: Lines | Objects | undefined;
  visits = 0;

  constructor(name: string, reader: FormatReader) {
    this.name = name;
    this.reader = reader;
  }
}

/** Whether a file begins as an array of objects does, rather than with a line. */
function isArray(chunk: Uint8Array): boolean {
  return /^\s*\[\s*\{/.test(textOf(chunk, 0, 64));
}

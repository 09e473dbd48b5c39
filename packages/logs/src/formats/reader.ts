import { readCommon } from "./common-log.ts";
import type { FormatName } from "./formats.ts";
import { type JsonLayout, jsonLayoutNames } from "./json/layouts.ts";
import { jsonReader } from "./json/read.ts";
import type { Outcome } from "./outcome.ts";
import { field, type Visit } from "./visit.ts";
import { W3cReader } from "./w3c.ts";

/** What the caller knows about the lines: without it, each line tells its own format. */
export interface FormatChoice {
  readonly format?: FormatName | undefined;
  /** The `#Fields:` of a W3C log whose beginning is missing. */
  readonly fields?: string | undefined;
}

type Read = (visit: Visit, bytes: Uint8Array, start: number, end: number) => Outcome;
type Family = "common" | "w3c" | JsonLayout;

/**
 * Reads the lines of one file. The format of the last line is tried first; a line that it does not fit may be
 * of another, as formats change in the middle of a file. None is ever read by halves: where no format fits
 * the whole line, it is not read.
 */
export class FormatReader {
  readonly #choice: FormatName | undefined;
  readonly #w3c = new W3cReader();
  readonly #families: readonly (readonly [Family, Read])[];
  #family: Family = "common";
  #read: Read = readCommon;

  constructor({ format, fields }: FormatChoice = {}) {
    this.#choice = format;
    if (fields !== undefined && !this.#w3c.name(fields)) {
      throw new RangeError("fields must name at least date, time, cs-uri-stem and sc-status");
    }
    const w3c: Read = (visit, bytes, start, end) => this.#w3c.read(visit, bytes, start, end);
    const all: (readonly [Family, Read])[] = [["common", readCommon], ["w3c", w3c], ...jsonFamilies];
    this.#families = format === undefined ? all : all.filter(([family]) => family === familyOf[format]);
    const first = this.#families[0];
    if (first !== undefined) [this.#family, this.#read] = first;
  }

  read(visit: Visit, bytes: Uint8Array, start: number, end: number): Outcome {
    const outcome = this.#read(visit, bytes, start, end);
    if (outcome !== "read") return this.#readAsAnother(outcome, visit, bytes, start, end);
    return this.#isChosen(visit) ? "read" : "layout";
  }

  /** The format of the line read last. */
  formatOf(visit: Visit): FormatName {
    if (this.#family === "w3c") return this.#w3c.separator === "tab" ? "cloudfront" : "iis";
    if (this.#family !== "common") return this.#family;
    const kind = visit.has(field.agent) ? "combined" : "common";
    return visit.has(field.host) ? `vhost-${kind}` : kind;
  }

  #isChosen(visit: Visit): boolean {
    return this.#choice === undefined || this.#choice === this.formatOf(visit);
  }

  #readAsAnother(first: Outcome, visit: Visit, bytes: Uint8Array, start: number, end: number): Outcome {
    let best = first;
    for (const [family, read] of this.#families) {
      if (family === this.#family) continue;
      const outcome = read(visit, bytes, start, end);
      if (outcome === "read" || (outcome === "other" && family === "w3c")) {
        this.#family = family;
        this.#read = read;
        return outcome === "read" && !this.#isChosen(visit) ? "layout" : outcome;
      }
      if (telling[outcome] > telling[best]) best = outcome;
    }
    return best;
  }
}

/** Which outcome says most about a line: one with a wrong clock is laid out well, and is no other event. */
const telling: Readonly<Record<Outcome, number>> = { layout: 0, other: 1, time: 2, values: 2, read: 3 };

const jsonFamilies: readonly (readonly [JsonLayout, Read])[] = jsonLayoutNames.map((layout) => [
  layout,
  jsonReader(layout),
]);

const familyOf: Readonly<Record<FormatName, Family>> = {
  common: "common",
  combined: "common",
  "vhost-common": "common",
  "vhost-combined": "common",
  caddy: "caddy",
  "nginx-json": "nginx-json",
  traefik: "traefik",
  cloudflare: "cloudflare",
  vercel: "vercel",
  iis: "w3c",
  cloudfront: "w3c",
  "cloudfront-json": "cloudfront-json",
  octroi: "octroi",
};

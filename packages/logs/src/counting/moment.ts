import { noZone, type Visit } from "../formats/visit.ts";
import { zoneName } from "./calendar.ts";

/** The first or the last moment of several, in whatever order they come. */
export class Moment {
  readonly #sign: 1 | -1;
  #seconds = Number.NaN;
  #zone = 0;

  constructor(which: "first" | "last") {
    this.#sign = which === "first" ? 1 : -1;
  }

  add(visit: Visit): void {
    const seconds = instantOf(visit);
    if (this.#seconds * this.#sign <= seconds * this.#sign) return;
    this.#seconds = seconds;
    this.#zone = visit.zone;
  }

  /** `2026-10-10T13:55:36+02:00`, in the zone of the log. */
  get(): string | null {
    if (Number.isNaN(this.#seconds)) return null;
    const local = this.#seconds + (this.#zone === noZone ? 0 : this.#zone * 60);
    return `${new Date(local * 1000).toISOString().slice(0, 19)}${zoneName(this.#zone)}`;
  }
}

/** Seconds since 1970. A time without a zone is taken for UTC, where it has to be compared. */
export function instantOf({ day, second, zone }: Visit): number {
  return day * 86_400 + second - (zone === noZone ? 0 : zone * 60);
}

import { noZone, type Visit } from "../formats/visit.ts";
import { instantOf } from "./moment.ts";

/** Clocks are changed on a quarter of an hour, by UTC. */
const secondsPerQuarter = 900;
/** Of three years; a log whose times are made up fills no memory. */
const maxOffsets = 100_000;

/** Tells visits by the clocks of one place, whatever clocks the servers go by. */
export class Clock {
  readonly #format: Intl.DateTimeFormat;
  /** In minutes ahead of UTC, by quarter. */
  readonly #offsets = new Map<number, number>();

  /** Throws a RangeError for what is no time zone. */
  constructor(timeZone: string) {
    this.#format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  }

  /** A time that says no zone stays as it was written: nobody knows whose it is. */
  set(visit: Visit): void {
    if (visit.zone === noZone) return;
    const instant = instantOf(visit);
    const zone = this.#offsetAt(Math.floor(instant / secondsPerQuarter));
    const local = instant + zone * 60;
    visit.day = Math.floor(local / 86_400);
    visit.second = local - visit.day * 86_400;
    visit.zone = zone;
  }

  #offsetAt(quarter: number): number {
    let offset = this.#offsets.get(quarter);
    if (offset === undefined) {
      offset = this.#readOffset(quarter * secondsPerQuarter);
      if (this.#offsets.size >= maxOffsets) this.#offsets.clear();
      this.#offsets.set(quarter, offset);
    }
    return offset;
  }

  #readOffset(seconds: number): number {
    const parts = this.#format.formatToParts(seconds * 1000);
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
    return sign === "-" ? -offset : offset;
  }
}

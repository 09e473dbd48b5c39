import { noZone, type Visit } from "../formats/visit.ts";
import { perSeries, type Series, seriesCount } from "./series.ts";

/** Visits of one day, by the clock of the log. */
export interface DayCount {
  readonly day: string;
  readonly visits: Readonly<Record<Series, number>>;
}

/** Seven rows, Monday first, of 24 hours each, by the clock of the log. */
export type WeekHours = readonly (readonly number[])[];

/** More days than ten years have are more than any log holds, unless its clock is broken. */
const maxDays = 3660;
const maxZones = 64;

/** Counts visits by day, by hour of the week and by time zone. */
export class Calendar {
  readonly #indexOfDay = new Map<number, number>();
  readonly #days: number[] = [];
  readonly #visits: Float64Array[] = [];
  readonly #hours: Float64Array = new Float64Array(seriesCount * 7 * 24);
  readonly #zones = new Map<number, number>();
  #lastDay = Number.NaN;
  #lastIndex = 0;
  #lastZone = Number.NaN;
  #inLastZone = 0;
  /** Visits that are on no day of the report, as it holds too many already. */
  beyond = 0;

  /** Counts a visit, and answers which of the days known so far it was on, or -1. */
  add(visit: Visit, seriesAt: number): number {
    const hour = Math.min(23, Math.floor(visit.second / 3600));
    // 1 January 1970 was a Thursday.
    const weekday = (visit.day + 3) % 7;
    const place = (seriesAt * 7 + weekday) * 24 + hour;
    this.#hours[place] = (this.#hours[place] ?? 0) + 1;
    this.#countZone(visit.zone);
    const index = this.#indexOf(visit.day);
    const visits = this.#visits[index];
    if (visits === undefined) this.beyond++;
    else visits[seriesAt] = (visits[seriesAt] ?? 0) + 1;
    return index;
  }

  days(): DayCount[] {
    return this.#inOrder().map((index) => ({
      day: dayName(this.#days[index] ?? 0),
      visits: perSeries((at) => this.#visits[index]?.[at] ?? 0),
    }));
  }

  /** Counts kept by the index that `add` answered, in the order of `days`. */
  inOrder(counts: readonly number[]): number[] {
    return this.#inOrder().map((index) => counts[index] ?? 0);
  }

  /** The index of the day before, if anything happened on it. */
  dayBefore(index: number): number | undefined {
    return this.#indexOfDay.get((this.#days[index] ?? 0) - 1);
  }

  hours(): Record<Series, WeekHours> {
    return perSeries((at) =>
      Array.from({ length: 7 }, (_, weekday) => {
        const start = (at * 7 + weekday) * 24;
        return [...this.#hours.subarray(start, start + 24)];
      }),
    );
  }

  zones(): { readonly zone: string; readonly visits: number }[] {
    const zones = new Map(this.#zones);
    if (this.#inLastZone > 0) {
      zones.set(this.#lastZone, (zones.get(this.#lastZone) ?? 0) + this.#inLastZone);
    }
    return [...zones]
      .map(([zone, visits]) => ({ zone: zoneName(zone), visits }))
      .sort((a, b) => b.visits - a.visits);
  }

  #inOrder(): number[] {
    return this.#days.map((_, index) => index).sort((a, b) => (this.#days[a] ?? 0) - (this.#days[b] ?? 0));
  }

  #indexOf(day: number): number {
    if (day === this.#lastDay) return this.#lastIndex;
    let index = this.#indexOfDay.get(day);
    if (index === undefined) {
      if (this.#days.length >= maxDays) return -1;
      index = this.#days.length;
      this.#indexOfDay.set(day, index);
      this.#days.push(day);
      this.#visits.push(new Float64Array(seriesCount));
    }
    this.#lastDay = day;
    this.#lastIndex = index;
    return index;
  }

  #countZone(zone: number): void {
    if (zone === this.#lastZone) {
      this.#inLastZone++;
      return;
    }
    if (this.#inLastZone > 0 && (this.#zones.size < maxZones || this.#zones.has(this.#lastZone))) {
      this.#zones.set(this.#lastZone, (this.#zones.get(this.#lastZone) ?? 0) + this.#inLastZone);
    }
    this.#lastZone = zone;
    this.#inLastZone = 1;
  }
}

function dayName(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** `+02:00`, or nothing where the log does not say. */
export function zoneName(zone: number): string {
  if (zone === noZone) return "";
  const minutes = Math.abs(zone);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${zone < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import { offsetAt } from "../../../domain/time-zone.ts";
import { msPerHour } from "../../../domain/visits/day.ts";

/** A moment to the minute by the clocks of a place, and how far those are from UTC: `18 novembre 2026, 08:12 UTC+1`. */
export function momentText(language: Language, iso: string, timeZone: string): string {
  const time = Date.parse(iso);
  const offset = offsetAt(timeZone, time);
  const local = new Date(time + offset).toISOString();
  return `${formatter(language).date(local)}, ${local.slice(11, 16)} ${offsetName(offset)}`;
}

/** `UTC`, `UTC+1`, `UTC−3:30`, with the minus that is as wide as the plus. */
function offsetName(offset: number): string {
  if (offset === 0) return "UTC";
  const hours = Math.abs(offset) / msPerHour;
  const minutes = Math.round((hours % 1) * 60);
  const rest = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `UTC${offset > 0 ? "+" : "\u2212"}${Math.floor(hours)}${rest}`;
}

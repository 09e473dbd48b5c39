import { parseTimeZone } from "../../../domain/time-zone.ts";

/** `America/New York`. */
export function zoneName(zone: string): string {
  return (parseTimeZone(zone) ?? zone).replaceAll("_", " ");
}

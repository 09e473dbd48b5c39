/**
 * Days and hours are whole numbers since 1970: small in a table, and plain to count with. Hours are UTC's, days those of
 * a site's own clocks (`site-zones.ts`).
 */
export const msPerHour = 3_600_000;
export const msPerDay = 24 * msPerHour;

/** The day of a moment in UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / msPerDay);
}

export function hourOf(time: number): number {
  return Math.floor(time / msPerHour);
}

/** `2026-11-18`. */
export function isoDay(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

/** From `2026-11-18`; undefined for anything else. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(text) / msPerDay;
  return Number.isInteger(day) && isoDay(day) === text ? day : undefined;
}

/** Days and hours are whole numbers since 1970, in UTC: small in a table, and plain to count with. */
export const msPerHour = 3_600_000;
export const msPerDay = 24 * msPerHour;

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

/** `2026-11-18T14:00Z`. */
export function isoHour(hour: number): string {
  return `${new Date(hour * msPerHour).toISOString().slice(0, 16)}Z`;
}

/** From `2026-11-18`; undefined for anything else. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(text) / msPerDay;
  return Number.isInteger(day) && isoDay(day) === text ? day : undefined;
}

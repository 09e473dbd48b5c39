import { msPerDay, msPerHour } from "./visits/day.ts";

/** Where a workspace is until somebody says otherwise. */
export const defaultTimeZone = "Europe/Paris";

/** What places are called today, by the names that the engine goes on giving them. */
const currentNames: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** The places whose clocks this Node knows, by their current names, in the alphabet's order. */
export const timeZones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"].map((zone) => currentNames[zone] ?? zone)),
].sort();

/** A zone under the name that `timeZones` has for it; undefined for what is none. */
export function parseTimeZone(text: string): string | undefined {
  // Offsets such as +01:00 know no summer time.
  if (!/^[a-z]/i.test(text)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en-US", { timeZone: text }).resolvedOptions();
    return currentNames[timeZone] ?? timeZone;
  } catch {
    return undefined;
  }
}

/** A day at a place, and the moment at which its morning's mail is due there. */
export interface Morning {
  /** Days since 1970, by the calendar of the place. */
  day: number;
  at: Date;
}

const hourOfMail = 9;
/** 1970 began with a Thursday. */
const firstMonday = 4;

/** The last morning at nine that has come there. */
export function lastMorning(zone: string, now: Date): Morning {
  return lastOf(zone, now, dayIn(zone, now.getTime()), 1);
}

/** The last Monday at nine that has come there. */
export function lastMondayMorning(zone: string, now: Date): Morning {
  const today = dayIn(zone, now.getTime());
  return lastOf(zone, now, today - ((today - firstMonday) % 7), 7);
}

/** Many days are longer or shorter than 24 hours: the one before is found by the calendar. */
export function morningBefore(zone: string, { day }: Pick<Morning, "day">): Morning {
  return morningOf(zone, day - 1);
}

function lastOf(zone: string, now: Date, day: number, step: number): Morning {
  const morning = morningOf(zone, day);
  return morning.at <= now ? morning : morningOf(zone, day - step);
}

function morningOf(zone: string, day: number): Morning {
  const clock = day * msPerDay + hourOfMail * msPerHour;
  // The offset before the moment is known is that of a moment near to it; the second look corrects it where the
  // clocks changed in between.
  const near = clock - offsetAt(zone, clock);
  return { day, at: new Date(clock - offsetAt(zone, near)) };
}

/** The day of a moment by the clocks of a place, as days since 1970. */
export function dayIn(zone: string, time: number): number {
  return Math.floor((time + offsetAt(zone, time)) / msPerDay);
}

/** The first moment of a day at a place: where clocks are put forward at midnight, that is one o'clock. */
export function startOfDay(zone: string, day: number): number {
  const midnight = day * msPerDay;
  const early = midnight - Math.max(offsetAt(zone, midnight - msPerDay), offsetAt(zone, midnight + msPerDay));
  // Clocks change by an hour at most, on a quarter of an hour; an hour that comes twice begins the first time.
  for (let time = early; ; time += msPerQuarter) if (dayIn(zone, time) >= day) return time;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Clocks are changed on a quarter of an hour, by UTC, everywhere and since long before there were crawlers. */
export const msPerQuarter = msPerHour / 4;

const offsets = new Map<string, Map<number, number>>();
/** Three weeks of quarters: visits are of the last two days. */
const maxOffsetsPerZone = 2_000;

/** How far the clocks of a place are ahead of UTC, in milliseconds. Asked for every visit, hence remembered. */
export function offsetAt(zone: string, time: number): number {
  if (zone === "UTC") return 0;
  const quarter = Math.floor(time / msPerQuarter);
  const ofZone = offsets.get(zone) ?? new Map<number, number>();
  const known = ofZone.get(quarter);
  if (known !== undefined) return known;
  if (ofZone.size >= maxOffsetsPerZone) ofZone.clear();
  const offset = readOffset(zone, quarter * msPerQuarter);
  offsets.set(zone, ofZone.set(quarter, offset));
  return offset;
}

function readOffset(zone: string, time: number): number {
  const whole = Math.floor(time / 1000) * 1000;
  const parts = formatFor(zone).formatToParts(whole);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return local - whole;
}

/** A name that this Node does not know, from a newer one on the same database, is the default. */
function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: parseTimeZone(zone) ?? defaultTimeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, format);
  return format;
}

/** What was typed makes no sense: said with a hint, and exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** It cannot be done, for a reason that whoever typed it can mend: said as it is. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** A day, or a moment with its time zone. Nothing that another country would read differently. */
export function momentOf(typed: string, option: string): Date {
  const moment = new Date(typed);
  const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(typed);
  const day = new Date(typed.slice(0, 10));
  // 31 February parses, as 3 March.
  const exists = iso && !Number.isNaN(moment.getTime()) && isoDay(day) === typed.slice(0, 10);
  if (!exists) throw new UsageError(`${option} takes a date such as 2026-01-31, or 2026-01-31T09:00Z.`);
  return moment;
}

export function wholeNumberOf(typed: string, option: string, max: number): number {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  if (number < 1 || number > max) throw new UsageError(`${option} takes a whole number from 1 to ${max}.`);
  return number;
}

export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

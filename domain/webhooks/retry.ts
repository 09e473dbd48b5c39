import { msPerDay } from "../visits/day.ts";

const firstRetryMs = 5_000;
const maxRetryMs = msPerDay;

/**
 * When what failed so many times is tried next: five seconds after the first time, twice as long after each, a day at most,
 * and a last time when the event's time is over. Strays by up to a tenth, so that many do not return at once.
 */
export function nextTry(
  { tries, expiresAt }: { tries: number; expiresAt: Date },
  now: Date,
  random = Math.random(),
): Date | undefined {
  if (now >= expiresAt) return undefined;
  const doubled = Math.min(firstRetryMs * 2 ** Math.min(tries - 1, 30), maxRetryMs);
  const due = now.getTime() + doubled * (0.9 + random * 0.2);
  return new Date(Math.min(due, expiresAt.getTime()));
}

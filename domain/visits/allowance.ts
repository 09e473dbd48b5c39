/** What one site may send: so many visits a second, and so many at once after a pause. */
export const siteAllowance = { perSecond: 200, burst: 5_000 } as const;

export interface Allowance {
  /** How many visits may still be sent at once, at that time. */
  left: number;
  /** Milliseconds since 1970. */
  time: number;
}

/** What is left after so many visits, or in how many seconds there is room for them. */
export function spend(
  allowance: Allowance | undefined,
  visits: number,
  now: number,
): { allowed: true; allowance: Allowance } | { allowed: false; retryAfterSeconds: number } {
  const { perSecond, burst } = siteAllowance;
  // A clock that was set back gives nothing and takes nothing.
  const seconds = allowance === undefined ? 0 : Math.max(0, (now - allowance.time) / 1_000);
  const available = Math.min(burst, (allowance?.left ?? burst) + seconds * perSecond);
  if (available >= visits) return { allowed: true, allowance: { left: available - visits, time: now } };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((visits - available) / perSecond)) };
}

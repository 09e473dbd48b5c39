/*
 * A crawler gets no token for the whole of a credit, but for a slice of it: a gate checks tokens without asking anybody,
 * and so nobody reads more than was bought but by what is out in slices. Nothing closes a slice. What is left of a license
 * is what was bought, less what was read, less what its slices still hold; and a slice holds nothing any more once it has
 * ended and what was read under it has been reported.
 */

/** Visits of a license that a company may read with one token. */
export interface Slice {
  id: string;
  /** Drawn from the license, and reported since. More may be: gates count each by themselves. */
  visits: number;
  used: number;
  from: Date;
  until: Date;
}

const msPerMinute = 60_000;

export const sliceLimits = {
  visits: 100,
  ms: 10 * msPerMinute,
  /** How long its token is good for beyond its end: for what was asked for at that moment. */
  tokenMs: msPerMinute,
  /** What is about to end is not given again. */
  endingMs: msPerMinute,
  /** How long after its end gates may report what was read: the clocks of two machines differ by a minute at most. */
  reportMs: 5 * msPerMinute,
} as const;

/** What was bought and reported of a license; without a number it may be read any number of times. */
export interface Credit {
  visits: number;
  used: number;
}

/** What can still be drawn. Below zero, where more was read than was bought. */
export function leftOf({ visits, used }: Credit, slices: readonly Slice[], now: Date): number {
  return slices.reduce((left, slice) => left - heldBy(slice, now), visits - used);
}

/** What a slice keeps from being drawn again. */
function heldBy({ visits, used, until }: Slice, now: Date): number {
  return now < reportedBy(until) ? Math.max(0, visits - used) : 0;
}

/** When what was read under a slice is taken to have been reported. */
export function reportedBy(until: Date): Date {
  return new Date(until.getTime() + sliceLimits.tokenMs + sliceLimits.reportMs);
}

export type Draw =
  /** Whoever asks again, or whose answer was lost, gets the slice that is there. */
  | { outcome: "same"; slice: Slice }
  | { outcome: "new"; visits: number; until: Date }
  /** What is left is in slices that have ended: by then it is known, at the latest. */
  | { outcome: "held"; until: Date }
  | { outcome: "spent" };

/** What is given to whoever asks for a token; `last` is when the license ends. */
export function draw(
  credit: Credit,
  slices: readonly Slice[],
  { now, last }: { now: Date; last: Date },
): Draw {
  const same = slices.findLast((slice) => isGivenAgain(slice, now));
  if (same !== undefined) return { outcome: "same", slice: same };
  const left = leftOf(credit, slices, now);
  if (left > 0) {
    const until = new Date(Math.min(now.getTime() + sliceLimits.ms, last.getTime()));
    return { outcome: "new", visits: Math.min(sliceLimits.visits, left), until };
  }
  // The last of a credit is read to its end.
  const rest = slices.findLast(({ visits, used, until }) => now < until && used < visits);
  if (rest !== undefined) return { outcome: "same", slice: rest };
  const holding = slices.filter((slice) => heldBy(slice, now) > 0);
  if (credit.used >= credit.visits || holding.length === 0) return { outcome: "spent" };
  return {
    outcome: "held",
    until: new Date(Math.min(...holding.map(({ until }) => reportedBy(until).getTime()))),
  };
}

/** While it is more than half full, and not about to end. */
export function isGivenAgain({ visits, used, until }: Slice, now: Date): boolean {
  return (visits - used) * 2 > visits && now.getTime() + sliceLimits.endingMs < until.getTime();
}

/**
 * Which slices of a license visits were read under, the first that was drawn first: reports name the license alone. What is
 * more than they hold is the last one's.
 */
export function spreadOver(
  slices: readonly Slice[],
  visits: number,
  now: Date,
): { id: string; visits: number }[] {
  let rest = visits;
  const parts = slices.map((slice) => {
    const part = Math.min(rest, heldBy(slice, now));
    rest -= part;
    return { id: slice.id, visits: part };
  });
  const last = parts.at(-1);
  if (last !== undefined) last.visits += rest;
  return parts.filter((part) => part.visits > 0);
}

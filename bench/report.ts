/** One figure held against what we promise ourselves. */
export interface Budget {
  what: string;
  value: number;
  /** At least or at most this. */
  least?: number;
  most?: number;
  /** What each round measured, where the value is the median of several. */
  rounds?: readonly number[];
}

export type Verdict = "kept" | "missed" | "undecided";

/** Fewer rounds have no middle half to speak of. */
const minRounds = 5;

/**
 * Kept or missed when the middle half of the rounds agrees; else they differ too much to judge, or are too few.
 * A figure that does not vary needs no rounds.
 */
export function verdictOf({ value, least = -Infinity, most = Infinity, rounds }: Budget): Verdict {
  if (rounds !== undefined && rounds.length < minRounds) return "undecided";
  const { low, high } = middleHalf(rounds ?? [value]);
  if (low >= least && high <= most) return "kept";
  if (high < least || low > most) return "missed";
  return "undecided";
}

/** From the first to the third quartile. */
export function middleHalf(values: readonly number[]): { low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  const at = (part: number) => sorted[Math.round(last * part)] ?? Number.NaN;
  return { low: at(0.25), high: at(0.75) };
}

/** “is 7, not at most 5”, with what the rounds said where they did not agree. */
export function explain({ what, value, least, most, rounds }: Budget): string {
  const limit = least === undefined ? `at most ${most}` : `at least ${least}`;
  const each = rounds === undefined ? "" : ` (${rounds.join(", ")})`;
  return `${what} is ${value}${each}, to be ${limit}`;
}

/** To two digits. */
export const ratio = (a: number, b: number) => Math.round((a / b) * 100) / 100;

/** A line that says how far the work is, where someone watches. */
export function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
  else process.stderr.write(`${line}\n`);
}

/** One figure, and what we promise ourselves of it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** At least or at most this. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** What each round measured, where the value is the median of several. */
  readonly rounds?: readonly number[];
}

type Verdict = "kept" | "missed" | "undecided";

/** Fewer rounds have no middle half to speak of. */
const minRounds = 5;

/**
 * Kept or missed when the middle half of the rounds agrees; else they differ too much to judge, or are too few.
 * A figure that does not vary needs no rounds.
 */
export function verdictOf({ value, least = -Infinity, most = Infinity, rounds }: Figure): Verdict {
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
export function explain({ name, unit, value, least, most, rounds }: Figure): string {
  const limit = least === undefined ? `at most ${most}` : `at least ${least}`;
  const each = rounds === undefined ? "" : ` (${rounds.join(", ")})`;
  return `${name} is ${value}${unit && ` ${unit}`}${each}, to be ${limit}`;
}

/** A line that says how far the work is, where someone watches. */
export function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
  else process.stderr.write(`${line}\n`);
}

/**
 * How much a finding matters, most first.
 *
 * @example
 * findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
 */
export const levels = [
  /** Breaks a rule of the standard: readers may drop the line or the whole file. */
  "error",
  /** Legal, and probably not what was meant. */
  "warning",
  /** Good to know. */
  "info",
] as const;
export type Level = (typeof levels)[number];

/** A kind of finding and its sentence, in French and in English. */
export interface Described {
  readonly level: Level;
  readonly fr: string;
  readonly en: string;
}

/** Keeps the codes as literal types while it checks the shape. */
export function described<Code extends string>(codes: Record<Code, readonly [Level, string, string]>) {
  const entries: [string, Described][] = Object.entries<readonly [Level, string, string]>(codes).map(
    ([code, [level, fr, en]]) => [code, { level, fr, en }],
  );
  // The keys are those of `codes`, which the compiler forgets on the way through `entries`.
  return Object.fromEntries(entries) as Readonly<Record<Code, Described>>;
}

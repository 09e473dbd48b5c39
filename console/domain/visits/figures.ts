/** A name with a figure for each. What is nothing is left out. */
export type Figures<Name extends string> = Partial<Record<Name, number>>;

export function add<Name extends string>(figures: Figures<Name>, name: Name, visits: number): void {
  const before: number | undefined = figures[name];
  // The name is one of those that the figures are for.
  Object.assign(figures, { [name]: (before ?? 0) + visits });
}

/** The name with the largest figure, the first of `order` among equals; undefined where all are nothing. */
export function largest<Name extends string>(
  figures: Figures<Name>,
  order: readonly Name[],
): Name | undefined {
  const names = order.filter((name) => (figures[name] ?? 0) > 0);
  return names.toSorted((a, b) => (figures[b] ?? 0) - (figures[a] ?? 0))[0];
}

/** By how many percent a figure has changed, rounded; undefined where there was nothing to compare with. */
export function changeOf(visits: number, before: number | undefined): number | undefined {
  return before === undefined || before === 0 ? undefined : Math.round(((visits - before) / before) * 100);
}

/** A share in whole percent that says 0 and 100 only where they are exact. */
export function shareOf(part: number, whole: number): number {
  if (part === 0 || whole === 0) return 0;
  return part === whole ? 100 : Math.min(99, Math.max(1, Math.round((part / whole) * 100)));
}

/** A name with a figure for each. What is nothing is left out. */
export type Figures<Name extends string> = Partial<Record<Name, number>>;

export function add<Name extends string>(figures: Figures<Name>, name: Name, visits: number): void {
  const before: number | undefined = figures[name];
  // The name is one of those that the figures are for.
  Object.assign(figures, { [name]: (before ?? 0) + visits });
}

export function addAll<Name extends string>(figures: Figures<Name>, more: Figures<Name>): void {
  // The names are those that the figures are for.
  for (const [name, visits] of Object.entries(more) as [Name, number][]) add(figures, name, visits);
}

/** The name whose figure is larger than every other; undefined where several share the first place, or all are nothing. */
export function leader<Name extends string>(
  figures: Figures<Name>,
  names: readonly Name[],
): Name | undefined {
  const [first, second] = names.toSorted((a, b) => (figures[b] ?? 0) - (figures[a] ?? 0));
  if (first === undefined) return undefined;
  return (figures[first] ?? 0) > (second === undefined ? 0 : (figures[second] ?? 0)) ? first : undefined;
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

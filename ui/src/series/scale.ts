/** The end of an axis that holds this figure: round, with a whole middle, and little room to spare. */
export function axisEnd(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, 1)));
  const digits = power === 1 ? [2, 4, 6, 8, 10] : [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];
  return (digits.find((digit) => digit * power >= max) ?? 10) * power;
}

/** Where labels go that want to be at `wanted`, from 0 to 100: in the same order, at least `gap` apart. */
export function apart(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let free = 0;
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, free);
    free = (places[index] ?? 0) + gap;
  }
  let end = 100;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index] ?? 0, end);
    end = (places[index] ?? 0) - gap;
  }
  return places;
}

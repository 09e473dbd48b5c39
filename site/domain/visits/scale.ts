/** The end of an axis that holds this figure: 1, 2 or 5 with noughts, and at least 2, so that it has a middle. */
export function axisEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const step = [1, 2, 5, 10].find((digit) => digit * power >= most) ?? 10;
  return Math.max(2, step * power);
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

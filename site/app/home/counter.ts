import { counter } from "../../domain/figures/figures.ts";

/** The counter's total one tick later. `random` gives a number from 0 up to 1, as `Math.random` does. */
export function nextTotal(total: number, random: () => number): number {
  const steps = counter.maxStep - counter.minStep + 1;
  return total + counter.minStep + Math.floor(random() * steps);
}

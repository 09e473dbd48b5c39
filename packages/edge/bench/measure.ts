import { median } from "../../../scripts/median.ts";
import { measureThroughput } from "./throughput.ts";
import { measureVisits } from "./visits.ts";
import { weigh } from "./weight.ts";

/** One figure with what we promise about it. */
export interface EdgeFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly least?: number;
  readonly most?: number;
  /** What each round measured, where the value is the median of several. */
  readonly rounds?: readonly number[];
}

/** What the gate weighs and costs. Takes about a minute. */
export async function measureEdge(): Promise<EdgeFigure[]> {
  const { atStart, inOneFile } = await weigh();
  const { passing, decided, signed } = await measureVisits();
  const { bare, observing, enforcing } = await measureThroughput();
  return [
    { name: "the heaviest adapter at its start, gzipped", value: atStart / 1000, unit: "KB", most: 26 },
    { name: "the heaviest adapter in one file, gzipped", value: inOneFile / 1000, unit: "KB", most: 32 },
    { name: "a visitor who passes", value: passing, unit: "µs", most: 10 },
    { name: "a crawler that is decided about", value: decided, unit: "µs", most: 50 },
    { name: "a signed agent, its key known", value: signed, unit: "µs", most: 1000 },
    { name: "bare node:http, browsers", value: bare, unit: "requests/s" },
    { name: "behind the gate, observing", ...shareOf(observing) },
    { name: "behind the gate, enforcing", ...shareOf(enforcing) },
  ];
}

function shareOf(rounds: readonly number[]) {
  return {
    value: median(rounds),
    unit: "of them",
    least: 0.9,
    rounds: rounds.map((share) => Number(share.toFixed(3))),
  };
}

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
}

/** What the gate weighs and costs. Takes about half a minute. */
export async function measureEdge(): Promise<EdgeFigure[]> {
  const weight = await weigh();
  const { passing, decided, signed } = await measureVisits();
  const { bare, gated, ratio } = await measureThroughput();
  return [
    { name: "the heaviest adapter, gzipped", value: weight / 1000, unit: "KB", most: 25 },
    { name: "a visitor who passes", value: passing, unit: "µs", most: 10 },
    { name: "a crawler that is decided about", value: decided, unit: "µs", most: 50 },
    { name: "a signed agent, its key known", value: signed, unit: "µs", most: 1000 },
    { name: "bare node:http, browsers", value: bare, unit: "requests/s" },
    { name: "the same behind the gate", value: gated, unit: "requests/s" },
    { name: "ratio", value: ratio, unit: "", least: 0.9 },
  ];
}

import { median } from "../scripts/median.ts";
import { measurePageLatency } from "./page-latency.ts";
import type { Figure } from "./report.ts";

/** A page in the server's memory, behind its own gate, beside bare node:http with the same bytes. */
export async function measureServer(): Promise<Figure[]> {
  const { site, bare } = await measurePageLatency("/fr/pricing");
  const rounds = site.map((ms, round) => Number((ms / (bare[round] ?? Number.NaN)).toFixed(2)));
  return [
    { name: "a cached page, p99 at 1,000 requests/s", value: median(site), unit: "ms" },
    { name: "the same, beside bare node:http", value: median(rounds), unit: "times", most: 3, rounds },
  ];
}

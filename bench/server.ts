import { table } from "@octroi/web/testing/table";
import { median } from "../scripts/median.ts";
import { startSite } from "../tests/site/browser/site.ts";
import { measurePageLatency, type PageLatency } from "./page-latency.ts";
import { type Budget, progress } from "./report.ts";

export interface ServerFigures {
  latency: PageLatency;
  /** From the start of the process to its first answer, in milliseconds. */
  bootMs: number;
  /** The first request for a page: rendered and compressed. */
  firstRenderMs: number;
}

const page = "/fr/pricing";

export async function measureServer(): Promise<ServerFigures> {
  progress("server: boot and first render");
  const boots: number[] = [];
  const renders: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const started = performance.now();
    const site = await startSite({ LOG_LEVEL: "info" });
    boots.push(performance.now() - started);
    const asked = performance.now();
    // As browsers ask over https. Left to itself, fetch asks for gzip.
    await (await fetch(site.address + page, { headers: { "accept-encoding": "br" } })).arrayBuffer();
    renders.push(performance.now() - asked);
    await site.stop();
  }
  return {
    latency: await measurePageLatency(page),
    bootMs: Math.round(median(boots)),
    firstRenderMs: Math.round(median(renders)),
  };
}

export function serverBudgets({ latency: { site, bare } }: ServerFigures): Budget[] {
  const rounds = site.map((ms, round) => Number((ms / (bare[round] ?? Number.NaN)).toFixed(2)));
  const what = "p99 of a cached page at 1,000 requests/s, times that of bare node:http";
  return [{ what, value: median(rounds), most: 3, rounds }];
}

export function serverTable({ latency: { site, bare }, bootMs, firstRenderMs }: ServerFigures): string {
  const ms = (rounds: readonly number[]) => `${median(rounds).toFixed(2)} ms`;
  return table([
    ["server, behind its own gate", ""],
    ["a cached page, p99 at 1,000 requests/s", ms(site)],
    ["bare node:http, same bytes", ms(bare)],
    ["boot", `${bootMs} ms`],
    ["first render of a page, brotli", `${firstRenderMs} ms`],
  ]);
}

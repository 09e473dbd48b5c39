import { startSite } from "../tests/browser/site.ts";
import { type Budget, median, middleHalf, progress, table } from "./report.ts";
import { type Compared, measureThroughput } from "./throughput.ts";

export interface ServerFigures {
  /** A page in memory, by the server that answers it. */
  throughput: Record<string, Compared>;
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
    await (await fetch(site.address + page)).arrayBuffer();
    renders.push(performance.now() - asked);
    await site.stop();
  }
  return {
    throughput: await measureThroughput(page),
    bootMs: Math.round(median(boots)),
    firstRenderMs: Math.round(median(renders)),
  };
}

export function serverBudgets({ throughput }: ServerFigures): Budget[] {
  const rounds = (throughput["a page in memory"]?.byWork ?? []).map((ratio) => Number(ratio.toFixed(3)));
  const what = "a page in memory, over bare node:http, by processor time";
  return [{ what, value: median(rounds), least: 0.8, rounds }];
}

export function serverTable({ throughput, bootMs, firstRenderMs }: ServerFigures): string {
  return table([
    ["server, behind its own gate", "", "", "ratio", "by processor time"],
    ...Object.entries(throughput).map(([name, { perSecond, worked, byClock, byWork }]) => [
      name,
      `${Math.round(perSecond)}/s`,
      `${worked.toFixed(1)} µs`,
      spread(byClock),
      spread(byWork),
    ]),
    ["boot", `${bootMs} ms`],
    ["first render of a page", `${firstRenderMs} ms`],
  ]);
}

/** The median and the middle half of the rounds. */
function spread(rounds: readonly number[]): string {
  const { low, high } = middleHalf(rounds);
  return `${median(rounds).toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

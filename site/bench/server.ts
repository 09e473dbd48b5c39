import { startSite } from "../tests/browser/site.ts";
import { type Budget, median, progress, table } from "./report.ts";
import { measureThroughput, type Throughput } from "./throughput.ts";

export interface ServerFigures extends Throughput {
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
  progress("server: throughput of a page in memory");
  // Its log goes to a file, as in production: here, whoever makes the load would have to read it as well.
  const site = await startSite({ LOG_LEVEL: "info" }, "main.ts", "file");
  const [off, observing] = await Promise.all(
    ["off", "observe"].map((GATE) => startSite({ LOG_LEVEL: "info", GATE }, "main.ts", "file")),
  );
  const throughput = await measureThroughput(site.address, page, {
    "without the gate": off?.address ?? "",
    "its gate only observing": observing?.address ?? "",
  });
  for (const running of [site, off, observing]) await running?.stop();
  return { ...throughput, bootMs: Math.round(median(boots)), firstRenderMs: Math.round(median(renders)) };
}

export function serverBudgets({ ratio }: ServerFigures): Budget[] {
  return [{ what: "a page in memory, over bare node:http", value: ratio.bareNode, least: 0.8 }];
}

export function serverTable({ ours, bareNode, ratio, others, bootMs, firstRenderMs }: ServerFigures): string {
  const perSecond = (value: number) => `${Math.round(value)}/s`;
  return table([
    ["server", ""],
    ["a page in memory", perSecond(ours)],
    ["bare node:http, same bytes", perSecond(bareNode)],
    ["ratio", ratio.bareNode.toFixed(2)],
    ...Object.entries(others).map(([name, value]) => [`ratio, ${name}`, value.toFixed(2)]),
    ...(ratio.nginx ? [["ratio to nginx, same body", ratio.nginx.toFixed(2)]] : []),
    ["boot", `${bootMs} ms`],
    ["first render of a page", `${firstRenderMs} ms`],
  ]);
}

import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { knownCrawlers } from "@octroi/crawlers/identify";
import { rolldown } from "rolldown";
import { decide } from "../src/decide.ts";
import { printAll } from "../src/outputs.ts";
import { parsePolicy } from "../src/parse.ts";
import type { Policy } from "../src/policy.ts";

/** One figure, and the most that it may be. */
export interface PolicyFigure {
  readonly name: string;
  readonly unit: "µs" | "ms" | "KB";
  readonly value: number;
  readonly most: number;
}

/** How fast and how heavy the package is. Takes a few seconds. */
export async function measurePolicy(): Promise<readonly PolicyFigure[]> {
  return [
    { name: "decide, over the registry", unit: "µs", value: decideMicroseconds(), most: 5 },
    { name: "print in every form", unit: "ms", value: printMilliseconds(), most: 5 },
    { name: "decide and its crawler table, gzipped", unit: "KB", value: await decideKilobytes(), most: 20 },
  ];
}

/** A policy as publishers have: some paths, a price, a limit. A new one each time, as nothing may be remembered. */
function publisherPolicy(): Policy {
  const parsed = parsePolicy({
    version: 1,
    site: { origin: "https://example.com", sitemaps: ["https://example.com/sitemap.xml"] },
    rules: [
      { who: { crawler: ["GPTBot"] }, paths: ["/press/", "/*.pdf$"], action: "allow" },
      { who: { operator: ["ByteDance"] }, action: "block" },
      { who: { purpose: ["dataset"] }, action: "limit", limit: { visits: 30, per: "minute" } },
      {
        who: { purpose: ["training", "control-token"] },
        action: "charge",
        price: { amount: "0.005", currency: "EUR" },
      },
      {
        who: { purpose: ["ai-search", "user-triggered"] },
        paths: ["/archives/", "/private/"],
        action: "block",
      },
    ],
    mining: { reservations: [{ reserved: true }] },
    license: { url: "https://example.com/license.xml" },
  });
  if (!parsed.ok) throw new Error("The policy of the bench is wrong.");
  return parsed.policy;
}

const paths = [
  "/",
  "/2026/11/an-article-with-a-long-title",
  "/private/plan",
  "/press/a",
  "/files/report.pdf?download=1",
];

function decideMicroseconds(): number {
  const policy = publisherPolicy();
  const visits = knownCrawlers.flatMap((crawler) =>
    paths.map((path) => ({ crawler, identity: "unverifiable" as const, path })),
  );
  const round = () => {
    for (const visit of visits) decide(policy, visit);
  };
  return (medianMilliseconds(round) * 1000) / visits.length;
}

function printMilliseconds(): number {
  return medianMilliseconds(() => printAll(publisherPolicy()));
}

const rounds = 9;
const roundMilliseconds = 50;

/** The median of this thread's own time, over rounds that are longer than its clock's steps. */
function medianMilliseconds(work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const start = process.threadCpuUsage();
    let count = 0;
    let elapsed = 0;
    do {
      work();
      count++;
      const { user, system } = process.threadCpuUsage(start);
      elapsed = (user + system) / 1000;
    } while (elapsed < roundMilliseconds);
    return elapsed / count;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/** What a door needs: who is it, and what is decided? */
const entry = `export { identify } from "@octroi/crawlers/identify"; export { decide } from "@octroi/policy/decide";`;

/** What a bundler makes of it. */
async function decideKilobytes(): Promise<number> {
  const bundle = await rolldown({
    cwd: import.meta.dirname,
    input: "door",
    plugins: [
      {
        name: "door",
        resolveId: (id) => (id === "door" ? join(import.meta.dirname, "door.js") : undefined),
        load: (id) => (id.endsWith("bench/door.js") ? entry : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length / 1000;
}

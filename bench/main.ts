import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { keepExitCode } from "@octroi/database/testing/postgres";
import { table } from "@octroi/web/testing/table";
import { measureCrawlers } from "../packages/crawlers/bench/measure.ts";
import { measureVerification } from "../packages/crawlers/bench/verification.ts";
import { measureEdge } from "../packages/edge/bench/measure.ts";
import { measureLogs } from "../packages/logs/bench/measure.ts";
import { measurePolicy } from "../packages/policy/bench/measure.ts";
import { measureWordpress } from "../packages/wordpress/bench/measure.ts";
import { measureProxy } from "../proxy/bench/measure.ts";
import { startSite } from "../tests/site/browser/site.ts";
import { measureConsole } from "./console/measure.ts";
import { pageBudgets } from "./page-budgets.ts";
import { pageTable } from "./page-table.ts";
import { measurePages } from "./pages.ts";
import { type Budget, explain, progress, verdictOf } from "./report.ts";
import { measureServer, serverBudgets, serverTable } from "./server.ts";
import { benchWaitlist } from "./waitlist.ts";

/**
 * The figures the README quotes. `npm run bench` takes all of them; `-- server pages --page pricing` a part.
 * Exits with 1 where a budget is missed, with 2 where none is but the rounds differ too much to judge one.
 */
keepExitCode();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: "string", multiple: true, default: [] },
    rounds: { type: "string", default: "5" },
  },
});
const parts = {
  async crawlers() {
    progress("crawlers: parse, match, identify, verify");
    const figures = [...measureCrawlers(), ...(await measureVerification())];
    const rows = figures.map(({ name, unit, perSecond, timesRobotsParser: times }) => [
      name,
      `${Math.round(perSecond).toLocaleString("en")} ${unit}/s`,
      times === undefined ? "" : `${times.toFixed(1)} × robots-parser`,
    ]);
    const budgets = figures
      .filter(({ timesRobotsParser }) => timesRobotsParser !== undefined)
      .map(({ name, timesRobotsParser = 0 }) => ({ what: name, value: timesRobotsParser, least: 1 }));
    return { figures, budgets, text: table([["crawlers", "", ""], ...rows]) };
  },
  policy: () => figuresOf("policy: decide, print, weigh", measurePolicy),
  edge: () => figuresOf("edge: weight, visits, throughput", measureEdge),
  console: () => figuresOf("console: intake, overview, visit to screen", measureConsole),
  proxy: () => figuresOf("proxy: visits, a transfer, hosts", measureProxy),
  wordpress: () =>
    figuresOf("wordpress: the same WordPress without the plugin and with it", measureWordpress),
  async logs() {
    progress("logs: read, beside GoAccess");
    const figures = await measureLogs();
    const rate = (value: number | undefined) =>
      value === undefined ? "not installed" : `${Math.round(value).toLocaleString("en")} lines/s`;
    const budgets = [
      { what: "logs, times GoAccess", value: figures.timesGoaccess ?? Number.NaN, least: 6 },
      { what: "logs, spread of memory in MB from 100 MB on", value: figures.memorySpread, most: 20 },
    ].filter(({ value }) => !Number.isNaN(value));
    const text = table([
      ["logs", ""],
      ["combined", rate(figures.linesPerSecond)],
      ["combined, gzip", rate(figures.gzipLinesPerSecond)],
      ["combined, with a policy and robots.txt", rate(figures.judgedLinesPerSecond)],
      ["GoAccess, the same file", rate(figures.goaccessLinesPerSecond)],
      ["times GoAccess", figures.timesGoaccess?.toFixed(1) ?? ""],
      [
        `memory held after ${figures.memory.map(({ megabytes }) => megabytes).join(", ")} MB`,
        `${figures.memory.map(({ held }) => held).join(", ")} MB`,
      ],
      ["resident meanwhile", `${figures.memory.map(({ resident }) => resident).join(", ")} MB`],
    ]);
    return { figures, budgets, text };
  },
  async server() {
    const figures = await measureServer();
    return { figures, budgets: serverBudgets(figures), text: serverTable(figures) };
  },
  async waitlist() {
    progress("waitlist: durable sign-ups");
    const figures = await benchWaitlist();
    const budgets = [
      { what: "durable sign-ups a second, 16 clients", value: figures.signupsPerSecond, least: 200 },
      { what: "sign-up p99 in ms, at half of that", value: figures.p99Ms, most: 50 },
    ];
    const text = table([
      ["waitlist", ""],
      ["durable sign-ups, 16 clients", `${Math.round(figures.signupsPerSecond)}/s`],
      ["one row per transaction, same disk", `${Math.round(figures.rawPerSecond)}/s`],
      ["ratio", figures.ratio.toFixed(2)],
      ["p99 at half of that load", `${figures.p99Ms.toFixed(1)} ms`],
      ["memory over 20,000 sign-ups", `${figures.memoryMiB.map(Math.round).join(", ")} MiB`],
    ]);
    return { figures, budgets, text };
  },
  pages: () =>
    withSite(async (address) => {
      const figures = await measurePages(address, { only: values.page, rounds: Number(values.rounds) });
      return { figures, budgets: pageBudgets(figures), text: pageTable(figures) };
    }),
} satisfies Record<string, () => Promise<{ figures: unknown; budgets: Budget[]; text: string }>>;

async function withSite<Result>(measure: (address: string) => Promise<Result>): Promise<Result> {
  const site = await startSite();
  try {
    return await measure(site.address);
  } finally {
    await site.stop();
  }
}

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly rounds?: readonly number[];
}

/** A package's figures, each with its budget. */
async function figuresOf(title: string, measure: () => Promise<readonly Figure[]>) {
  progress(title);
  const figures = await measure();
  const rows = figures.map(({ name, value, unit }) => [name, `${Number(value.toPrecision(3))} ${unit}`]);
  const budgets = figures.map(({ name, unit, value, least, most, rounds }) => ({
    what: `${name}, in ${unit}`,
    value,
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(rounds && { rounds }),
  }));
  return { figures, budgets, text: table([[title.replace(/:.*/, ""), ""], ...rows]) };
}

const chosen = Object.entries(parts).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
const results: Record<string, unknown> = {};
const judged: Budget[] = [];
for (const [name, measure] of chosen) {
  const { figures, budgets, text } = await measure();
  results[name] = figures;
  judged.push(...budgets);
  console.log(`\n\n${text}`);
}

const folder = join(import.meta.dirname, "../artifacts/bench");
await mkdir(folder, { recursive: true });
await writeFile(join(folder, "figures.json"), JSON.stringify(results, null, 2));
const missed = judged.filter((budget) => verdictOf(budget) === "missed");
const undecided = judged.filter((budget) => verdictOf(budget) === "undecided");
console.log(`\n${judged.length - missed.length - undecided.length} of ${judged.length} budgets kept`);
for (const budget of missed) console.log(`missed: ${explain(budget)}`);
for (const budget of undecided)
  console.log(`the rounds are too few or differ too much to judge: ${explain(budget)}`);
process.exitCode = missed.length > 0 ? 1 : undecided.length > 0 ? 2 : 0;

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureCrawlers } from "../../packages/crawlers/bench/measure.ts";
import { measureVerification } from "../../packages/crawlers/bench/verification.ts";
import { startSite } from "../tests/browser/site.ts";
import { measurePages, pageBudgets, pageTable } from "./pages.ts";
import { type Budget, isKept, progress, table } from "./report.ts";
import { measureServer, serverBudgets, serverTable } from "./server.ts";
import { benchWaitlist } from "./waitlist.ts";

/** The figures the README quotes. `npm run bench` takes all of them; `-- server pages --page pricing` a part. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: { type: "string", multiple: true, default: [] } },
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
  async server() {
    const figures = await measureServer();
    return { figures, budgets: serverBudgets(figures), text: serverTable(figures) };
  },
  async waitlist() {
    progress("waitlist: durable sign-ups");
    const figures = await benchWaitlist();
    const budgets = [
      { what: "durable sign-ups, over the disk’s own rate", value: figures.ratio, least: 0.5 },
      { what: "sign-up p99 in ms, at half of that", value: figures.p99Ms, most: 50 },
    ];
    const text = table([
      ["waitlist", ""],
      ["durable sign-ups, 16 clients", `${Math.round(figures.signupsPerSecond)}/s`],
      ["one row per transaction, same disk", `${Math.round(figures.rawPerSecond)}/s`],
      ["ratio", figures.ratio.toFixed(2)],
      ["p99 at half of that load", `${figures.p99Ms.toFixed(1)} ms`],
      ["memory over 100,000 sign-ups", `${figures.memoryMiB.map(Math.round).join(", ")} MiB`],
    ]);
    return { figures, budgets, text };
  },
  async pages() {
    const site = await startSite();
    try {
      const figures = await measurePages(site.address, values.page);
      return { figures, budgets: pageBudgets(figures), text: pageTable(figures) };
    } finally {
      await site.stop();
    }
  },
} satisfies Record<string, () => Promise<{ figures: unknown; budgets: Budget[]; text: string }>>;

const chosen = Object.entries(parts).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
const results: Record<string, unknown> = {};
const missed: Budget[] = [];
for (const [name, measure] of chosen) {
  const { figures, budgets, text } = await measure();
  results[name] = figures;
  missed.push(...budgets.filter((budget) => !isKept(budget)));
  console.log(`\n\n${text}`);
}

const folder = join(import.meta.dirname, "../../artifacts/bench");
await mkdir(folder, { recursive: true });
await writeFile(join(folder, "figures.json"), JSON.stringify(results, null, 2));
for (const { what, value, least, most } of missed) {
  console.log(
    `missed: ${what} is ${value}, not ${least === undefined ? `at most ${most}` : `at least ${least}`}`,
  );
}
process.exitCode = missed.length === 0 ? 0 : 1;

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { keepExitCode } from "@octroi/database/testing/postgres";
import { table } from "@octroi/web/testing/table";
import { measureEdge } from "../packages/edge/bench/measure.ts";
import { measureLogs } from "../packages/logs/bench/measure.ts";
import { measureWordpress } from "../packages/wordpress/bench/measure.ts";
import { measureProxy } from "../proxy/bench/measure.ts";
import { measureConsole } from "./console/measure.ts";
import { measurePages } from "./pages.ts";
import { explain, type Figure, progress, verdictOf } from "./report.ts";
import { measureServer } from "./server.ts";

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
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  edge: measureEdge,
  console: measureConsole,
  proxy: measureProxy,
  wordpress: measureWordpress,
  logs: measureLogs,
  server: measureServer,
  pages: () => measurePages({ only: values.page, rounds: Number(values.rounds) }),
};

const figures: Figure[] = [];
for (const [part, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(part)) continue;
  progress(`measuring: ${part}`);
  const measured = await measure();
  figures.push(...measured);
  const rows = measured.map(({ name, value, unit }) => [name, `${Number(value.toPrecision(3))} ${unit}`]);
  console.log(`\n\n${table([[part, ""], ...rows])}`);
}

const folder = join(import.meta.dirname, "../artifacts/bench");
await mkdir(folder, { recursive: true });
await writeFile(join(folder, "figures.json"), JSON.stringify(figures, null, 2));
const judged = figures.filter(({ least, most }) => least !== undefined || most !== undefined);
const missed = judged.filter((figure) => verdictOf(figure) === "missed");
const undecided = judged.filter((figure) => verdictOf(figure) === "undecided");
console.log(`\n${judged.length - missed.length - undecided.length} of ${judged.length} budgets kept`);
for (const figure of missed) console.log(`missed: ${explain(figure)}`);
for (const figure of undecided)
  console.log(`the rounds are too few or differ too much to judge: ${explain(figure)}`);
process.exitCode = missed.length > 0 ? 1 : undecided.length > 0 ? 2 : 0;

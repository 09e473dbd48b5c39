import { once } from "node:events";
import { parseArgs } from "node:util";
import { table } from "./table.ts";
import type { TrialResult } from "./trial-result.ts";

/** Those of the site and of the console: `--only` is read by both, and a name may be one's alone. */
const trialNames = [
  "clock",
  "crawlers",
  "disk-full",
  "flood",
  "hostile",
  "instances",
  "kill",
  "locked",
  "postgres-away",
  "read-only",
  "twice",
  "versions",
] as const;

type Trial = () => Promise<TrialResult | TrialResult[]>;
export type Trials = Readonly<Partial<Record<(typeof trialNames)[number], Trial>>>;

/** For one row, and for all of them. */
const limits = { rowMs: 3 * 60_000, allMs: 15 * 60_000 };

/** What was asked for on the command line: `--only kill` a part, `--seed 7` the same random choices again. */
export function readTrialOptions(): { only: string; seed: number } {
  const { values } = parseArgs({
    options: { only: { type: "string", default: "" }, seed: { type: "string" } },
  });
  if (!trialNames.some((name) => name.startsWith(values.only))) {
    console.error(`Expected --only with the beginning of ${trialNames.join(", ")}; found “${values.only}”.`);
    process.exit(2);
  }
  return { only: values.only, seed: Number(values.seed ?? Date.now() % 1_000_000) };
}

/**
 * Runs the rows one after the other, as beside another row a server would be judged by the other one's work; prints a
 * table, and says with the exit code whether anything was lost or wrong.
 */
export async function runTrials(rows: Trials, { only, seed }: { only: string; seed: number }): Promise<void> {
  console.log(`seed ${seed}`);
  const started = performance.now();
  const outOfTime = AbortSignal.timeout(limits.allMs);
  const outcomes: TrialResult[] = [];
  for (const [name, row] of Object.entries(rows)) {
    if (!name.startsWith(only)) continue;
    const tooLate = AbortSignal.any([outOfTime, AbortSignal.timeout(limits.rowMs)]);
    const late = once(tooLate, "abort").then(() => {
      throw new Error(`Expected “${name}” to finish in time.`);
    });
    outcomes.push(...(await Promise.race([timed(name, row), late])));
  }
  const lines = outcomes.map(({ what, requests, lost, wrong, done }) => [
    what,
    requests,
    lost,
    wrong.length,
    done,
  ]);
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(`\n${table([["what", "requests", "lost", "wrong", ""], ...lines])}\n\nin ${seconds} s`);
  for (const { what, wrong } of outcomes) for (const line of wrong) console.log(`wrong: ${what}: ${line}`);
  process.exitCode = outcomes.some(isBad) ? 1 : 0;
}

async function timed(name: string, trial: Trial): Promise<TrialResult[]> {
  const began = performance.now();
  const done = [await trial()].flat();
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${name}: ${seconds} s${done.some(isBad) ? ", failed" : ""}`);
  return done;
}

function isBad({ lost, wrong }: TrialResult): boolean {
  return lost > 0 || wrong.length > 0;
}

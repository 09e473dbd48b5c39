import { once } from "node:events";
import { parseArgs } from "node:util";
import { table } from "./table.ts";
import type { TrialResult } from "./trial-result.ts";

/** Known before anything is started, so that one that is mistyped is said at once. */
const trialNames = [
  "clock",
  "crawlers",
  "disk-full",
  "failover",
  "flood",
  "hostile",
  "instances",
  "kill",
  "locked",
  "neighbor",
  "postgres-away",
  "read-only",
  "twice",
] as const;

type Trial = () => Promise<TrialResult | TrialResult[]>;
/** One after the other under a name: of the site, of the console, or of both. */
type Trials = Readonly<Record<(typeof trialNames)[number], readonly Trial[]>>;

/** For one trial, and for all of them. */
const limits = { trialMs: 3 * 60_000, allMs: 30 * 60_000 };

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
  const chosen = Object.entries(rows).filter(([name]) => name.startsWith(only));
  for (const [name, trial] of chosen.flatMap(([name, trials]) => trials.map((one) => [name, one] as const))) {
    const tooLate = AbortSignal.any([outOfTime, AbortSignal.timeout(limits.trialMs)]);
    const late = once(tooLate, "abort").then(() => {
      throw new Error(`Expected “${name}” to finish in time.`);
    });
    outcomes.push(...(await Promise.race([timed(name, trial), late])));
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

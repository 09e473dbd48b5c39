import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "../../../scripts/median.ts";
import { userAgents } from "../../edge/tests/visits.ts";
import { ask } from "../../policy/runtimes/request.ts";
import { startWordPress, type WordPress } from "../runtimes/wordpress.ts";

interface WordpressFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly least?: number;
  readonly most?: number;
  /** What each round measured, where the value is the median of several. */
  readonly rounds?: readonly number[];
}

const rounds = 9;
const warmingRounds = 2;
const visitsPerRound = 40;

/** What the plugin costs readers: the same WordPress without it and with it, its rules applied. Takes some minutes. */
export async function measureWordpress(): Promise<readonly WordpressFigure[]> {
  const bare = await startWordPress({ plugin: false, workers: 1, settled: true });
  const guarded = await startWordPress({ workers: 1, settled: true });
  try {
    await guarded.decide({ enforce: true, preset: "search-not-training" });
    const perSecond: number[] = [];
    const shares: number[] = [];
    for (let round = 0; round < warmingRounds + rounds; round++) {
      // They take turns at being first: a machine is not the same a second later.
      const [without, with_] =
        round % 2 === 0
          ? [await load(bare), await load(guarded)]
          : [await load(guarded), await load(bare)].toReversed();
      if (round < warmingRounds || without === undefined || with_ === undefined) continue;
      perSecond.push(without);
      shares.push(with_ / without);
    }
    return [
      { name: "WordPress without the plugin, a page", value: median(perSecond), unit: "requests/s" },
      {
        name: "with the plugin, rules applied",
        value: median(shares),
        unit: "of them",
        least: 0.97,
        rounds: shares.map((share) => Number(share.toFixed(3))),
      },
      {
        name: "a reader’s request, with opcache",
        value: await readerMicroseconds(guarded),
        unit: "µs",
        most: 100,
      },
    ];
  } finally {
    await bare.stop();
    await guarded.stop();
  }
}

/** Requests of a browser that are answered in a second of the server's own time. */
async function load({ address, pid }: WordPress): Promise<number> {
  const start = secondsOf(pid);
  for (let visit = 0; visit < visitsPerRound; visit++) await ask(address, "/", userAgents.browser);
  return visitsPerRound / (secondsOf(pid) - start);
}

/** The seconds that a process has computed, as Linux counts them: in hundredths. */
function secondsOf(pid: number): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = "0", system = "0"] = fields.split(" ").slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

/** Loading the plugin and passing its gate, as the optional must-use plugin does it, between two looks at the clock. */
const stopwatch = `<?php
$start = hrtime( true );
require_once WP_PLUGIN_DIR . '/octroi/octroi.php';
Octroi\\guard();
header( 'X-Cost: ' . ( hrtime( true ) - $start ) );
`;

async function readerMicroseconds({ address, folder }: WordPress): Promise<number> {
  const folderOfMustUse = join(folder, "wp-content/mu-plugins");
  mkdirSync(folderOfMustUse, { recursive: true });
  writeFileSync(join(folderOfMustUse, "stopwatch.php"), stopwatch);
  const costs: number[] = [];
  for (let visit = 0; visit < 150; visit++) {
    const { headers } = await ask(address, "/", userAgents.browser);
    // opcache keeps no file that is younger than two seconds, so the first visits count for nothing.
    if (visit >= 50) costs.push(Number(headers["x-cost"]) / 1000);
  }
  return median(costs);
}

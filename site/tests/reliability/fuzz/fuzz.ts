import { execFileSync } from "node:child_process";
import type { StoreLocation } from "../../../store/store.ts";
import { openStore } from "../../../store/store.ts";
import { all } from "../../databases.ts";
import { say, statusesIn } from "../../raw-http.ts";
import { startServer } from "../../server-process.ts";
import { ask } from "../ask.ts";
import { watch } from "../beside.ts";
import { type FaultList, faultList, type Outcome } from "../outcome.ts";
import { randomFrom } from "../random.ts";
import { compare } from "../signups.ts";
import { speech } from "./requests.ts";

interface Fuzzing {
  requests: number;
  seed: number;
  /** Told how many answers of each status there were: what was reached, and what was not. */
  isTimed: boolean;
  onStatuses?: (statuses: Readonly<Record<string, number>>) => void;
}

const together = 32;
/** For a connection that waits for the rest of a body that never comes. */
const patienceMs = 1_000;
const traces = /\n\s+at |node:internal|node_modules|\.tsx?:\d+|"stack"/;

/** Requests that nobody means well by, over bare sockets. The same seed says the same again. */
export async function fuzz(
  location: StoreLocation,
  { requests, seed, isTimed, onStatuses }: Fuzzing,
): Promise<Outcome> {
  await using server = await startServer(location, {
    RATE_LIMIT: "off",
    ROBOTS_FETCH: "off",
    LOG_LEVEL: "error",
  });
  const random = randomFrom(seed);
  const wrong = faultList();
  const statuses: Record<string, number> = {};
  const memory: number[] = [];
  const watching = await watch(server, wrong, { isTimed });
  let sent = 0;

  async function speaker(enough: number): Promise<void> {
    while (sent < enough) {
      const said = speech(random);
      sent += said.requests;
      inspect(await say(server.url, said.pieces, { ends: said.ends, patienceMs }), statuses, wrong);
    }
  }
  for (let fifth = 1; fifth <= 5; fifth += 1) {
    await Promise.all(Array.from({ length: together }, () => speaker((requests * fifth) / 5)));
    memory.push(residentMiB(server.pid));
  }
  onStatuses?.(statuses);
  const { beside, acknowledged } = await watching.stop();

  const [, settled = 0, , , last = 0] = memory;
  if (last > settled * 1.5 + 50) wrong.add(`memory grew: ${memory.join(", ")} MiB`);
  if ((await ask(`${server.url}/readyz`)).status !== 200) wrong.add("not ready afterwards");
  if (server.ended()) wrong.add("the server ended");
  await server.kill("SIGTERM");
  // What it could not help but log would be a fault that no answer showed.
  const errors = server
    .output()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("Octroi: "));
  for (const line of errors) wrong.add(`logged: ${line.slice(0, 300)}`);
  await using store = await openStore(location);
  for (const entry of await all(store.waitlist.entries())) {
    if (/[\p{Cc}\p{Cs}]/u.test(Object.values(entry).join(""))) wrong.add("control characters were kept");
  }
  return {
    what: `fuzzing, seed ${seed}`,
    done: `${settled} MiB after two fifths, ${last} at the end`,
    requests: sent,
    beside,
    lost: (await compare(location, acknowledged)).lost,
    wrong: wrong.list(),
  };
}

function inspect(text: string, statuses: Record<string, number>, wrong: FaultList): void {
  for (const status of statusesIn(text)) {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status >= 500 && status !== 503) wrong.add(`an answer of ${status}`);
  }
  if (traces.test(text)) wrong.add(`a stack trace: ${text.slice(text.search(traces), 200)}`);
}

function residentMiB(pid: number): number {
  return Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1_024);
}

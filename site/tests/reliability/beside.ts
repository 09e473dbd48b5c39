import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Seen } from "./beside-worker.ts";
import type { Beside, FaultList } from "./outcome.ts";

/** What must hold on two cores while anything is done to the server. */
const limits = { healthMs: 250, mebibytes: 400 };

interface Watched {
  url: string;
  pid: number;
}

export interface Watch {
  stop(): Promise<{ beside: Beside; acknowledged: ReadonlySet<string> }>;
}

/**
 * Asks whether the server lives, and signs people up, all the while; and looks at how much memory it takes. It
 * has a thread of its own: beside a flood of answers to read, it would time the reading.
 */
export async function watch(
  { url, pid }: Watched,
  wrong: FaultList,
  /** Whether the limits count: not on a machine that does other work. */
  { isTimed }: { isTimed: boolean },
): Promise<Watch> {
  const worker = new Worker(new URL("./beside-worker.ts", import.meta.url), { workerData: { url, pid } });
  await once(worker, "message");
  return {
    async stop() {
      worker.postMessage("stop");
      const [seen]: [Seen] = (await once(worker, "message")) as [Seen];
      const { faults, acknowledged, ...beside } = seen;
      for (const fault of faults) wrong.add(fault);
      const { healthMs, mebibytes } = beside;
      if (isTimed && healthMs > limits.healthMs) wrong.add(`/healthz took ${healthMs} ms`);
      if (isTimed && mebibytes > limits.mebibytes) wrong.add(`memory reached ${mebibytes} MiB`);
      return { beside, acknowledged };
    },
  };
}

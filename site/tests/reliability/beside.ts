import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Seen } from "./beside-worker.ts";
import type { FaultList } from "./outcome.ts";

/** What must hold on two cores while anything is done to the server. */
export const limits = { healthMs: 250, mebibytes: 400 };

interface Watched {
  url: string;
  pid: number;
}

export interface Watch {
  stop(): Promise<Omit<Seen, "faults">>;
}

/**
 * Asks whether the server lives, and signs people up, all the while; and looks at how much memory it takes. It
 * has a thread of its own: beside a flood of answers to read, it would time the reading.
 */
export async function watch({ url, pid }: Watched, wrong: FaultList): Promise<Watch> {
  const worker = new Worker(new URL("./beside-worker.ts", import.meta.url), { workerData: { url, pid } });
  await once(worker, "message");
  return {
    async stop() {
      worker.postMessage("stop");
      const [seen]: [Seen] = (await once(worker, "message")) as [Seen];
      for (const fault of seen.faults) wrong.add(fault);
      return seen;
    },
  };
}

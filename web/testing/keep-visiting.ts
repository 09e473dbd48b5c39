import { setTimeout as delay } from "node:timers/promises";
import type { ServerProcess } from "./server-process.ts";
import type { FaultList } from "./trial-result.ts";

/** Someone who looks at pages all the while: what each path is to be answered with, whatever else fails. */
export function keepVisiting(
  server: Pick<ServerProcess, "url">,
  expected: Readonly<Record<string, number>>,
  wrong: FaultList,
) {
  let stopped = false;
  let visited = 0;
  async function visit(): Promise<void> {
    while (!stopped) {
      for (const [path, status] of Object.entries(expected)) {
        const found = await statusAt(server.url + path);
        if (found !== status) wrong.add(`${path} was answered ${found}`);
        visited += 1;
      }
      await delay(20);
    }
  }
  const running = visit();
  return {
    /** Says how many visits there were. */
    async stop(): Promise<number> {
      stopped = true;
      await running;
      return visited;
    },
  };
}

/** 0 where there was no answer. */
export async function statusAt(address: string): Promise<number> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

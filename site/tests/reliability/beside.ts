import { existsSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { ask } from "./ask.ts";
import type { FaultList } from "./outcome.ts";

/** What must hold on two cores while anything is done to the server. */
export const limits = { healthMs: 250, mebibytes: 400 };

interface Watched {
  url: string;
  pid: number;
}

export interface Watch {
  /** The addresses whose sign-up was acknowledged. */
  acknowledged: ReadonlySet<string>;
  stop(): Promise<{ healthMs: number; signupMs: number; mebibytes: number }>;
}

/** Asks whether the server lives, and signs people up, all the while; and looks at how much memory it takes. */
export function watch({ url, pid }: Watched, wrong: FaultList, name: string): Watch {
  const acknowledged = new Set<string>();
  const worst = { healthMs: 0, signupMs: 0, mebibytes: 0 };
  let stopped = false;

  async function timed<T>(key: "healthMs" | "signupMs", asking: Promise<T>): Promise<T> {
    const started = performance.now();
    const answer = await asking;
    worst[key] = Math.max(worst[key], Math.round(performance.now() - started));
    return answer;
  }

  async function healthChecks(): Promise<void> {
    while (!stopped) {
      const { status } = await timed("healthMs", ask(`${url}/healthz`));
      if (status !== 200) wrong.add(`/healthz was answered ${status}`);
      worst.mebibytes = Math.max(worst.mebibytes, residentMebibytes(pid));
      await delay(20);
    }
  }

  async function signups(): Promise<void> {
    for (let count = 0; !stopped; count += 1) {
      const email = `${name}-${count}@example.com`;
      const person = { firstName: "Ada", lastName: "Lovelace", email };
      const { status } = await timed("signupMs", ask(`${url}/api/waitlist`, { body: person }));
      if (status === 201) acknowledged.add(email);
      else if (status !== 503) wrong.add(`a sign-up was answered ${status}`);
      await delay(20);
    }
  }

  const running = Promise.all([healthChecks(), signups()]);
  return {
    acknowledged,
    async stop() {
      stopped = true;
      await running;
      return worst;
    },
  };
}

export function residentMebibytes(pid: number): number {
  if (!existsSync(`/proc/${pid}/status`)) return 0;
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kibibytes) / 1024);
}

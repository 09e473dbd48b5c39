import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { ask } from "./ask.ts";
import type { Beside } from "./outcome.ts";
import { residentMebibytes, workedMs } from "./process-figures.ts";

/** What was seen, and who was told that they are on the list. */
export interface Seen extends Beside {
  acknowledged: ReadonlySet<string>;
  faults: readonly string[];
}

const { url, pid }: { url: string; pid: number } = workerData;
const acknowledged = new Set<string>();
const faults: string[] = [];
const worst: Beside = { healthMs: 0, healthBusyMs: 0, signupMs: 0, mebibytes: 0 };
let stopped = false;

async function timed<T>(key: "healthMs" | "signupMs", asking: Promise<T>): Promise<T> {
  const started = performance.now();
  const answer = await asking;
  worst[key] = Math.max(worst[key], Math.round(performance.now() - started));
  return answer;
}

async function checkHealth(): Promise<void> {
  const worked = workedMs(pid);
  const { status } = await timed("healthMs", ask(`${url}/healthz`));
  worst.healthBusyMs = Math.max(worst.healthBusyMs, Math.round(workedMs(pid) - worked));
  if (status !== 200) faults.push(`/healthz was answered ${status}`);
  worst.mebibytes = Math.max(worst.mebibytes, residentMebibytes(pid));
}

async function signUp(count: number): Promise<void> {
  const email = `beside-${count}@example.com`;
  const person = { firstName: "Ada", lastName: "Lovelace", email };
  // Behind a proxy that the server trusts, everyone has an address of their own.
  const headers = { "x-forwarded-for": `10.99.${(count >> 8) & 255}.${count & 255}` };
  const { status } = await timed("signupMs", ask(`${url}/api/waitlist`, { body: person, headers }));
  if (status === 201) acknowledged.add(email);
  else if (status !== 503) faults.push(`a sign-up was answered ${status}`);
}

async function again(act: (count: number) => Promise<void>): Promise<void> {
  for (let count = 0; !stopped; count += 1) {
    await act(count);
    await delay(20);
  }
}

parentPort?.once("message", () => {
  stopped = true;
});
parentPort?.postMessage("watching");
await Promise.all([again(checkHealth), again(signUp)]);
parentPort?.postMessage({ ...worst, acknowledged, faults } satisfies Seen);

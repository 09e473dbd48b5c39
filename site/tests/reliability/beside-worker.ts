import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { ask } from "./ask.ts";
import { residentMebibytes } from "./memory.ts";

/** The longest that each was waited for, the most memory, and who was told that they are on the list. */
export interface Seen {
  healthMs: number;
  signupMs: number;
  mebibytes: number;
  acknowledged: ReadonlySet<string>;
  faults: readonly string[];
}

const { url, pid }: { url: string; pid: number } = workerData;
const acknowledged = new Set<string>();
const faults: string[] = [];
const worst = { healthMs: 0, signupMs: 0, mebibytes: 0 };
let stopped = false;

async function timed<T>(key: "healthMs" | "signupMs", asking: Promise<T>): Promise<T> {
  const started = performance.now();
  const answer = await asking;
  worst[key] = Math.max(worst[key], Math.round(performance.now() - started));
  return answer;
}

async function checkHealth(): Promise<void> {
  const { status } = await timed("healthMs", ask(`${url}/healthz`));
  if (status !== 200) faults.push(`/healthz was answered ${status}`);
  worst.mebibytes = Math.max(worst.mebibytes, residentMebibytes(pid));
}

async function signUp(count: number): Promise<void> {
  const email = `beside-${count}@example.com`;
  const person = { firstName: "Ada", lastName: "Lovelace", email };
  const { status } = await timed("signupMs", ask(`${url}/api/waitlist`, { body: person }));
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

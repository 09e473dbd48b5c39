import { ConfigError } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** Runs what starts a server. What the operator can mend is one sentence; anything else is ours, and its stack says where. */
export async function run(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isForOperator = error instanceof ConfigError || error instanceof StartError;
    console.error(isForOperator ? `Octroi did not start. ${error.message}` : error);
    process.exit(1);
  }
}

/** SIGTERM goes on serving for a while, so that a balancer looks elsewhere first; SIGINT stops at once. */
export function stopOnSignal(stop: (afterMs: number) => Promise<void>, delayMs: number): void {
  process.once("SIGTERM", () => stop(delayMs));
  process.once("SIGINT", () => stop(0));
}

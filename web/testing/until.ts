import { setTimeout as delay } from "node:timers/promises";

/** Resolves to true once it is so, or to false when it was not within the time given. */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    if (await isSo()) return true;
    if (performance.now() > deadline) return false;
    await delay(20);
  }
}

/** What a server's `/readyz` says. */
export async function isReady(server: { url: string }): Promise<boolean> {
  return (await fetch(`${server.url}/readyz`)).ok;
}

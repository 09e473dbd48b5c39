import type { VisitEvent } from "./event.ts";

/** Where events go: a function, or the address of a collector that takes NDJSON by POST. */
export type ReportTo = string | ((events: readonly VisitEvent[]) => unknown);

export type Deliver = (events: readonly VisitEvent[], signal: AbortSignal) => Promise<void>;

export function delivery(to: ReportTo): Deliver {
  if (typeof to === "string") return (events, signal) => post(to, events, signal);
  return async (events) => {
    await to(events);
  };
}

async function post(address: string, events: readonly VisitEvent[], signal: AbortSignal): Promise<void> {
  // The rest of an address may hold a token, and what fails is written to a log.
  const { origin } = new URL(address);
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/x-ndjson" },
    body: events.map((event) => `${JSON.stringify(event)}\n`).join(""),
    signal,
  }).catch((error: Error) => {
    throw new Error(`The collector at ${origin} cannot be reached: ${error.cause ?? error.message}`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The collector at ${origin} answered ${response.status}.`);
}

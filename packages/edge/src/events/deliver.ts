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
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/x-ndjson" },
    body: events.map((event) => `${JSON.stringify(event)}\n`).join(""),
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The collector answered ${response.status}.`);
}

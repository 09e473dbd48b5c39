import { authorizedFetch } from "../authorized-fetch.ts";
import type { PeopleEvent, ReportedEvent, VisitEvent } from "./event.ts";

/**
 * Where events go: a function, or the address of a collector that takes NDJSON by POST. A function gets crawlers' visits
 * first, then how many people assistants sent: one that takes visits alone is as it was.
 */
export type ReportTo = string | ((events: readonly VisitEvent[], people: readonly PeopleEvent[]) => unknown);

export type Deliver = (batch: readonly ReportedEvent[], signal: AbortSignal) => Promise<void>;

/** A collector's answer to a batch that it did not take. */
export class CollectorError extends Error {
  readonly status: number;
  /** How long it asks to be left alone, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(address: string, { status, headers }: Response) {
    super(`Visits could not be reported: ${new URL(address).origin} answered ${status}.`);
    this.status = status;
    // As a date, which the header may be too, it is left aside.
    const seconds = Number(headers.get("retry-after") ?? Number.NaN);
    this.retryAfter = seconds >= 0 ? Math.max(seconds, 1) * 1000 : undefined;
  }
}

export function delivery(to: ReportTo): Deliver {
  if (typeof to === "string") return (batch, signal) => post(to, batch, signal);
  return async (batch) => {
    await to(
      batch.filter((event): event is VisitEvent => !isPeopleEvent(event)),
      batch.filter(isPeopleEvent),
    );
  };
}

export function isPeopleEvent(event: ReportedEvent): event is PeopleEvent {
  return "people" in event;
}

async function post(address: string, batch: readonly ReportedEvent[], signal: AbortSignal): Promise<void> {
  const response = await authorizedFetch(address, {
    method: "POST",
    headers: { "content-type": "application/x-ndjson", "idempotency-key": batch[0]?.id ?? "" },
    body: batch.map((event) => `${JSON.stringify(event)}\n`).join(""),
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new CollectorError(address, response);
}

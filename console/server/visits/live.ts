import { type EventReader, type EventStreamLimits, eventStream } from "@octroi/web/http/event-stream";
import { Refusal } from "@octroi/web/http/refusal";
import type { Handler } from "hono";
import type { RecentVisit, Visits } from "../../domain/visits/visits.ts";
import type { ConsoleEnv } from "../env.ts";

const defaultLimits: EventStreamLimits = {
  readers: 1_000,
  readersPerOwner: 50,
  lookEveryMs: 1_000,
  heartbeatMs: 10_000,
  maxDurationMs: 2 * 60_000,
};

/** Visits in one message; whoever missed more has missed them. */
const maxVisits = 100;

export interface LiveVisits {
  /** Sends the visits that come, from the one after a number on. Undefined where there is no place. */
  open(site: string, after: number | undefined): Response | undefined;
  /** Ends every connection, and takes no more. */
  close(): void;
}

/** Its position is the number of the last visit that it was sent; undefined until it is known where it begins. */
type Reader = EventReader<number | undefined>;

/** Visits as they come, by server-sent events: one query for the sites of all who look on. */
export function liveVisits(
  visits: Pick<Visits, "recent" | "lastNumbers">,
  limits: Partial<EventStreamLimits> = {},
): LiveVisits {
  async function update(site: string, readers: readonly Reader[], last: number): Promise<void> {
    for (const reader of readers) reader.position ??= last;
    const behind = readers.filter(({ position = last }) => position < last);
    if (behind.length === 0) return;
    const from = Math.min(...behind.map(({ position = last }) => position));
    const newest = await visits.recent(site, maxVisits, from);
    for (const reader of behind) {
      // Whoever has not read the last message yet gets the next one, with what it missed.
      if (!reader.isReady()) continue;
      const { position = last } = reader;
      const unseen = newest.filter(({ number }) => number > position);
      const number = unseen[0]?.number;
      if (number === undefined) continue;
      reader.position = number;
      reader.send(`id: ${number}\ndata: ${JSON.stringify(unseen.map(liveVisit))}\n\n`);
    }
  }

  return eventStream<number | undefined>({
    limits: { ...defaultLimits, ...limits },
    retryMs: 1_000,
    heartbeat: "event: beat\ndata: 1\n\n",
    async look(readers) {
      const bySite = Map.groupBy(readers, ({ owner }) => owner);
      const numbers = await visits.lastNumbers([...bySite.keys()]);
      for (const [site, of] of bySite) await update(site, of, numbers.get(site) ?? 0);
    },
  });
}

/** As the page shows it. */
export type LiveVisit = Pick<
  RecentVisit,
  "number" | "time" | "crawler" | "identity" | "decision" | "status" | "statusCode" | "path"
>;

function liveVisit({
  number,
  time,
  crawler,
  identity,
  decision,
  status,
  statusCode,
  path,
}: RecentVisit): LiveVisit {
  return { number, time, crawler, identity, decision, status, statusCode, path };
}

/** A browser that connects again says which visit it saw last; one that was suspended, in the address. */
export function liveHandler(live: LiveVisits): Handler<ConsoleEnv> {
  return (c) => {
    const after = Number(c.req.header("last-event-id") ?? c.req.query("after") ?? Number.NaN);
    const response = live.open(
      c.get("route").parameters.site ?? "",
      Number.isSafeInteger(after) && after >= 0 ? after : undefined,
    );
    if (response === undefined) throw new Refusal("busy", { headers: { "retry-after": "30" } });
    return response;
  };
}

import { type EventReader, type EventStreamLimits, eventStream } from "@octroi/web/http/event-stream";
import { Refusal } from "@octroi/web/http/refusal";
import type { Handler } from "hono";
import type { RecentVisit } from "../../../domain/visits/visits.ts";
import type { Sessions, Visits } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";

/** Whose places a reader takes. */
type Owner = "site" | "person";

const defaultLimits: EventStreamLimits<Owner> = {
  readers: 1_000,
  readersPer: { site: 50, person: 20 },
  lookEveryMs: 1_000,
  heartbeatMs: 10_000,
  maxDurationMs: 2 * 60_000,
};

/** Visits in one message; whoever missed more has missed them. */
const maxVisits = 100;

/** Who looks on at which site. */
export interface Viewer {
  site: string;
  person: string;
  session: string;
}

export interface LiveVisits {
  /** Sends the visits that come, from the one after a number on. Undefined where there is no place. */
  open(viewer: Viewer, after: number | undefined): Response | undefined;
  /** Ends every connection, and takes no more. */
  close(): void;
}

interface Position {
  readonly session: string;
  /** The number of the last visit that it was sent; undefined until it is known where it begins. */
  number: number | undefined;
}

type Reader = EventReader<Position, Owner>;

/** Visits as they come, by server-sent events: one query for the sites of all who look on. */
export function liveVisits(
  {
    visits,
    sessions,
  }: { visits: Pick<Visits, "recent" | "lastNumbers">; sessions: Pick<Sessions, "sitesOf"> },
  limits: Partial<EventStreamLimits<Owner>> = {},
): LiveVisits {
  async function update(site: string, readers: readonly Reader[], last: number): Promise<void> {
    for (const { position } of readers) position.number ??= last;
    const seenBy = ({ position }: Reader) => position.number ?? last;
    const behind = readers.filter((reader) => seenBy(reader) < last);
    if (behind.length === 0) return;
    const newest = await visits.recent(site, maxVisits, Math.min(...behind.map(seenBy)));
    for (const reader of behind) {
      // Whoever has not read the last message yet gets the next one, with what it missed.
      if (!reader.isReady()) continue;
      const unseen = newest.filter(({ number }) => number > seenBy(reader));
      const number = unseen[0]?.number;
      if (number === undefined) continue;
      reader.position.number = number;
      reader.send(`id: ${number}\ndata: ${JSON.stringify(unseen.map(liveVisit))}\n\n`);
    }
  }

  /** Ends the connections of those who signed out, left the workspace or whose site was removed, on any server. */
  async function withoutRevoked(readers: readonly Reader[]): Promise<Reader[]> {
    const sitesOf = await sessions.sitesOf(
      [...new Set(readers.map(({ position }) => position.session))],
      [...new Set(readers.map(({ owners }) => owners.site))],
    );
    return readers.filter((reader) => {
      const may = sitesOf.get(reader.position.session)?.has(reader.owners.site) ?? false;
      if (!may) reader.end();
      return may;
    });
  }

  const stream = eventStream<Position, Owner>({
    limits: { ...defaultLimits, ...limits },
    retryMs: 1_000,
    heartbeat: "event: beat\ndata: 1\n\n",
    async look(readers) {
      const bySite = Map.groupBy(await withoutRevoked(readers), ({ owners }) => owners.site);
      const numbers = await visits.lastNumbers([...bySite.keys()]);
      for (const [site, of] of bySite) await update(site, of, numbers.get(site) ?? 0);
    },
  });
  return {
    open: ({ site, person, session }, number) => stream.open({ site, person }, { session, number }),
    close: stream.close,
  };
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
    const { site, session } = c.get("caller");
    // Nobody else is let through to here.
    if (site === undefined || session === undefined) throw new Refusal("unknown");
    const response = live.open(
      { site: site.id, person: session.personId, session: session.id },
      Number.isSafeInteger(after) && after >= 0 ? after : undefined,
    );
    if (response === undefined) throw new Refusal("busy", { headers: { "retry-after": "30" } });
    return response;
  };
}

import pg from "pg";

/** Of several servers that are one database, the one that takes writes. */
export interface Primary {
  /** Connects to the primary, whichever of the servers it is by then. */
  Client: typeof pg.Client;
  /**
   * Something was refused, or not answered: looks whether another server has become the primary, and gives up the
   * connections to the one that was. One that lost its power never says that it is gone.
   */
  lookAgain(): void;
}

/** A server that takes writes. Of two that do, the one that was promoted last has the higher timeline. */
interface Found {
  host: string;
  port: number;
  timeline: number;
}

/** `postgres://user:password@one:5432,two:5432/name`, as libpq writes several servers: an address for each of them. */
export function addressesOf(url: string): [string, ...string[]] {
  const [, before = "", hosts = "", after = ""] = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  const [first = "", ...others] = hosts.split(",").map((host) => before + host + after);
  return hosts.includes(",") ? [first, ...others] : [url];
}

/** Undefined where there is one server, which is asked for everything. */
export function primaryOf(url: string, timeoutMs: number): Primary | undefined {
  const addresses = addressesOf(url);
  if (addresses.length === 1) return undefined;
  /** The one that connections lead to; what becomes of the search for it. */
  let primary: Promise<Found> | undefined;
  let highest = 0;
  let isLooking = false;
  const clients = new Map<pg.Client, Found>();

  async function find(): Promise<Found> {
    const answers = await Promise.allSettled(addresses.map((address) => ask(address, timeoutMs)));
    const found = answers.flatMap((answer) => (answer.status === "fulfilled" && answer.value) || []);
    const [best] = found.sort((a, b) => b.timeline - a.timeline);
    // One that comes back after another was promoted takes writes too, until somebody tells it.
    if (best !== undefined && best.timeline >= highest) {
      highest = best.timeline;
      return best;
    }
    const [cause] = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    throw new Error("connection error: none of the servers takes writes", { cause });
  }

  function current(): Promise<Found> {
    if (primary === undefined) {
      const search = find();
      primary = search;
      search.catch(() => forget(search));
    }
    return primary;
  }

  function forget(search: Promise<Found> | undefined): void {
    if (primary === search) primary = undefined;
  }

  class PrimaryClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const search = current();
      const connected = search.then(async (found) => {
        this.host = found.host;
        this.port = found.port;
        clients.set(this, found);
        this.once("end", () => clients.delete(this));
        this.once("error", () => forget(search));
        await super.connect().catch((error: unknown) => {
          forget(search);
          throw error;
        });
        return this;
      });
      if (callback === undefined) return connected;
      // What pg calls with says nothing where there is no error.
      connected.then(() => (callback as () => void)(), callback);
      return undefined;
    }
  }

  async function look(): Promise<void> {
    const best = await find();
    primary = Promise.resolve(best);
    for (const [client, { host, port }] of clients) {
      if (host === best.host && port === best.port) continue;
      // A pool keeps no connection that fails while nobody uses it; one in use says it to its query.
      client.connection.stream.destroy(new Error("connection terminated: another server is the primary"));
    }
  }

  return {
    Client: PrimaryClient,
    lookAgain() {
      if (isLooking) return;
      isLooking = true;
      look()
        .catch(() => {})
        .finally(() => {
          isLooking = false;
        });
    },
  };
}

/** Undefined for a server that follows another. */
async function ask(address: string, timeoutMs: number): Promise<Found | undefined> {
  const client = new pg.Client({
    connectionString: address,
    application_name: "octroi",
    // Half of what a request waits for its connection.
    connectionTimeoutMillis: timeoutMs / 2,
    query_timeout: timeoutMs / 2,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number | null }>(
      `select case when not pg_is_in_recovery()
         then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`,
    );
    const timeline = rows[0]?.timeline ?? undefined;
    return timeline === undefined ? undefined : { host: client.host, port: client.port, timeline };
  } finally {
    // One that does not speak does not say goodbye.
    client.end().catch(() => {});
  }
}

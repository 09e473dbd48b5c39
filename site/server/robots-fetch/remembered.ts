import type { FetchOutcome, FetchRobots } from "./fetch-robots.ts";

interface Memory {
  keepMs: number;
  /** Files that are kept at most: each may weigh half a megabyte. */
  most: number;
  /** Hosts that are asked at once, at most. */
  atOnce: number;
}

const usual: Memory = { keepMs: 60_000, most: 50, atOnce: 20 };

interface Kept {
  outcome: Promise<FetchOutcome>;
  until: number;
}

/**
 * Asks a host once for everyone who wants its file within a minute: nobody can have us knock at a door
 * again and again, and the answer to many is as quick as to one.
 */
export function remembered(
  fetchRobots: FetchRobots,
  { keepMs, most, atOnce }: Memory = usual,
  now = () => Date.now(),
): FetchRobots {
  const kept = new Map<string, Kept>();
  let asking = 0;

  async function ask(host: string): Promise<FetchOutcome> {
    asking += 1;
    try {
      return await fetchRobots(host);
    } finally {
      asking -= 1;
    }
  }

  return async (host) => {
    const known = kept.get(host);
    if (known !== undefined && now() < known.until) return known.outcome;
    if (asking >= atOnce) return { kind: "busy" };
    const outcome = ask(host);
    kept.delete(host);
    kept.set(host, { outcome, until: now() + keepMs });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return outcome;
  };
}

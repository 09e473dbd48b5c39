import { type CacheLimits, cachedByHost } from "@octroi/web/reading/answer-cache";
import { type EventLog, eventLog } from "@octroi/web/reading/event-log";
import { type Follow, follower } from "@octroi/web/reading/follow";
import { internet, type Network } from "@octroi/web/reading/network";
import type { ReadEvent, ReadFile } from "../events.ts";
import { disallowsChecker, licensesNamedIn } from "../next-to-read.ts";
import { type Place, placePaths, visitLimits } from "../places.ts";
import { isUnanswered } from "../site-files.ts";
import { readFileOf } from "./read-file.ts";

/** One visit to a site, under way or over: what it has found so far, and what it still finds. */
export type Visit = EventLog<ReadEvent>;

export interface VisitLimits {
  allMs: number;
  /** For https, so that a port that swallows what it is sent leaves time for http. */
  secureMs: number;
}

const defaultLimits: VisitLimits = { allMs: visitLimits.seconds * 1_000, secureMs: 4_000 };

/**
 * Visits a site, already known to be a public name, once: its robots.txt, which says whether we may go on; the four
 * other places at a time; then the licenses that these name. Everything within one deadline. A host that is none of
 * the public web has no events at all.
 */
export function siteReader(
  userAgent: string,
  network = internet,
  limits = defaultLimits,
): (host: string) => Visit {
  const follow = follower(userAgent, network);
  return (host) => eventLog((emit) => visit(host, { follow, network, limits, emit }));
}

/** A visit weighs up to a mebibyte and a half: fewer are kept than single files. */
export const visitCacheLimits: CacheLimits = {
  keepMs: 60_000,
  maxEntries: 20,
  maxAtOnce: 10,
  maxPerClient: 3,
};

/** One visit a minute to each host, whoever asks. */
export function cachedVisits(
  visitSite: (host: string) => Visit,
  limits = visitCacheLimits,
  now?: () => number,
) {
  return cachedByHost(
    (host) => {
      const visit = visitSite(host);
      return { answer: visit, over: visit.over };
    },
    limits,
    now,
  );
}

interface Visiting {
  follow: Follow;
  network: Network;
  limits: VisitLimits;
  emit: (event: ReadEvent) => void;
}

async function visit(host: string, { follow, network, limits, emit }: Visiting): Promise<void> {
  const overallDeadline = network.deadline(limits.allMs);

  async function read(place: Place, url: URL, signal = overallDeadline): Promise<ReadFile> {
    const maxBytes = bytesFor(place);
    const redirects = visitLimits.redirects;
    const followed = await follow(url, { signal, maxBytes, redirects, accept: accepted[place] });
    return readFileOf(place, url, followed);
  }

  async function readAndEmit(place: Place, url: URL): Promise<ReadFile> {
    emit({ kind: "reading", place, asked: url.href });
    const file = await read(place, url);
    emit({ kind: "read", file });
    return file;
  }

  const secure = AbortSignal.any([overallDeadline, network.deadline(limits.secureMs)]);
  const first = await read("robots", new URL(`https://${host}${placePaths.robots}`), secure);
  if (first.problem === "no-public-server" && first.redirects === 0) return;
  emit({ kind: "begins", host, readAt: new Date().toISOString() });
  const robots = isUnanswered(first)
    ? await read("robots", new URL(`http://${host}${placePaths.robots}`))
    : first;
  emit({ kind: "read", file: robots });
  const { origin } = new URL(robots.asked);
  const others = (["page", "tdmrep", "ai", "llms"] as const).map((place) => ({
    place,
    url: new URL(placePaths[place], origin),
  }));
  if (disallowsChecker(robots)) {
    for (const { place, url } of others) emit({ kind: "read", file: readFileOf(place, url, "kept-out") });
  } else {
    const read = await Promise.all(others.map(({ place, url }) => readAndEmit(place, url)));
    await Promise.all(licensesNamedIn(origin, [robots, ...read]).map((url) => readAndEmit("license", url)));
  }
  emit({ kind: "ends" });
}

const accepted: Record<Place, string> = {
  robots: "text/plain, */*;q=0.1",
  page: "text/html, */*;q=0.1",
  tdmrep: "application/json, */*;q=0.1",
  license: "application/rsl+xml, */*;q=0.1",
  ai: "text/plain, */*;q=0.1",
  llms: "text/markdown, text/plain, */*;q=0.1",
};

function bytesFor(place: Place): number {
  const { robots, page, other } = visitLimits.kibibytes;
  return 1024 * (place === "robots" ? robots : place === "page" ? page : other);
}

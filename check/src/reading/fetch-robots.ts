import { type CacheLimits, cachedByHost } from "@octroi/web/reading/answer-cache";
import { type Followed, follower, isUnanswered } from "@octroi/web/reading/follow";
import { internet } from "@octroi/web/reading/network";
import { type HttpAnswer, typeOf } from "@octroi/web/reading/request";
import {
  accessAfter,
  accessFor,
  type FetchedRobots,
  type FetchProblem,
  readerLimits,
} from "../robots/fetched.ts";

/** Why we would not go there. */
export type NotVisitedReason = "no-public-server" | "leads-elsewhere" | "no-text-file";

export type FetchOutcome =
  | ({ kind: "fetched" } & FetchedRobots)
  | { kind: "refused"; because: NotVisitedReason }
  | { kind: "busy" };

/** Asks a host, already known to be a public name, for its robots.txt, on behalf of a client. */
export type FetchRobots = (host: string, client: string) => Promise<FetchOutcome>;

export interface FetchLimits {
  bytes: number;
  redirects: number;
  allMs: number;
  /** For https, so that a port that swallows what it is sent leaves time for http. */
  secureMs: number;
}

export const fetchLimits: FetchLimits = {
  bytes: readerLimits.kibibytes * 1024,
  redirects: readerLimits.redirects,
  allMs: readerLimits.seconds * 1_000,
  secureMs: 3_000,
};

/** `https` first; `http` where that brings no answer at all. */
export function robotsFetcher(
  userAgent: string,
  network = internet,
  limits = fetchLimits,
): (host: string) => Promise<FetchOutcome> {
  const follow = follower(userAgent, network);
  return async (host) => {
    const overallDeadline = network.deadline(limits.allMs);
    const secure = AbortSignal.any([overallDeadline, network.deadline(limits.secureMs)]);
    const options = {
      maxBytes: limits.bytes,
      redirects: limits.redirects,
      accept: "text/plain, */*;q=0.1",
    };
    const first = await follow(new URL(`https://${host}/robots.txt`), { ...options, signal: secure });
    if (!isUnanswered(first)) return outcomeOf(first);
    return outcomeOf(
      await follow(new URL(`http://${host}/robots.txt`), { ...options, signal: overallDeadline }),
    );
  };
}

export const robotsCacheLimits: CacheLimits = {
  keepMs: 60_000,
  maxEntries: 50,
  maxAtOnce: 20,
  maxPerClient: 3,
};

/** One question a minute to each host, whoever asks. */
export function cachedRobots(
  fetchRobots: (host: string) => Promise<FetchOutcome>,
  limits = robotsCacheLimits,
  now?: () => number,
): FetchRobots {
  const ask = cachedByHost(
    (host) => {
      const answer = fetchRobots(host);
      return { answer, over: answer };
    },
    limits,
    now,
  );
  return async (host, client) => ask(host, client) ?? { kind: "busy" };
}

function outcomeOf({ url, redirects, answer }: Followed): FetchOutcome {
  switch (answer) {
    case "no-public-server":
    case "leads-elsewhere":
      return { kind: "refused", because: answer };
    case "unreachable":
    case "timeout":
    case "too-many-redirects":
      return failed(answer, url, redirects);
    default:
      return isRobotsTxt(answer, url)
        ? fetched(answer, url, redirects)
        : { kind: "refused", because: "no-text-file" };
  }
}

/**
 * A redirect may lead to any address of the web, and what is there is shown to whoever asked: away from
 * `/robots.txt`, only what says that it is plain text.
 */
function isRobotsTxt(got: HttpAnswer, { pathname }: URL): boolean {
  const { status } = got;
  return status < 200 || status >= 300 || pathname === "/robots.txt" || typeOf(got) === "text/plain";
}

function fetched({ status, body, truncated }: HttpAnswer, url: URL, redirects: number): FetchOutcome {
  // The mark at the beginning stays, for whoever looks for it; octets that are no UTF-8 cannot.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
  const access = accessFor(status);
  const readAt = new Date().toISOString();
  return {
    kind: "fetched",
    address: url.href,
    redirects,
    status,
    problem: null,
    access,
    text,
    truncated,
    readAt,
  };
}

function failed(problem: FetchProblem, url: URL, redirects: number): FetchOutcome {
  const access = accessAfter(problem);
  return {
    kind: "fetched",
    address: url.href,
    redirects,
    status: null,
    problem,
    access,
    text: "",
    truncated: false,
    readAt: new Date().toISOString(),
  };
}

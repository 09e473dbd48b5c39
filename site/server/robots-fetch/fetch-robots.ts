import {
  accessAfter,
  accessFor,
  type FetchedRobots,
  type FetchProblem,
} from "../../domain/robots/fetched.ts";
import { hostIn, readerLimits } from "../../domain/robots/request.ts";
import { type Got, get } from "./get.ts";
import { isPublicAddress } from "./public-address.ts";
import { dnsResolver, isUnknownHost, type Resolve } from "./resolve.ts";

/** Why we would not go there. */
export type FetchRefusal = "no-public-server" | "leads-elsewhere" | "no-text-file";

export type FetchOutcome =
  | ({ kind: "fetched" } & FetchedRobots)
  | { kind: "refused"; because: FetchRefusal }
  | { kind: "busy" };

/** Asks a host, already known to be a public name, for its robots.txt. */
export type FetchRobots = (host: string) => Promise<FetchOutcome>;

/** The world as the fetcher sees it. Tests bring one of their own. */
export interface Network {
  resolve: Resolve;
  isPublic: (address: string) => boolean;
  ports: { "http:": number; "https:": number };
  ca?: string;
}

export const internet: Network = {
  resolve: dnsResolver(),
  isPublic: isPublicAddress,
  ports: { "http:": 80, "https:": 443 },
};

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
export function robotsFetcher(userAgent: string, network = internet, limits = fetchLimits): FetchRobots {
  return async (host) => {
    const inAll = AbortSignal.timeout(limits.allMs);
    const secure = AbortSignal.any([inAll, AbortSignal.timeout(limits.secureMs)]);
    const first = await follow(new URL(`https://${host}/robots.txt`), secure);
    if (first.kind !== "fetched" || !isOut(first.problem)) return first;
    return follow(new URL(`http://${host}/robots.txt`), inAll);
  };

  async function follow(start: URL, signal: AbortSignal): Promise<FetchOutcome> {
    let url = start;
    for (let redirects = 0; redirects <= limits.redirects; redirects++) {
      const arrived = await visit(url, signal);
      if (typeof arrived === "string") return refusedOrFailed(arrived, url, redirects);
      const next = redirectOf(arrived, url);
      if (next === undefined) {
        return isRobotsTxt(arrived, url)
          ? fetched(arrived, url, redirects)
          : { kind: "refused", because: "no-text-file" };
      }
      if (next === "leads-elsewhere") return { kind: "refused", because: next };
      url = next;
    }
    return failed("too-many-redirects", url, limits.redirects);
  }

  /** Each step is checked as the first one was: every address that the host has must be public. */
  async function visit(url: URL, signal: AbortSignal): Promise<Got | FetchRefusal | FetchProblem> {
    try {
      return await beforeAborted(visitPublic(url, signal), signal);
    } catch (error) {
      if (isUnknownHost(error)) return "no-public-server";
      return signal.aborted ? "timeout" : "unreachable";
    }
  }

  async function visitPublic(url: URL, signal: AbortSignal): Promise<Got | FetchRefusal> {
    const addresses = await network.resolve(url.hostname, signal);
    if (addresses.length === 0 || !addresses.every(network.isPublic)) return "no-public-server";
    const port = network.ports[url.protocol === "https:" ? "https:" : "http:"];
    return await get(url, {
      addresses,
      port,
      userAgent,
      mostBytes: limits.bytes,
      signal,
      ca: network.ca,
    });
  }
}

/** Whatever the other side does, and whatever a library forgets to report, the wait ends with the signal. */
function beforeAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", abort));
}

/**
 * A redirect may lead to any address of the web, and what is there is shown to whoever asked: away from
 * `/robots.txt`, only what says that it is plain text.
 */
function isRobotsTxt({ status, type }: Got, { pathname }: URL): boolean {
  return status < 200 || status >= 300 || pathname === "/robots.txt" || type === "text/plain";
}

function isOut(problem: FetchProblem | null): boolean {
  return problem === "unreachable" || problem === "timeout";
}

const redirects = new Set([301, 302, 303, 307, 308]);

function redirectOf({ status, location }: Got, from: URL): URL | "leads-elsewhere" | undefined {
  if (!redirects.has(status) || location === undefined) return undefined;
  const url = URL.parse(location, from);
  const host = url === null ? undefined : hostIn(url.href);
  if (url === null || host === undefined || !/^https?:$/.test(url.protocol)) return "leads-elsewhere";
  url.hostname = host;
  return url;
}

function fetched({ status, body, truncated }: Got, url: URL, redirects: number): FetchOutcome {
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

function refusedOrFailed(reason: FetchRefusal | FetchProblem, url: URL, redirects: number): FetchOutcome {
  switch (reason) {
    case "no-public-server":
    case "leads-elsewhere":
    case "no-text-file":
      return { kind: "refused", because: reason };
    default:
      return failed(reason, url, redirects);
  }
}

import type { Network } from "./network.ts";
import { hostIn } from "./public-host.ts";
import { type HttpAnswer, request } from "./request.ts";
import { isUnknownHost } from "./resolve.ts";

/** Why there is nothing to show of an address. */
export type Unread =
  | "no-public-server"
  | "leads-elsewhere"
  | "unreachable"
  | "timeout"
  | "too-many-redirects";

export interface Followed {
  /** Where the last step went. */
  url: URL;
  redirects: number;
  answer: HttpAnswer | Unread;
}

interface FollowOptions {
  signal: AbortSignal;
  maxBytes: number;
  redirects: number;
  accept: string;
  /** What is posted. It goes nowhere but to the address that was named: leave no redirects. */
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  readsErrors?: boolean;
}

/** One address, and wherever it leads, as far as the limits and the public web go. */
export type Follow = (start: URL, options: FollowOptions) => Promise<Followed>;

/** The one way in which this server asks others for anything that a stranger names. */
export function follower(userAgent: string, network: Network): Follow {
  return async (start, options) => {
    let url = start;
    for (let redirects = 0; redirects <= options.redirects; redirects++) {
      const answer = await visit(url, options);
      if (typeof answer === "string") return { url, redirects, answer };
      const next = redirectOf(answer, url);
      if (next === undefined) return { url, redirects, answer };
      if (next === "leads-elsewhere") return { url, redirects, answer: next };
      url = next;
    }
    return { url, redirects: options.redirects, answer: "too-many-redirects" };
  };

  /** Each step is checked as the first one was: every address that the host has must be public. */
  async function visit(url: URL, options: FollowOptions): Promise<HttpAnswer | Unread> {
    const { signal } = options;
    try {
      return await beforeAborted(visitPublic(url, options), signal);
    } catch (error) {
      if (isUnknownHost(error)) return "no-public-server";
      return signal.aborted ? "timeout" : "unreachable";
    }
  }

  async function visitPublic(
    url: URL,
    { signal, maxBytes, accept, json, headers, readsErrors }: FollowOptions,
  ): Promise<HttpAnswer | Unread> {
    const addresses = await network.resolve(url.hostname, signal);
    if (addresses.length === 0 || !addresses.every(network.isPublic)) return "no-public-server";
    const port = network.ports[url.protocol === "https:" ? "https:" : "http:"];
    const sent = { accept, json, headers, readsErrors };
    return await request(url, { addresses, port, userAgent, maxBytes, signal, ...sent, ca: network.ca });
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

/** Whether nobody answered, so that the same may be asked in another way. */
export function isUnanswered({ answer }: Followed): boolean {
  return answer === "unreachable" || answer === "timeout";
}

const redirects = new Set([301, 302, 303, 307, 308]);

function redirectOf({ status, headers }: HttpAnswer, from: URL): URL | "leads-elsewhere" | undefined {
  if (!redirects.has(status) || headers.location === undefined) return undefined;
  const url = URL.parse(headers.location, from);
  const host = url === null ? undefined : hostIn(url.href);
  if (url === null || host === undefined || !/^https?:$/.test(url.protocol)) return "leads-elsewhere";
  url.hostname = host;
  return url;
}

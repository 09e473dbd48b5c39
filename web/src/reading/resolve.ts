import { Resolver } from "node:dns/promises";

/** Every address of a host; rejects when there is none. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks the name servers themselves: the machine's own, unless others are named. The hosts file and search
 * domains have no say, and a slow server holds none of the threads that file access needs.
 */
export function dnsResolver(servers?: readonly string[]): Resolve {
  return async (host, signal) => {
    const resolver = new Resolver({ timeout: 1_000, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener("abort", cancel, { once: true });
    try {
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const addresses = found.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
      if (addresses.length > 0) return addresses;
      const reasons = found.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
      // One family unknown and the other unanswered is not yet a host that does not exist.
      throw reasons.find((reason) => !isUnknownHost(reason)) ?? reasons[0];
    } finally {
      signal.removeEventListener("abort", cancel);
    }
  };
}

/** Whether the name servers say that there is no such host, as opposed to saying nothing. */
export function isUnknownHost(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && (error.code === "ENOTFOUND" || error.code === "ENODATA")
  );
}

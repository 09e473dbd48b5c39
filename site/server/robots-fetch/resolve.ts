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
      const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const addresses = [four, six].flatMap((found) => (found.status === "fulfilled" ? found.value : []));
      if (addresses.length === 0 && four.status === "rejected") throw four.reason;
      return addresses;
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

/**
 * The last address of a header such as `X-Forwarded-For`: the one that your own proxy saw. Those before it are
 * whatever the visitor claims.
 */
export function lastEntry(header: string | null): string | undefined {
  return header?.slice(header.lastIndexOf(",") + 1).trim() || undefined;
}

/** An address without the port that some proxies write after it, and without the brackets that IPv6 then has. */
export function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/, "$1$2");
}

/**
 * The last address of a header such as `X-Forwarded-For`: the one that your own proxy saw. Those before it are
 * whatever the visitor claims.
 */
export function lastEntry(header: string | null): string | undefined {
  return header?.slice(header.lastIndexOf(",") + 1).trim() || undefined;
}

/**
 * Whether an address is of a private network, or of this machine. Seen from a server on the web it is a proxy's
 * whose header was not named, and says nothing about the visitor: least of all that a search engine is forged.
 */
export function isPrivate(address: string): boolean {
  return privateNetworks.test(address);
}

const privateNetworks =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)|^::1$|^f[cd]|^fe[89ab]/i;

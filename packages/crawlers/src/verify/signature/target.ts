/** The parts of a request's address that a signature may cover, as RFC 9421, section 2.2, writes them. */
export interface Target {
  readonly uri: string;
  readonly scheme: string;
  readonly authority: string;
  readonly path: string;
  /** With its question mark, which stands alone where there is no query. */
  readonly query: string;
  /** Path and query, as on the request line. */
  readonly requestTarget: string;
}

const parts = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/i;

/**
 * The address as a platform normalizes it and, where that differs, as it was written. Both name the same
 * page, and a signer may have signed either: platforms do not all leave an address alone.
 */
export function targetsOf(address: string): readonly Target[] {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return [];
  const { protocol, host, pathname, search, origin } = url;
  const [, path = "", query = ""] = parts.exec(address) ?? [];
  const targets = [targetFrom(protocol, host, origin + pathname + search, pathname, search)];
  const asWritten = address.replace(/#.*$/s, "");
  if (asWritten !== targets[0]?.uri || path !== pathname || query !== search) {
    targets.push(targetFrom(protocol, host, asWritten, path || "/", query));
  }
  return targets;
}

function targetFrom(protocol: string, authority: string, uri: string, path: string, query: string): Target {
  return {
    uri,
    scheme: protocol.slice(0, -1),
    authority,
    path,
    query: query || "?",
    requestTarget: path + query,
  };
}

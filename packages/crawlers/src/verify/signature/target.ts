/** The parts of a request's address that a signature may cover, by their names in RFC 9421, section 2.2. */
export type Target = Readonly<Record<`@${string}`, string | undefined>>;

const parts = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/i;

/**
 * Each address as a platform normalizes it, then each as it was written, where that differs. All name the same
 * page, and a signer may have signed any: platforms do not all leave an address alone.
 */
export function targetsOf(address: string, others: readonly string[] = []): readonly Target[] {
  const spellings = [address, ...others].map(spellingsOf);
  return [0, 1].flatMap((at) => spellings.flatMap((targets) => targets[at] ?? []));
}

function spellingsOf(address: string): readonly Target[] {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return [];
  const { protocol, host, pathname, search, origin } = url;
  const [, path = "", query = ""] = parts.exec(address) ?? [];
  const targets = [targetFrom(protocol, host, origin + pathname + search, pathname, search)];
  const asWritten = address.replace(/#.*$/s, "");
  if (asWritten !== targets[0]?.["@target-uri"] || path !== pathname || query !== search) {
    targets.push(targetFrom(protocol, host, asWritten, path || "/", query));
  }
  return targets;
}

function targetFrom(protocol: string, authority: string, uri: string, path: string, query: string): Target {
  return {
    "@target-uri": uri,
    "@scheme": protocol.slice(0, -1),
    "@authority": authority,
    "@path": path,
    // Its question mark stands alone where there is no query.
    "@query": query || "?",
    "@request-target": path + query,
  };
}

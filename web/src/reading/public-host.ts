/** Names that lead to no public web server (RFC 6761, RFC 7686, RFC 8375, RFC 9476, ICANN's `internal`). */
const reservedNames = [
  "alt",
  "arpa",
  "example",
  "internal",
  "invalid",
  "local",
  "localhost",
  "onion",
  "test",
] as const;

const maxHostLength = 253;
const maxLabelLength = 63;

/**
 * The host of a domain, or of an address on it, as a name server is asked for it. Undefined for what is no
 * public name: an address in figures however it is spelled, a name of the local network, another port.
 */
export function hostIn(typed: string): string | undefined {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !["http:", "https:"].includes(url.protocol)) return undefined;
  if (url.port !== "" || url.username !== "" || url.password !== "") return undefined;
  const host = url.hostname.replace(/\.$/, "");
  return isPublicName(host) ? host : undefined;
}

/** The URL parser has turned every spelling of an IPv4 address into four numbers: no name ends in one. */
function isPublicName(host: string): boolean {
  const labels = host.split(".");
  const last = labels.at(-1) ?? "";
  return (
    labels.length > 1 &&
    host.length <= maxHostLength &&
    labels.every(
      (label) => label.length <= maxLabelLength && /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/.test(label),
    ) &&
    /^[a-z]/.test(last) &&
    !reservedNames.some((name) => name === last)
  );
}

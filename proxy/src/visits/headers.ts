/** The names and values of headers in turn, as they are sent: their case, order and repetitions are the sender's. */
export type RawHeaders = readonly string[];

/** Of one connection, not of the message (RFC 9110, section 7.6.1). `TE` is let through for trailers alone. */
const connectionHeaders = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "transfer-encoding",
  "upgrade",
]);

/** Headers by which servers learn who visits. What a visitor says in them is not passed on. */
const visitorHeaders =
  /^(?:x-forwarded(?:-.*)?|forwarded|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

/** Names the hosts that a request has passed for, at proxies of ours: a host that is met again is a loop. */
const hopHeader = "octroi-hop";

export interface ForwardedVisit {
  host: string;
  /** Undefined where it is not known. */
  address: string | undefined;
  protocol: "http" | "https";
  /** The protocol to switch to, where the visitor may ask for it. */
  upgrade?: string | undefined;
}

/** What a site's own server is sent. */
export function requestHeaders(raw: RawHeaders, visit: ForwardedVisit): string[] {
  const headers: string[] = [];
  const connectionOptions = connectionOptionsIn(raw);
  let isChunked = false;
  let takesTrailers = false;
  let trailer: string | undefined;
  for (const [name, value] of pairsOf(raw)) {
    const key = name.toLowerCase();
    if (key === "transfer-encoding") isChunked = true;
    if (key === "te" && /(?:^|,)\s*trailers\b/i.test(value)) takesTrailers = true;
    if (
      connectionHeaders.has(key) ||
      connectionOptions.has(key) ||
      visitorHeaders.test(key) ||
      key === hopHeader
    )
      continue;
    if (key === "trailer") trailer = value;
    else headers.push(name, value);
  }
  if (isChunked) headers.push("Transfer-Encoding", "chunked");
  // Node refuses to announce trailers for a message that cannot carry any.
  if (isChunked && trailer !== undefined) headers.push("Trailer", trailer);
  if (takesTrailers) headers.push("TE", "trailers");
  if (visit.upgrade !== undefined) headers.push("Connection", "Upgrade", "Upgrade", visit.upgrade);
  if (visit.address !== undefined) headers.push("X-Forwarded-For", visit.address, "X-Real-IP", visit.address);
  headers.push("X-Forwarded-Proto", visit.protocol, "X-Forwarded-Host", visit.host);
  headers.push("Octroi-Hop", [...hopsIn(raw), visit.host].join(", "));
  return headers;
}

/**
 * What the visitor is sent: all that the server said, but what is of its connection with us. `hasTrailers`: whether the
 * message can carry any, as Node refuses to announce them for one that cannot.
 */
export function responseHeaders(raw: RawHeaders, hasTrailers: boolean): string[] {
  const connectionOptions = connectionOptionsIn(raw);
  const headers: string[] = [];
  for (const [name, value] of pairsOf(raw)) {
    const key = name.toLowerCase();
    if (connectionHeaders.has(key) || connectionOptions.has(key) || (key === "trailer" && !hasTrailers))
      continue;
    headers.push(name, value);
  }
  return headers;
}

/** Adds what the policy says of a page, under names in small letters, to what the server says under the same names. */
export function addHeaders(headers: string[], added: Readonly<Record<string, string>>): void {
  for (const name in added) addHeader(headers, name, added[name] ?? "");
}

function addHeader(headers: string[], name: string, value: string): void {
  let last: number | undefined;
  for (let at = 0; at < headers.length; at += 2) {
    if (headers[at]?.toLowerCase() !== name) continue;
    last = at + 1;
    if (headers[last]?.includes(value)) return;
  }
  if (last === undefined) headers.push(name, value);
  else headers[last] = `${headers[last]}, ${value}`;
}

/** Whether a request has been here for the same host before. */
export function isLoop(raw: RawHeaders, host: string): boolean {
  return hopsIn(raw).includes(host);
}

export function pairsOf(raw: RawHeaders): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < raw.length; at += 2) pairs.push([raw[at] ?? "", raw[at + 1] ?? ""]);
  return pairs;
}

/** Whether the host that was looked up may be another than the one that the server would take. */
export function namesSeveralHosts(raw: RawHeaders): boolean {
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) if (isNamed(raw[at], "host")) hosts += 1;
  return hosts > 1;
}

/** Every visit is asked for some: most have none, and nothing is made of the other headers. */
function valuesOf(raw: RawHeaders, header: string): string[] {
  const values: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    if (!isNamed(raw[at], header)) continue;
    for (const value of (raw[at + 1] ?? "").split(",")) {
      const option = value.trim().toLowerCase();
      if (option !== "") values.push(option);
    }
  }
  return values;
}

function isNamed(name: string | undefined, header: string): boolean {
  return name?.length === header.length && name.toLowerCase() === header;
}

function hopsIn(raw: RawHeaders): string[] {
  return valuesOf(raw, hopHeader);
}

/** What the site needs to know of a request, and what the gate has judged it by. */
const messageHeaders = new Set([
  "host",
  "content-length",
  "authorization",
  "cookie",
  "trailer",
  "user-agent",
  "accept",
  "accept-language",
  "signature",
  "signature-input",
  "signature-agent",
]);

/** What `Connection` names is of the connection too. Not those above: a visitor could have them removed. */
function connectionOptionsIn(raw: RawHeaders): ReadonlySet<string> {
  return new Set(valuesOf(raw, "connection").filter((name) => !messageHeaders.has(name)));
}

import { formatNames } from "../src/index.ts";

/** A visit, to be written in any format. */
export interface WrittenVisit {
  /** Seconds since 1970. */
  readonly instant: number;
  /** Minutes ahead of UTC. */
  readonly zone: number;
  readonly address: string;
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: string | null;
  readonly status: number;
  readonly size: number;
  readonly referrer: string | null;
  readonly agent: string | null;
}

/** What servers write. The gate's events name crawlers and no user agents: gate-events.test.ts has them. */
export const serverFormats = formatNames.filter((name) => name !== "octroi");

/** Writes visits as each server does. */
export const writers: Readonly<
  Record<(typeof serverFormats)[number], (visits: readonly WrittenVisit[]) => string>
> = {
  common: lines((visit) => commonOf(visit)),
  combined: lines((visit) => combinedOf(visit)),
  "vhost-common": lines((visit) => `${visit.host}:443 ${commonOf(visit)}`),
  "vhost-combined": lines((visit) => `${visit.host}:443 ${combinedOf(visit)} "-" 0.005`),
  caddy: lines((visit) =>
    goJson({
      level: "info",
      ts: visit.instant + 0.25,
      logger: "http.log.access.log0",
      msg: "handled request",
      request: {
        remote_ip: visit.address,
        remote_port: "40446",
        client_ip: visit.address,
        proto: "HTTP/1.1",
        method: visit.method,
        host: visit.host,
        uri: targetOf(visit),
        headers: {
          ...(visit.agent !== null && { "User-Agent": [visit.agent] }),
          Accept: ["*/*"],
          ...(visit.referrer !== null && { Referer: [visit.referrer] }),
        },
        tls: { resumed: false, version: 772 },
      },
      bytes_read: 0,
      user_id: "",
      duration: 0.001,
      size: visit.size,
      status: visit.status,
      resp_headers: { "Content-Type": ["text/html"], status: ["404"] },
    }),
  ),
  "nginx-json": lines((visit) =>
    JSON.stringify({
      time_iso8601: isoOf(visit),
      remote_addr: visit.address,
      request_method: visit.method,
      request_uri: targetOf(visit),
      status: String(visit.status),
      body_bytes_sent: String(visit.size),
      request_time: "0.005",
      http_referer: visit.referrer ?? "",
      http_user_agent: visit.agent ?? "",
    }),
  ),
  traefik: lines((visit) =>
    goJson({
      ClientHost: visit.address,
      DownstreamContentSize: visit.size,
      DownstreamStatus: visit.status,
      Duration: 84200,
      RequestHost: visit.host,
      RequestMethod: visit.method,
      RequestPath: targetOf(visit),
      StartUTC: `${new Date(visit.instant * 1000).toISOString().slice(0, 19)}.123456789Z`,
      ...(visit.referrer !== null && { request_Referer: visit.referrer }),
      ...(visit.agent !== null && { "request_User-Agent": visit.agent }),
      time: "2001-01-01T00:00:00Z",
    }),
  ),
  cloudflare: lines((visit) =>
    goJson({
      ClientIP: visit.address,
      ClientRequestHost: visit.host,
      ClientRequestMethod: visit.method,
      ClientRequestPath: visit.path,
      ClientRequestURI: targetOf(visit),
      ClientRequestUserAgent: visit.agent ?? "",
      ClientRequestReferer: visit.referrer ?? "",
      EdgeResponseBytes: visit.size,
      EdgeResponseStatus: visit.status,
      EdgeStartTimestamp: new Date(visit.instant * 1000).toISOString().replace(".000", ""),
    }),
  ),
  vercel: lines((visit) =>
    JSON.stringify({
      id: "1573817187330377061717300000",
      source: "static",
      host: visit.host,
      timestamp: 1_000_000_000_000,
      proxy: {
        timestamp: visit.instant * 1000,
        method: visit.method,
        host: visit.host,
        path: targetOf(visit),
        userAgent: visit.agent === null ? [] : [visit.agent],
        ...(visit.referrer !== null && { referer: visit.referrer }),
        statusCode: visit.status,
        clientIp: visit.address,
        responseByteSize: visit.size,
        scheme: "https",
      },
    }),
  ),
  iis: (visits) =>
    [
      "#Software: Microsoft Internet Information Services 10.0",
      "#Version: 1.0",
      "#Date: 2026-11-14 00:00:00",
      ...visits.flatMap((visit, index) => {
        // Half-way, somebody changes which fields are written.
        const order = index < visits.length / 2 ? iisFields : [...iisFields].reverse();
        const isNew = index === 0 || index === Math.ceil(visits.length / 2);
        const row = order.map((name) => iisValue(visit, name)).join(" ");
        return isNew ? [`#Fields: ${order.join(" ")}`, row] : [row];
      }),
      "",
    ].join("\r\n"),
  cloudfront: (visits) =>
    [
      "#Version: 1.0",
      `#Fields: ${Object.keys(cloudfrontRow(example)).join(" ")}`,
      ...visits.map((visit) => Object.values(cloudfrontRow(visit)).join("\t")),
      "",
    ].join("\n"),
  "cloudfront-json": lines((visit) => JSON.stringify(cloudfrontRow(visit))),
};

function lines(write: (visit: WrittenVisit) => string) {
  return (visits: readonly WrittenVisit[]) => visits.map((visit) => `${write(visit)}\n`).join("");
}

function commonOf(visit: WrittenVisit): string {
  const { address, method, status, size } = visit;
  const request = backslashed(`${method} ${targetOf(visit)} HTTP/1.1`);
  return `${address} - - [${clockOf(visit)}] "${request}" ${status} ${size === 0 ? "-" : size}`;
}

function combinedOf(visit: WrittenVisit): string {
  return `${commonOf(visit)} "${backslashed(visit.referrer ?? "-")}" "${backslashed(visit.agent ?? "-")}"`;
}

function targetOf({ path, query }: WrittenVisit): string {
  return query === null ? path : `${path}?${query}`;
}

/** As nginx does: quotes, backslashes and everything that is not printable ASCII, in hexadecimal. */
function backslashed(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) =>
      byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x5c
        ? `\\x${byte.toString(16).toUpperCase().padStart(2, "0")}`
        : String.fromCharCode(byte),
    )
    .join("");
}

/** Go's encoder escapes what could end a script in HTML. */
function goJson(value: unknown): string {
  return JSON.stringify(value).replace(/[&<>\u2028]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

function isoOf({ instant, zone }: WrittenVisit): string {
  return `${new Date((instant + zone * 60) * 1000).toISOString().slice(0, 19)}${zoneOf(zone, ":")}`;
}

function clockOf({ instant, zone }: WrittenVisit): string {
  const [date = "", time = ""] = new Date((instant + zone * 60) * 1000).toISOString().slice(0, 19).split("T");
  const [year, month, day] = date.split("-");
  const name = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")[Number(month) - 1];
  return `${day}/${name}/${year}:${time} ${zoneOf(zone, "")}`;
}

function zoneOf(zone: number, separator: string): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.abs(zone);
  return `${zone < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${separator}${two(minutes % 60)}`;
}

const iisFields = [
  ...["date", "time", "s-ip", "cs-method", "cs-uri-stem", "cs-uri-query", "s-port", "cs-username", "c-ip"],
  ...[
    "cs(User-Agent)",
    "cs(Referer)",
    "sc-status",
    "sc-substatus",
    "sc-win32-status",
    "sc-bytes",
    "time-taken",
  ],
] as const;

function iisValue(visit: WrittenVisit, name: (typeof iisFields)[number]): string {
  const [date = "", time = ""] = new Date(visit.instant * 1000).toISOString().slice(0, 19).split("T");
  const values: Partial<Record<(typeof iisFields)[number], string>> = {
    date,
    time,
    "cs-method": visit.method,
    "cs-uri-stem": visit.path,
    "cs-uri-query": visit.query ?? "-",
    "s-port": "443",
    "c-ip": visit.address,
    "cs(User-Agent)": spacesAsPlus(visit.agent),
    "cs(Referer)": spacesAsPlus(visit.referrer),
    "sc-status": String(visit.status),
    "sc-bytes": String(visit.size),
    "time-taken": "15",
  };
  return values[name] ?? "-";
}

function spacesAsPlus(text: string | null): string {
  return text?.replace(/\s/g, "+") ?? "-";
}

const example: WrittenVisit = {
  ...{ instant: 0, zone: 0, address: "", host: "", method: "", path: "", query: null },
  ...{ status: 0, size: 0, referrer: null, agent: null },
};

function cloudfrontRow(visit: WrittenVisit): Record<string, string> {
  const [date = "", time = ""] = new Date(visit.instant * 1000).toISOString().slice(0, 19).split("T");
  // A percent sign that was sent is encoded once more.
  const encoded = (text: string | null) =>
    text === null
      ? "-"
      : text.replace(/[^\w.~:/?=&;,()-]/gu, (found) => encodeURIComponent(encodeURIComponent(found)));
  return {
    date,
    time,
    "x-edge-location": "CDG52-P1",
    "sc-bytes": String(visit.size),
    "c-ip": visit.address,
    "cs-method": visit.method,
    "cs(Host)": "d111111abcdef8.cloudfront.net",
    "cs-uri-stem": visit.path,
    "sc-status": String(visit.status),
    "cs(Referer)": encoded(visit.referrer),
    "cs(User-Agent)": encoded(visit.agent),
    "cs-uri-query": visit.query ?? "-",
    "cs(Cookie)": "-",
    "x-edge-result-type": "Hit",
    "x-host-header": visit.host,
    "time-taken": "0.001",
  };
}

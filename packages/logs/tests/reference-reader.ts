import type { FormatName } from "../src/index.ts";

/** A visit as the slow, obvious reader understands it. */
export interface ReferenceVisit {
  readonly address: string | undefined;
  /** Where it stands with the target. */
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly query: string | undefined;
  readonly status: number;
  readonly bytes: number;
  readonly referrer: string | undefined;
  readonly agent: string | undefined;
  /** The day and the hour on the log's own clock. */
  readonly day: string;
  readonly hour: number;
  /** Milliseconds since 1970. */
  readonly instant: number;
}

/** Reads a whole log with regular expressions, `JSON.parse` and `Date`. Undefined for what is no visit. */
export function referenceRead(text: string, format: FormatName): ReferenceVisit[] {
  const lines = text.split("\n").filter((line) => line !== "");
  if (format === "iis" || format === "cloudfront") return readW3c(lines, format);
  const read = format in jsonRows ? readJson(format) : readCommon;
  return lines.flatMap((line) => read(line) ?? []);
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const commonLine =
  /^(?:(?<host>\S+) )?(?<address>\S+) \S+ .*?\[(?<time>[^\]]+)\] "(?<request>(?:[^"\\]|\\.)*)" (?<status>\S+) (?<size>\S+)(?: [\d.]+)?(?: "(?<referrer>(?:[^"\\]|\\.)*)" "(?<agent>(?:[^"\\]|\\.)*)".*)?$/;

function readCommon(line: string): ReferenceVisit | undefined {
  const groups = commonLine.exec(line)?.groups;
  if (groups === undefined) return undefined;
  if (/^\d{4}-/.test(groups["time"] ?? "")) return commonVisit(groups, groups["time"]);
  const time = /^(\d\d)\/(\w{3})\/(\d{4}):(\d\d):(\d\d):(\d\d) ([+-]\d\d)(\d\d)$/.exec(groups["time"] ?? "");
  if (time === null) return undefined;
  const [, day, month = "", year, hour, minute, second, zoneHours, zoneMinutes] = time;
  const date = `${year}-${String(months.indexOf(month) + 1).padStart(2, "0")}-${day}`;
  return commonVisit(groups, `${date}T${hour}:${minute}:${second}${zoneHours}:${zoneMinutes}`);
}

function commonVisit(groups: Readonly<Record<string, string | undefined>>, time: string | undefined) {
  const target = /^[A-Za-z-]+ (\S.*?)(?: HTTP\/\S+)?$/.exec(groups["request"] ?? "")?.[1];
  return visit({
    address: groups["address"],
    method: groups["request"]?.split(" ")[0],
    target: target === undefined ? undefined : unescapeBackslashes(target),
    status: groups["status"],
    size: groups["size"],
    referrer: unescapeBackslashes(groups["referrer"]),
    agent: unescapeBackslashes(groups["agent"]),
    time,
  });
}

function unescapeBackslashes(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const controls: Record<string, string> = { b: "\b", t: "\t", n: "\n", v: "\v", f: "\f", r: "\r" };
  const octets = text.replace(/\\(?:x([0-9a-fA-F]{2})|(.))/g, (_, hex: string | undefined, other: string) =>
    hex === undefined ? (controls[other] ?? other) : `\0${hex}`,
  );
  // Octets that belong together are one character of UTF-8.
  return octets.replace(/(?:\0[0-9a-fA-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll("\0", ""), "hex").toString("utf8"),
  );
}

interface Row {
  readonly method?: unknown;
  readonly address?: unknown;
  readonly target: unknown;
  readonly status: unknown;
  readonly size: unknown;
  readonly referrer?: unknown;
  readonly agent?: unknown;
  readonly time: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: JSON, read as a script would.
const jsonRows: Record<string, (row: any) => Row> = {
  caddy: ({ ts, status, size, request }) => ({
    address: request.client_ip ?? request.remote_ip,
    target: request.uri,
    status,
    size,
    referrer: request.headers.Referer?.[0],
    agent: request.headers["User-Agent"]?.[0],
    time: ts * 1000,
  }),
  "nginx-json": (row) => ({
    address: row.remote_addr,
    target: row.request_uri,
    status: row.status,
    size: row.body_bytes_sent,
    referrer: row.http_referer,
    agent: row.http_user_agent,
    time: row.time_iso8601,
  }),
  traefik: (row) => ({
    address: row.ClientHost,
    target: row.RequestPath,
    status: row.DownstreamStatus,
    size: row.DownstreamContentSize,
    referrer: row.request_Referer,
    agent: row["request_User-Agent"],
    time: row.StartUTC,
  }),
  cloudflare: (row) => ({
    address: row.ClientIP,
    target: row.ClientRequestURI,
    status: row.EdgeResponseStatus,
    size: row.EdgeResponseBytes,
    referrer: row.ClientRequestReferer,
    agent: row.ClientRequestUserAgent,
    time: typeof row.EdgeStartTimestamp === "number" ? row.EdgeStartTimestamp / 1e6 : row.EdgeStartTimestamp,
  }),
  vercel: ({ proxy }) => ({
    address: proxy.clientIp,
    target: proxy.path,
    status: proxy.statusCode,
    size: proxy.responseByteSize,
    referrer: proxy.referer,
    agent: proxy.userAgent?.[0],
    time: proxy.timestamp,
  }),
  "cloudfront-json": (row) => ({
    address: row["c-ip"],
    target: row["cs-uri-stem"] + (row["cs-uri-query"] === "-" ? "" : `?${row["cs-uri-query"]}`),
    status: row["sc-status"],
    size: row["sc-bytes"],
    referrer: percentDecoded(row["cs(Referer)"]),
    agent: percentDecoded(row["cs(User-Agent)"]) ?? "-",
    time: `${row.date}T${row.time}Z`,
  }),
};

function readJson(format: string) {
  return (line: string): ReferenceVisit | undefined => {
    const row = jsonRows[format]?.(JSON.parse(line));
    return row && visit(row);
  };
}

function readW3c(lines: readonly string[], format: "iis" | "cloudfront"): ReferenceVisit[] {
  let names: string[] = [];
  const visits: ReferenceVisit[] = [];
  for (const line of lines) {
    if (line.startsWith("#Fields: ")) names = line.slice(9).split(" ");
    if (line.startsWith("#")) continue;
    const values = line.split(format === "iis" ? " " : "\t");
    const row = Object.fromEntries(names.map((name, index) => [name, values[index]]));
    const decode = format === "iis" ? plusDecoded : percentDecoded;
    const query = row["cs-uri-query"];
    visits.push(
      visit({
        address: row["c-ip"],
        target: row["cs-uri-stem"] + (query === "-" ? "" : `?${query}`),
        status: row["sc-status"],
        size: row["sc-bytes"] ?? 0,
        referrer: decode(row["cs(Referer)"]),
        agent: decode(row["cs(User-Agent)"]),
        time: `${row["date"]}T${row["time"]}Z`,
      }),
    );
  }
  return visits;
}

function plusDecoded(text: string | undefined): string | undefined {
  return text === "-" ? undefined : text?.replaceAll("+", " ");
}

function percentDecoded(text: string | undefined): string | undefined {
  if (text === undefined || text === "-") return undefined;
  return decodeURIComponent(decodeURIComponent(text));
}

function visit({ address, method, target, status, size, referrer, agent, time }: Row): ReferenceVisit {
  const local = typeof time === "number" ? new Date(Math.floor(time)).toISOString() : String(time);
  const whole =
    target === undefined
      ? undefined
      : String(target)
          .replace(/#.*/, "")
          .replace(/^[a-z]+:\/\/[^/]+(?=\/)/i, "");
  const isPath = whole?.startsWith("/") ?? false;
  return {
    address: text(address),
    method: text(method),
    path: isPath ? whole?.split("?")[0] : undefined,
    query: isPath ? whole?.split("?").slice(1).join("?") || undefined : undefined,
    status: status === "-" ? 0 : Number(status),
    bytes: size === "-" ? 0 : Number(size ?? 0),
    referrer: text(referrer),
    agent: text(agent),
    day: local.slice(0, 10),
    hour: Number(local.slice(11, 13)),
    instant: Math.floor(new Date(local).getTime() / 1000) * 1000,
  };
}

function text(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}

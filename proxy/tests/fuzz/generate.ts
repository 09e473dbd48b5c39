import type { Random } from "@octroi/web/testing/random";

export interface GeneratedRequest {
  target: string;
  bytes: string;
  /** What everybody must take for its body. Undefined where the framing is one that servers read differently. */
  body: string | undefined;
  /** Whether what follows is sent at once, without waiting for the answer. */
  isPipelined: boolean;
}

/** What one visitor sends on one connection. */
export interface GeneratedVisit {
  requests: GeneratedRequest[];
  /** How many bytes are written at once. */
  piece: number;
}

interface Framing {
  headers: string;
  /** The body as it is sent. */
  sent: string;
  body: string | undefined;
}

/** A request that nobody sent: where one arrives, a body was taken for it. */
const hidden = (id: string) =>
  `GET /hidden/${id} HTTP/1.1\r\nHost: example.com\r\nUser-Agent: hidden\r\nX-Eaten: ${id}\r\n\r\n`;

const chunk = (text: string, size = text.length.toString(16)) => `${size}\r\n${text}\r\n`;

/** Ways to say how long a body is, right and wrong. Most of them smuggle something past one server or another. */
function framings(body: string): Readonly<Record<string, Framing>> {
  const { length } = body;
  const chunks = `${chunk(body)}0\r\n\r\n`;
  const chunked = "Transfer-Encoding: chunked\r\n";
  const wrong = (headers: string, sent = body): Framing => ({ headers, sent, body: undefined });
  return {
    none: { headers: "", sent: "", body: "" },
    zero: { headers: "Content-Length: 0\r\n", sent: "", body: "" },
    length: { headers: `Content-Length: ${length}\r\n`, sent: body, body },
    zeros: wrong(`Content-Length: 000${length}\r\n`),
    chunked: { headers: chunked, sent: chunks, body },
    pieces: { headers: chunked, sent: `${chunk(body.slice(0, 7))}${chunk(body.slice(7))}0\r\n\r\n`, body },
    upper: { headers: "TRANSFER-ENCODING: Chunked\r\n", sent: chunks, body },
    extension: { headers: chunked, sent: `${chunk(body, `${length.toString(16)};a=b`)}0;c\r\n\r\n`, body },
    trailers: { headers: `${chunked}Trailer: X-Sum\r\n`, sent: `${chunk(body)}0\r\nX-Sum: 1\r\n\r\n`, body },
    framingTrailer: wrong(chunked, `${chunk(body)}0\r\nContent-Length: 5\r\n\r\n`),
    both: wrong(`Content-Length: ${length}\r\n${chunked}`, chunks),
    bothTurned: wrong(`${chunked}Content-Length: 4\r\n`, chunks),
    twoLengths: wrong(`Content-Length: ${length}\r\nContent-Length: 0\r\n`),
    sameLengths: wrong(`Content-Length: ${length}\r\nContent-Length: ${length}\r\n`),
    listed: wrong(`Content-Length: ${length}, ${length}\r\n`),
    signed: wrong(`Content-Length: +${length}\r\n`),
    negative: wrong("Content-Length: -1\r\n"),
    spaced: wrong(`Content-Length : ${length}\r\n`),
    folded: wrong(`Content-Length:\r\n ${length}\r\n`),
    spacedEncoding: wrong("Transfer-Encoding : chunked\r\n", chunks),
    foldedEncoding: wrong("Transfer-Encoding:\r\n chunked\r\n", chunks),
    unknownEncoding: wrong("Transfer-Encoding: xchunked\r\n", chunks),
    twoEncodings: wrong("Transfer-Encoding: gzip, chunked\r\n", chunks),
    notLast: wrong("Transfer-Encoding: chunked, identity\r\n", chunks),
    identity: wrong("Transfer-Encoding: identity\r\n"),
    repeated: wrong(`${chunked}Transfer-Encoding: identity\r\n`, chunks),
    tab: wrong("Transfer-Encoding:\tchunked\r\n", chunks),
    verticalTab: wrong("Transfer-Encoding: \x0bchunked\r\n", chunks),
    hexPrefix: wrong(chunked, `${chunk(body, `0x${length.toString(16)}`)}0\r\n\r\n`),
    bareLineFeed: wrong(chunked, `${length.toString(16)}\n${body}\n0\n\n`),
    longChunk: wrong(chunked, `${chunk(body, (length + 2).toString(16))}0\r\n\r\n`),
    hugeChunk: wrong(chunked, `${chunk(body, "fffffffffffffffff")}0\r\n\r\n`),
    shortLength: wrong(`Content-Length: ${Math.max(0, length - 9)}\r\n`),
    unterminated: wrong(`Content-Length: ${length}\n`),
  };
}

const upgrade = "Connection: Upgrade\r\nUpgrade: ";
const key = "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nSec-WebSocket-Version: 13\r\n";
const words = {
  method: [
    "GET",
    "GET",
    "GET",
    "HEAD",
    "POST",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
    "PROPFIND",
    "TRACE",
    "get",
  ],
  upgrade: [
    "",
    "",
    `${upgrade}websocket\r\n`,
    `${upgrade}websocket\r\n${key}`,
    `${upgrade}WebSocket\r\n${key}`,
    `Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n`,
    "Upgrade: websocket\r\n",
    `${upgrade}websocket, h2c\r\n`,
    "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n",
    `${upgrade}TLS/1.2\r\n`,
  ],
  expect: ["", "", "", "", "Expect: 100-continue\r\n", "Expect: 100-Continue, x\r\n", "Expect: x\r\n"],
  connection: [
    "",
    "",
    "",
    "Connection: keep-alive\r\n",
    "Connection: close\r\n",
    "Connection: content-length, transfer-encoding\r\n",
    "Connection: host, user-agent, cookie\r\n",
    "Connection: x-forwarded-for, expect\r\n",
  ],
  host: [
    "example.com",
    "example.com",
    "example.com",
    "EXAMPLE.com:80",
    "example.com\r\nHost: other.example",
    "other.example",
  ],
  version: ["1.1", "1.1", "1.1", "1.1", "1.1", "1.0"],
  extra: [
    "",
    "",
    "X-Latin: caf\xe9\r\n",
    "X-Empty:\r\n",
    "Cookie: a=1\r\nCookie: b=2\r\n",
    " X-Folded: 1\r\n",
    "X-Null: \0\r\n",
  ],
} as const;

const plain = {
  upgrade: "",
  expect: "",
  connection: "",
  host: "example.com",
  version: "1.1",
  extra: "",
} as const;

function pick<T>(random: Random, from: readonly T[]): T {
  return from[random.below(from.length)] as T;
}

/** A request with at most a few oddities, which meet each other: what one server minds hides what another does. */
function generateRequest(random: Random, id: string): GeneratedRequest {
  const odd = { ...plain, method: pick(random, words.method) } as Record<keyof typeof words, string>;
  const kinds = Object.keys(plain) as (keyof typeof plain)[];
  for (let oddities = random.below(3); oddities > 0; oddities -= 1) {
    const kind = pick(random, kinds);
    odd[kind] = pick<string>(random, words[kind]);
  }
  const every = framings(hidden(id).repeat(1 + random.below(2)));
  const framing = every[pick(random, random.below(2) ? Object.keys(every) : ["none", "length", "chunked"])];
  const { headers = "", sent = "", body } = framing ?? {};
  const target = `/r/${id}`;
  const written = random.below(40) === 0 ? `http://example.com${target}` : target;
  const head = `${odd.method} ${written} HTTP/${odd.version}\r\nHost: ${odd.host}\r\nUser-Agent: visitor-${id}\r\n`;
  return {
    target,
    bytes: `${head}${odd.extra}${odd.upgrade}${odd.expect}${odd.connection}${headers}\r\n${sent}`,
    // Chunks are not of HTTP/1.0: some servers read them there, others do not.
    body: odd.version === "1.0" && /^transfer-encoding/i.test(headers) ? undefined : body,
    isPipelined: random.below(3) > 0,
  };
}

export function generateVisit(random: Random, id: string): GeneratedVisit {
  const requests = Array.from({ length: 1 + random.below(4) }, (_, at) =>
    generateRequest(random, `${id}-${at}`),
  );
  const [target, agent] = [`/r/${id}-last`, `visitor-${id}-last`];
  // By which is seen that the connection is still read as it was written.
  const last = `GET ${target} HTTP/1.1\r\nHost: example.com\r\nUser-Agent: ${agent}\r\nConnection: close\r\n\r\n`;
  requests.push({ target, bytes: last, body: "", isPipelined: true });
  return { requests, piece: pick(random, [1_000_000, 1_000_000, 1_000_000, 60, 17]) };
}

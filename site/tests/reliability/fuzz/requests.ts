import type { Random } from "../random.ts";
import {
  bodies,
  brokenHeaders,
  brokenMethods,
  headers,
  hosts,
  methods,
  paths,
  strangers,
} from "./material.ts";

/** Everything one connection says: a few requests one after the other, as bytes, in pieces. */
export interface Speech {
  requests: number;
  pieces: Buffer[];
  /** Says no more afterwards, and lets the server know. */
  ends: boolean;
}

/** Asks for the connection to end: where all before it was understood, this is how we know that it was. */
const goodbye = "GET /healthz HTTP/1.1\r\nhost: octroi.example\r\nconnection: close\r\n\r\n";

/** Mostly hostile within HTTP, so that it gets as far as the pages, the schema and the store; else to HTTP itself. */
export function speech(random: Random): Speech {
  const polite = random.happens(0.6);
  const requests = 1 + random.below(6);
  const one = () => (polite ? anyRequest(random) : anyNonsense(random));
  const text = Array.from({ length: requests }, one).join("") + goodbye;
  // Latin-1: each character of the material is one byte.
  return { requests, pieces: cut(Buffer.from(text, "latin1"), random), ends: !polite && random.happens(0.8) };
}

function anyRequest(random: Random): string {
  const lines = Array.from({ length: random.below(5) }, () => random.oneOf(headers));
  const host = `host: ${random.happens(0.1) ? random.oneOf(hosts) : "octroi.example"}`;
  if (random.happens(0.5)) {
    const sound = random.happens(0.4) ? person(random) : random.oneOf(bodies);
    const body = random.happens(0.2) ? mutated(sound, random) : sound;
    const path = random.oneOf(["/api/waitlist", "/api/waitlist", "/api/estimator", "/api/robots-txt"]);
    const extra = random.happens(0.3) ? lines : [];
    return message("POST", path, [host, "content-type: application/json", ...extra], body);
  }
  const body = random.happens(0.2) ? random.oneOf(bodies) : "";
  return message(random.oneOf(methods), random.oneOf(paths), [host, ...lines], body);
}

function person(random: Random): string {
  const email = `${random.below(1_000)}@example.com`;
  return JSON.stringify({
    firstName: "Ada",
    lastName: "Lovelace",
    email,
    domain: "x",
    monthlyTraffic: 1_000,
  });
}

function anyNonsense(random: Random): string {
  const kind = random.below(10);
  if (kind === 0) return random.oneOf(strangers);
  if (kind === 1) return noise(random);
  if (kind < 6) return lyingLength(random);
  if (kind < 8) return mutated(anyRequest(random), random);
  const method = random.happens(0.5) ? random.oneOf(brokenMethods) : "GET";
  return message(method, random.oneOf(paths), ["host: x", random.oneOf(brokenHeaders)], "");
}

function message(method: string, path: string, lines: readonly string[], body: string): string {
  const length = body === "" ? [] : [`content-length: ${body.length}`];
  return [`${method} ${path} HTTP/1.1`, ...lines, ...length, "", body].join("\r\n");
}

/** Lengths that are too long, too short, twice there, or beside another framing. */
function lyingLength(random: Random): string {
  const body = random.oneOf(bodies);
  const size = body.length.toString(16);
  const framing = random.oneOf([
    `content-length: ${body.length + 1 + random.below(50)}`,
    `content-length: ${Math.max(0, body.length - 1 - random.below(50))}`,
    `content-length: ${body.length}\r\ncontent-length: ${body.length + 1}`,
    `content-length: ${body.length}\r\ntransfer-encoding: chunked`,
    "content-length: -1",
    "content-length: 1e3",
    "content-length: 18446744073709551617",
    "content-length: 999999999",
    "content-length: 0x10",
    "transfer-encoding: chunked",
    "transfer-encoding: chunked, identity",
    "transfer-encoding: xchunked",
    "transfer-encoding : chunked",
    "transfer-encoding: gzip, chunked",
  ]);
  const content = random.oneOf([
    body,
    `${size}\r\n${body}\r\n0\r\n\r\n`,
    `${size};extension=${"x".repeat(random.below(2_000))}\r\n${body}\r\n0\r\nx-trailer: a\r\n\r\n`,
    `ffffffffffffffff\r\n${body}`,
    `-1\r\n${body}`,
  ]);
  const path = random.oneOf(["/api/waitlist", "/api/estimator", "/pricing"]);
  return `POST ${path} HTTP/1.1\r\nhost: octroi.example\r\ncontent-type: application/json\r\n${framing}\r\n\r\n${content}`;
}

/** A few bytes changed, taken out or put in. */
function mutated(text: string, random: Random): string {
  let result = text;
  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    const at = random.below(result.length + 1);
    const byte = String.fromCharCode(random.below(256));
    result = result.slice(0, at) + (random.happens(0.3) ? "" : byte) + result.slice(at + random.below(2));
  }
  return result;
}

function noise(random: Random): string {
  return Array.from({ length: random.below(200) }, () => String.fromCharCode(random.below(256))).join("");
}

function cut(bytes: Buffer, random: Random): Buffer[] {
  const at = Array.from({ length: random.below(4) }, () => random.below(bytes.length)).toSorted(
    (a, b) => a - b,
  );
  return [...at, bytes.length].map((end, index) => bytes.subarray(at[index - 1] ?? 0, end));
}

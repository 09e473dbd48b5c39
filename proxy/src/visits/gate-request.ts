import type { IncomingMessage } from "node:http";
import type { GateRequest } from "@octroi/edge";
import { pairsOf, type RawHeaders } from "./headers.ts";

/** What the gate reads of a request: its headers as they came, those that were repeated as one. */
export function gateRequest({ method = "GET", url = "/", rawHeaders }: IncomingMessage): GateRequest {
  return {
    method,
    url,
    headers: {
      get: (name) => headerOf(rawHeaders, name),
      [Symbol.iterator]: () => pairsOf(rawHeaders)[Symbol.iterator](),
    },
  };
}

/** Every visitor is asked for some, so that nothing is made of those that nobody asks for. */
function headerOf(raw: RawHeaders, name: string): string | null {
  let value: string | null = null;
  for (let at = 0; at < raw.length; at += 2) {
    const header = raw[at] ?? "";
    if (header.length !== name.length || header.toLowerCase() !== name) continue;
    value = value === null ? (raw[at + 1] ?? "") : `${value}, ${raw[at + 1]}`;
  }
  return value;
}

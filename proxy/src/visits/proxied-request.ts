import type { IncomingMessage } from "node:http";
import type { GateRequest } from "@octroi/edge";
import { pairsOf, type RawHeaders } from "./headers.ts";

/** What the gate reads of a request: its headers as they came, those that were repeated as one. */
export class ProxiedRequest implements GateRequest {
  readonly method: string;
  readonly url: string;
  readonly headers = this;
  readonly #rawHeaders: RawHeaders;

  constructor({ method = "GET", url = "/", rawHeaders }: IncomingMessage) {
    this.method = method;
    this.url = url;
    this.#rawHeaders = rawHeaders;
  }

  /** Every visitor is asked for some: nothing is made of those that nobody asks for. */
  get(name: string): string | null {
    const raw = this.#rawHeaders;
    let value: string | null = null;
    for (let at = 0; at < raw.length; at += 2) {
      const header = raw[at] ?? "";
      if (header.length !== name.length || header.toLowerCase() !== name) continue;
      value = value === null ? (raw[at + 1] ?? "") : `${value}, ${raw[at + 1]}`;
    }
    return value;
  }

  [Symbol.iterator](): Iterator<readonly [string, string]> {
    return pairsOf(this.#rawHeaders)[Symbol.iterator]();
  }
}

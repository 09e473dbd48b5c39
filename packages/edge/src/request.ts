import type { SignedHeaders } from "@octroi/crawlers/verify";
/**
 * What the gate reads of a request. A `Request` is one; so is what a server without them can hand over at no
 * cost, and what a page in a browser makes up to show what would happen.
 */
export interface GateRequest {
  readonly method: string;
  /** Absolute, or the path and query alone where a server has them so. */
  readonly url: string;
  readonly headers: GateHeaders;
}

/** A `Headers`, or a list of pairs that is asked for one by its name. */
export type GateHeaders = SignedHeaders & { get(name: string): string | null };

/** The host that was asked for. Where a framework puts its own into the address, the header has it. */
export function hostOf({ url, headers }: GateRequest): string {
  return headers.get("host") ?? URL.parse(url)?.host ?? "";
}

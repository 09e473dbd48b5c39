/**
 * What the gate reads of a request. A `Request` is one; so is what a server without them can hand over at no
 * cost, and what a page in a browser makes up to show what would happen.
 */
export interface VisitRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  /** Its path and query as they came, where a server has them without the rest. */
  readonly target?: string;
  readonly headers: VisitHeaders;
}

export interface VisitHeaders extends Iterable<readonly [string, string]> {
  get(name: string): string | null;
}

/**
 * The address of a request. A host that makes no address (a port beyond all ports) must not keep a visit from
 * being decided: its path still can be read.
 */
export function urlOf({ url }: VisitRequest): URL {
  try {
    return new URL(url);
  } catch {
    return new URL(url.replace(/^[a-z]+:\/\/[^/?#]*/i, "http://invalid"));
  }
}

/** The host that was asked for. Where a framework puts its own into the address, the header has it. */
export function hostOf(request: VisitRequest): string {
  return request.headers.get("host") ?? urlOf(request).host;
}

/** A request as a signature sees it. A `Request` is one. */
export interface SignedRequest {
  readonly method: string;
  /** The whole address. */
  readonly url: string;
  /** Names and values; a name may come more than once. */
  readonly headers: Iterable<readonly [string, string]>;
  /** Where it has been read: a covered `Content-Digest` is then checked. */
  readonly body?: unknown;
}

/** The values of a field, one for each line, without the spaces around them (RFC 9421, section 2.1). */
export function fieldLines(headers: SignedRequest["headers"], name: string): readonly string[] {
  const lines: string[] = [];
  for (const [each, value] of headers) {
    if (each.toLowerCase() === name) lines.push(value.replace(/\r?\n[ \t]+/g, " ").replace(trimmed, ""));
  }
  return lines;
}

const trimmed = /^[ \t]+|(?<![ \t])[ \t]+$/g;

/** The value of a field; undefined where the request has none. */
export function field(headers: SignedRequest["headers"], name: string): string | undefined {
  const lines = fieldLines(headers, name);
  return lines.length === 0 ? undefined : lines.join(", ");
}

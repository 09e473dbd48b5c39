import { fromBase64url } from "@octroi/crawlers/verify";
import { isRecord } from "./record.ts";

/** A signed JSON object in its compact form (RFC 7515). Nothing in it has been checked yet. */
export interface Jws {
  readonly header: Claims;
  readonly payload: Claims;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

export type Claims = Readonly<Record<string, unknown>>;

/** The parts of a token; undefined where it is not well formed. */
export function readJws(token: string): Jws | undefined {
  const [head = "", body = "", tail, more] = token.split(".");
  const header = jsonOf(head);
  const payload = jsonOf(body);
  const signature = tail === undefined ? undefined : fromBase64url(tail);
  // A token that lists extensions we must understand has some that we do not.
  if (!header || !payload || !signature || more !== undefined || header["crit"] !== undefined)
    return undefined;
  return { header, payload, signature, signed: new TextEncoder().encode(`${head}.${body}`) };
}

function jsonOf(part: string): Claims | undefined {
  const bytes = fromBase64url(part);
  if (bytes === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

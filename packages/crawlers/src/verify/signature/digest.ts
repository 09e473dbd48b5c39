import type { ReadRequest } from "./request.ts";
import { type InnerList, isInnerList } from "./structured-fields.ts";

/** Those that RFC 9530 holds secure, by names that WebCrypto knows too. */
const hash = /^sha-(?:256|512)$/;

/**
 * Whether a body is another than the one whose digest was signed (RFC 9530). A body that has not been read is
 * taken for the one that was.
 */
export async function isOtherBody(covered: InnerList, request: ReadRequest): Promise<boolean> {
  const body = octetsOf(request.body);
  const isCovered = covered.items.some(({ bare }) => bare.value === "content-digest");
  if (body === undefined || !isCovered) return false;
  for (const [name, member] of request.dictionary("content-digest") ?? []) {
    if (!hash.test(name) || isInnerList(member)) continue;
    const digest = new Uint8Array(await crypto.subtle.digest(name, body));
    if (btoa(String.fromCharCode(...digest)) !== member.bare.value) return true;
  }
  return false;
}

function octetsOf(body: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof body === "string") return new TextEncoder().encode(body);
  return body instanceof Uint8Array ? new Uint8Array(body) : undefined;
}

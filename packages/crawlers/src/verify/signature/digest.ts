import { field, type SignedRequest } from "./request.ts";
import { type InnerList, isInnerList, readDictionary } from "./structured-fields.ts";

const hashes: ReadonlyMap<string, string> = new Map([
  ["sha-256", "SHA-256"],
  ["sha-512", "SHA-512"],
]);

/**
 * Whether a body is another than the one whose digest was signed (RFC 9530). A body that has not been read is
 * taken for the one that was.
 */
export async function isOtherBody(covered: InnerList, request: SignedRequest): Promise<boolean> {
  const body = octetsOf(request.body);
  const isCovered = covered.items.some(({ bare }) => bare.value === "content-digest");
  if (body === undefined || !isCovered) return false;
  const digests = readDictionary(field(request.headers, "content-digest") ?? "") ?? new Map();
  for (const [name, member] of digests) {
    const hash = hashes.get(name);
    if (hash === undefined || isInnerList(member)) continue;
    const digest = new Uint8Array(await crypto.subtle.digest(hash, body));
    if (btoa(String.fromCharCode(...digest)) !== member.bare.value) return true;
  }
  return false;
}

function octetsOf(body: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof body === "string") return new TextEncoder().encode(body);
  return body instanceof Uint8Array ? new Uint8Array(body) : undefined;
}

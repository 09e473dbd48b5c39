/**
 * Base64 for addresses and headers, without padding (RFC 4648, section 5).
 *
 * @example
 * toBase64url(new Uint8Array([251, 255])); // "-_8"
 */
export function toBase64url(bytes: Uint8Array): string {
  // One by one: a long list of arguments would overflow the stack.
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The SHA-256 of a text, as base64url.
 *
 * @example
 * await sha256(""); // "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
 */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return toBase64url(new Uint8Array(digest));
}

/**
 * The bytes of a text; undefined where it is not base64url.
 *
 * @example
 * fromBase64url("-_8"); // Uint8Array [251, 255]
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  return fromBase64(text.replaceAll("-", "+").replaceAll("_", "/"));
}

/** The bytes of a text that is known to be base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

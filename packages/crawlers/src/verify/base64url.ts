/**
 * Base64 for addresses and headers, without padding (RFC 4648, section 5).
 *
 * @example
 * toBase64url(new Uint8Array([251, 255])); // "-_8"
 */
export function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * The bytes of a text; undefined where it is not base64url.
 *
 * @example
 * fromBase64url("-_8"); // Uint8Array [251, 255]
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Past this, browsers begin to cut or to refuse addresses. */
const maxFragmentLength = 512 * 1024;

/**
 * The text that an address's fragment carries under a name, as in `#policy=eyJ2ZXJz…&robots=VXNl…`: undefined where it
 * carries none, null where that cannot be read, as when a link was cut on its way. No server is ever told.
 */
export function textInFragment(hash: string, name: string): string | null | undefined {
  const parts = hash.replace(/^#/, "").split("&");
  const parameter = parts.find((part) => part.startsWith(`${name}=`));
  if (parameter === undefined) return undefined;
  return parameter.length > maxFragmentLength ? null : fromBase64url(parameter.slice(name.length + 1));
}

/** The part of a fragment that carries a text: nothing in it needs to be escaped. */
export function fragmentPart<Name extends string>(name: Name, text: string): `${Name}=${string}` {
  return `${name}=${toBase64url(text)}`;
}

/** RFC 4648, section 5, of the text's UTF-8, without padding. */
function toBase64url(text: string): string {
  // One by one: a long list of arguments would overflow the stack.
  const binary = Array.from(new TextEncoder().encode(text), (octet) => String.fromCharCode(octet)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64url(encoded: string): string | null {
  if (!/^[\w-]+$/.test(encoded) || encoded.length % 4 === 1) return null;
  const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  const octets = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(octets);
  } catch {
    return null;
  }
}

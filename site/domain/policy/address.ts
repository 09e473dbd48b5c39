import type { Policy } from "@octroi/policy";
import { type ParsedPolicy, parsePolicy } from "@octroi/policy/parse";

/** The name of the fragment's parameter. A fragment stays in the browser: no server is ever told. */
const parameter = "policy";

/** Past this, browsers begin to cut or to refuse addresses. A policy of two hundred rules takes a tenth of it. */
const longest = 512 * 1024;

/**
 * The policy that an address's fragment carries, such as `#policy=eyJ2ZXJz…`. Undefined where it carries none;
 * errors where it carries something that cannot be read, as when a link was cut on its way.
 */
export function policyInFragment(hash: string): ParsedPolicy | undefined {
  const carried = hash.replace(/^#/, "").split("&").find(isOurs);
  if (carried === undefined) return undefined;
  const text = carried.length > longest ? undefined : fromBase64url(carried.slice(parameter.length + 1));
  return text === undefined ? unreadable : parsePolicy(text);
}

/** The fragment that carries a policy, with its sign: put it behind the address of any tool that takes one. */
export function fragmentOf(policy: Policy): `#policy=${string}` {
  return `#${parameter}=${toBase64url(JSON.stringify(policy))}`;
}

const unreadable: ParsedPolicy = {
  ok: false,
  errors: [{ path: "", message: "is cut short, or is not an address of ours." }],
};

function isOurs(part: string): boolean {
  return part.startsWith(`${parameter}=`);
}

/** RFC 4648, section 5, of the text's UTF-8, without padding: nothing in it needs to be escaped in an address. */
function toBase64url(text: string): string {
  // One by one: a long list of arguments would overflow the stack.
  const binary = Array.from(new TextEncoder().encode(text), (octet) => String.fromCharCode(octet)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64url(encoded: string): string | undefined {
  if (!/^[\w-]+$/.test(encoded) || encoded.length % 4 === 1) return undefined;
  const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  const octets = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(octets);
  } catch {
    return undefined;
  }
}

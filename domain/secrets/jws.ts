import { type KeyObject, sign } from "node:crypto";

/** What stands in the header beside the algorithm. */
interface JwsHeader {
  /** What it is: nobody then takes it for something else that the same key signed. */
  typ?: string;
  kid?: string;
}

/** A text, signed with Ed25519, in its compact form (RFC 7515). */
export function compactJws(payload: string, key: KeyObject, header: JwsHeader = {}): string {
  const signed = `${part(JSON.stringify({ alg: "EdDSA", ...header }))}.${part(payload)}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString("base64url")}`;
}

function part(text: string): string {
  return Buffer.from(text).toString("base64url");
}

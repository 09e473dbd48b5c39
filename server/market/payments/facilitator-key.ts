import { createPrivateKey, type KeyObject, randomBytes, sign } from "node:crypto";

/** A key of the operator’s at a hosted facilitator, which wants each request signed with it. */
export interface FacilitatorKey {
  id: string;
  privateKey: KeyObject;
}

/** For so long a request may take to arrive. */
const goodForSeconds = 120;

/** Ed25519, as Coinbase’s Developer Platform prints it: base64 of the seed and the public key. Undefined where it is none. */
export function facilitatorKeyIn(text: string): KeyObject | undefined {
  if (!/^[A-Za-z0-9+/]{86}==$/.test(text)) return undefined;
  const bytes = Buffer.from(text, "base64");
  const part = (from: number) => bytes.subarray(from, from + 32).toString("base64url");
  try {
    const jwk = { kty: "OKP", crv: "Ed25519", d: part(0), x: part(32) };
    return createPrivateKey({ key: jwk, format: "jwk" });
  } catch {
    return undefined;
  }
}

/**
 * A token for one request, as Coinbase’s Developer Platform wants it: a JWT that names the method, host and path.
 * https://docs.cdp.coinbase.com/get-started/authentication/jwt-authentication, `generateJwt` of coinbase/cdp-sdk
 */
export function facilitatorToken(
  { id, privateKey }: FacilitatorKey,
  { method, address }: { method: string; address: URL },
  now: Date,
): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  const header = { alg: "EdDSA", kid: id, typ: "JWT", nonce: randomBytes(16).toString("hex") };
  const claims = {
    sub: id,
    iss: "cdp",
    aud: ["cdp_service"],
    uris: [`${method} ${address.host}${address.pathname}`],
    iat: seconds,
    nbf: seconds,
    exp: seconds + goodForSeconds,
  };
  const signed = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString("base64url")}`;
}

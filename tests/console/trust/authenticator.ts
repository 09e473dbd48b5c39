import { createHash, generateKeyPairSync, sign } from "node:crypto";

/** A security key in software: a passkey of a site, and its answers to challenges. */
export function authenticator(id: string, url: URL) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // COSE (RFC 9053): a map of key type EC2, algorithm ES256, curve P-256 and the two coordinates.
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
  return {
    publicKey: coseKey.toString("base64url"),
    /** As a browser hands it on, for a person who was present and verified. */
    answer(challenge: string) {
      const clientData = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin: url.origin }));
      const flags = Buffer.from([0b101]);
      const counter = Buffer.alloc(4);
      const data = Buffer.concat([sha256(url.hostname), flags, counter]);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(clientData)]), privateKey).toString(
            "base64url",
          ),
        },
      };
    },
  };
}

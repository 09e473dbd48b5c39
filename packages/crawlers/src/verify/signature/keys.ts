/** A public key that is ready to check signatures, under the thumbprint that names it (RFC 7638). */
export interface SigningKey {
  readonly keyid: string;
  /** In the words of RFC 9421. */
  readonly algorithms: readonly Algorithm[];
  /** In seconds; null where the directory gives none. */
  readonly notBefore: number | null;
  readonly notAfter: number | null;
  readonly verify: (algorithm: Algorithm, signature: BufferSource, data: BufferSource) => Promise<boolean>;
}

export const algorithms = [
  "ed25519",
  "rsa-pss-sha512",
  "rsa-v1_5-sha256",
  "ecdsa-p256-sha256",
  "ecdsa-p384-sha384",
] as const;
export type Algorithm = (typeof algorithms)[number];

interface Suite {
  readonly import: AlgorithmIdentifier | RsaHashedImportParams | EcKeyImportParams;
  readonly verify: AlgorithmIdentifier | RsaPssParams | EcdsaParams;
}

const suites: Readonly<Record<Algorithm, Suite>> = {
  ed25519: { import: "Ed25519", verify: "Ed25519" },
  "rsa-pss-sha512": {
    import: { name: "RSA-PSS", hash: "SHA-512" },
    verify: { name: "RSA-PSS", saltLength: 64 },
  },
  "rsa-v1_5-sha256": {
    import: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
    verify: "RSASSA-PKCS1-v1_5",
  },
  "ecdsa-p256-sha256": {
    import: { name: "ECDSA", namedCurve: "P-256" },
    verify: { name: "ECDSA", hash: "SHA-256" },
  },
  "ecdsa-p384-sha384": {
    import: { name: "ECDSA", namedCurve: "P-384" },
    verify: { name: "ECDSA", hash: "SHA-384" },
  },
};

/** What a key of each kind may sign with: the members that make its thumbprint, and the algorithms. */
const kinds: Readonly<Record<string, { members: readonly string[]; algorithms: readonly Algorithm[] }>> = {
  "OKP Ed25519": { members: ["crv", "kty", "x"], algorithms: ["ed25519"] },
  "RSA undefined": { members: ["e", "kty", "n"], algorithms: ["rsa-pss-sha512", "rsa-v1_5-sha256"] },
  "EC P-256": { members: ["crv", "kty", "x", "y"], algorithms: ["ecdsa-p256-sha256"] },
  "EC P-384": { members: ["crv", "kty", "x", "y"], algorithms: ["ecdsa-p384-sha384"] },
};

/** What a JWK calls an algorithm; a name that is missing here cannot be used for these signatures. */
const jwkAlgorithms: Readonly<Record<string, Algorithm>> = {
  EdDSA: "ed25519",
  Ed25519: "ed25519",
  PS512: "rsa-pss-sha512",
  RS256: "rsa-v1_5-sha256",
  ES256: "ecdsa-p256-sha256",
  ES384: "ecdsa-p384-sha384",
};

/**
 * A key of a key set; undefined where it is none that signs requests, or not well-formed.
 *
 * @example
 * (await signingKey({ kty: "OKP", crv: "Ed25519", x }))?.algorithms; // ["ed25519"]
 */
export async function signingKey(jwk: unknown): Promise<SigningKey | undefined> {
  if (typeof jwk !== "object" || jwk === null) return undefined;
  const entry = new Map<string, unknown>(Object.entries(jwk));
  const kind = kinds[`${entry.get("kty")} ${entry.get("crv")}`];
  const members = kind?.members.map((name) => [name, entry.get(name)] as const) ?? [];
  if (kind === undefined || members.some(([, value]) => !isBase64Url(value))) return undefined;
  if (entry.has("use") && entry.get("use") !== "sig") return undefined;
  const operations = entry.get("key_ops");
  if (Array.isArray(operations) && !operations.includes("verify")) return undefined;
  const usable = usableWith(kind.algorithms, entry.get("alg"));
  if (usable.length === 0) return undefined;
  const publicKey = Object.fromEntries(members);
  try {
    const imported = await Promise.all(
      usable.map(async (name) => [name, await importKey(publicKey, suites[name])] as const),
    );
    const keys = new Map(imported);
    return {
      keyid: await thumbprint(publicKey),
      algorithms: usable,
      notBefore: seconds(entry.get("nbf")),
      notAfter: seconds(entry.get("exp")),
      verify: async (algorithm, signature, data) => {
        const key = keys.get(algorithm);
        return key !== undefined && crypto.subtle.verify(suites[algorithm].verify, key, signature, data);
      },
    };
  } catch {
    return undefined;
  }
}

function isBase64Url(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]+$/.test(value);
}

function usableWith(possible: readonly Algorithm[], alg: unknown): readonly Algorithm[] {
  if (alg === undefined) return possible;
  return possible.filter((name) => name === alg || name === jwkAlgorithms[String(alg)]);
}

function importKey(jwk: JsonWebKey, suite: Suite): Promise<CryptoKey> {
  return crypto.subtle.importKey("jwk", jwk, suite.import, false, ["verify"]);
}

/** The members are in alphabetical order already (RFC 7638, section 3). */
async function thumbprint(publicKey: object): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(publicKey)));
  return base64Url(new Uint8Array(digest));
}

function base64Url(octets: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...octets));
  return base64
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}

/** Some directories count in milliseconds. */
function seconds(time: unknown): number | null {
  if (typeof time !== "number" || !Number.isFinite(time)) return null;
  return time > 100_000_000_000 ? time / 1000 : time;
}

/**
 * The keys whose private halves are printed in RFC 9421, appendix B.1: anyone can sign with them. The beginnings of
 * their thumbprints, which no other key has but by a chance of one in 2 to the 60th.
 */
const testKeys: readonly string[] = ["BHj8s0GPnM", "oD0HwocPBS", "ydQXMtvbsO", "poqkLGiymh"];

export function isTestKey(keyid: string): boolean {
  return testKeys.includes(keyid.slice(0, 10));
}

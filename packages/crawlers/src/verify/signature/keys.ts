import { sha256 } from "../base64url.ts";

/** A public key that is ready to check signatures, under the thumbprint that names it (RFC 7638). */
export interface SigningKey {
  readonly keyid: string;
  /** In the words of RFC 9421. */
  readonly algorithms: readonly Algorithm[];
  /** In seconds; null where the directory gives none. */
  readonly notBefore: number | null;
  readonly notAfter: number | null;
  readonly verify: (
    algorithm: Algorithm,
    signature: Uint8Array<ArrayBuffer>,
    data: Uint8Array<ArrayBuffer>,
  ) => Promise<boolean>;
}

/** For WebCrypto, to import a key and to verify with it: each takes what it knows. */
interface Parameters {
  readonly name: string;
  readonly hash?: string;
  readonly namedCurve?: string;
  readonly saltLength?: number;
}

/** The type and the curve of its keys, what a JWK calls it, and its parameters. */
type Suite = readonly [kind: string, jwk: readonly string[], parameters: Parameters];

/** In the order in which a key's algorithms are tried. */
const suites = {
  ed25519: ["OKP Ed25519", ["EdDSA", "Ed25519"], { name: "Ed25519" }],
  "rsa-pss-sha512": ["RSA undefined", ["PS512"], { name: "RSA-PSS", hash: "SHA-512", saltLength: 64 }],
  "rsa-v1_5-sha256": ["RSA undefined", ["RS256"], { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }],
  "ecdsa-p256-sha256": ["EC P-256", ["ES256"], { name: "ECDSA", hash: "SHA-256", namedCurve: "P-256" }],
  "ecdsa-p384-sha384": ["EC P-384", ["ES384"], { name: "ECDSA", hash: "SHA-384", namedCurve: "P-384" }],
} satisfies Readonly<Record<string, Suite>>;

/** In the words of RFC 9421. */
export type Algorithm = keyof typeof suites;

export function isAlgorithm(name: string): name is Algorithm {
  return Object.hasOwn(suites, name);
}

/** The members that make the thumbprint of a key, by its type. */
const membersOf: Readonly<Record<string, string>> = { OKP: "crv kty x", RSA: "e kty n", EC: "crv kty x y" };

/**
 * A key of a key set; undefined where it is none that signs requests, or not well-formed.
 *
 * @example
 * (await signingKey({ kty: "OKP", crv: "Ed25519", x }))?.algorithms; // ["ed25519"]
 */
export async function signingKey(jwk: unknown): Promise<SigningKey | undefined> {
  if (typeof jwk !== "object" || jwk === null) return undefined;
  try {
    const entry = new Map<string, unknown>(Object.entries(jwk));
    const kind = `${entry.get("kty")} ${entry.get("crv")}`;
    const possible = Object.keys(suites)
      .filter(isAlgorithm)
      .filter((name) => suites[name][0] === kind);
    const names = membersOf[String(entry.get("kty"))] ?? "";
    const members = names.split(" ").map((name) => [name, entry.get(name)] as const);
    if (possible.length === 0 || members.some(([, value]) => !isBase64Url(value))) return undefined;
    if (entry.has("use") && entry.get("use") !== "sig") return undefined;
    const operations = entry.get("key_ops");
    if (Array.isArray(operations) && !operations.includes("verify")) return undefined;
    const usable = usableWith(possible, entry.get("alg"));
    if (usable.length === 0) return undefined;
    const publicKey = Object.fromEntries(members);
    const imported = await Promise.all(
      usable.map(async (name) => [name, await importKey(publicKey, name)] as const),
    );
    const keys = new Map(imported);
    return {
      keyid: await thumbprint(publicKey),
      algorithms: usable,
      notBefore: seconds(entry.get("nbf")),
      notAfter: seconds(entry.get("exp")),
      verify: async (algorithm, signature, data) => {
        const key = keys.get(algorithm);
        return key !== undefined && crypto.subtle.verify(suites[algorithm][2], key, signature, data);
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
  return possible.filter((name) => [name, ...suites[name][1]].some((each) => each === alg));
}

function importKey(jwk: JsonWebKey, algorithm: Algorithm): Promise<CryptoKey> {
  return crypto.subtle.importKey("jwk", jwk, suites[algorithm][2], false, ["verify"]);
}

/** The members that make a thumbprint, of every type of key, in the order that RFC 7638 gives them. */
const thumbprintMembers = ["crv", "e", "kty", "n", "x", "y"];

/**
 * The name of a key that anyone computes alike (RFC 7638), of its public half or of both.
 *
 * @example
 * await thumbprint({ kty: "OKP", crv: "Ed25519", x: "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs" });
 * // "poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U"
 */
export function thumbprint(key: object): Promise<string> {
  return sha256(JSON.stringify(key, thumbprintMembers));
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

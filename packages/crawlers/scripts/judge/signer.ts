import type { SignatureCase } from "./judge.ts";

/** A key made for tests: its public half as a directory prints it, and how it signs. */
export interface TestSigner {
  readonly keyid: string;
  readonly jwk: Readonly<Record<string, unknown>>;
  readonly sign: (base: string) => Promise<string>;
}

const algorithms = {
  ed25519: { generate: { name: "Ed25519" }, sign: { name: "Ed25519" }, members: ["crv", "kty", "x"] },
  "ecdsa-p256-sha256": {
    generate: { name: "ECDSA", namedCurve: "P-256" },
    sign: { name: "ECDSA", hash: "SHA-256" },
    members: ["crv", "kty", "x", "y"],
  },
  "rsa-pss-sha512": {
    generate: {
      name: "RSA-PSS",
      hash: "SHA-512",
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
    },
    sign: { name: "RSA-PSS", saltLength: 64 },
    members: ["e", "kty", "n"],
  },
} as const;

/** A signer with a key of its own. */
export async function testSigner(algorithm: keyof typeof algorithms = "ed25519"): Promise<TestSigner> {
  const { generate, sign, members } = algorithms[algorithm];
  const pair = await crypto.subtle.generateKey(generate, true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new TypeError("Expected a pair of keys");
  const exported: Record<string, unknown> = { ...(await crypto.subtle.exportKey("jwk", pair.publicKey)) };
  const jwk = Object.fromEntries(members.map((name) => [name, exported[name]]));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(jwk)));
  return {
    keyid: Buffer.from(digest).toString("base64url"),
    jwk,
    sign: async (base) => {
      const signature = await crypto.subtle.sign(sign, pair.privateKey, new TextEncoder().encode(base));
      return Buffer.from(signature).toString("base64");
    },
  };
}

/** What a test says of a signed request; the rest is as in a plain good one. */
export interface Signing {
  readonly method?: string;
  readonly url?: string;
  /** Headers besides those of the signature. */
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string;
  readonly agent?: string | null;
  /** The covered components as they stand in the header, and each line as the signer wrote it. */
  readonly covered?: readonly (readonly [component: string, value: string])[];
  readonly label?: string;
  /** Parameters to add, change or (undefined) leave out, as they stand in the header. */
  readonly parameters?: Readonly<Record<string, string | undefined>>;
  readonly now?: number;
  readonly directories?: SignatureCase["directories"];
  readonly keys?: readonly unknown[];
}

export const agent = "https://crawler.alpha.test";
export const directory = `${agent}/.well-known/http-message-signatures-directory`;
export const created = 1_794_700_200;

export function directoryOf(keys: readonly unknown[]) {
  return {
    status: 200,
    contentType: "application/http-message-signatures-directory+json",
    body: JSON.stringify({ keys }),
  };
}

/** A request signed as told. The signature is over the lines given here, not over what the verifier builds. */
export async function signedCase(signer: TestSigner, signing: Signing = {}): Promise<SignatureCase> {
  const {
    method = "GET",
    url = "https://example.com/",
    headers = [],
    agent: named = `sig1="${agent}"`,
    covered = [
      ['"@authority"', "example.com"],
      ['"signature-agent";key="sig1"', `"${agent}"`],
    ],
    label = "sig1",
    parameters = {},
    now = created + 600,
    keys = [signer.jwk],
    directories = { [directory]: directoryOf(keys) },
  } = signing;
  const all = {
    created: String(created),
    expires: String(created + 3600),
    keyid: `"${signer.keyid}"`,
    tag: '"web-bot-auth"',
    ...parameters,
  };
  const written = Object.entries(all)
    .flatMap(([name, value]) => (value === undefined ? [] : [`;${name}=${value}`]))
    .join("");
  const params = `(${covered.map(([component]) => component).join(" ")})${written}`;
  const base = [
    ...covered.map(([component, value]) => `${component}: ${value}`),
    `"@signature-params": ${params}`,
  ];
  return {
    id: "made",
    now,
    request: {
      method,
      url,
      headers: [
        ...headers,
        ...(named === null ? [] : [["Signature-Agent", named] as const]),
        ["Signature-Input", `${label}=${params}`],
        ["Signature", `${label}=:${await signer.sign(base.join("\n"))}:`],
      ],
      ...(signing.body !== undefined && { body: signing.body }),
    },
    directories,
    expected: "verified",
  };
}

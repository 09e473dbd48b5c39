import { beforeAll, describe, expect, test } from "vitest";
import {
  agent,
  created,
  type Signing,
  signedCase,
  type TestSigner,
  testSigner,
} from "../../../scripts/judge/signer.ts";
import { type SigningKey, signingKey } from "./keys.ts";
import { nonceMemory } from "./nonces.ts";
import { type SignatureOptions, verifySignature } from "./verify.ts";

let signer: TestSigner;
let mallory: TestSigner;
/** The signer's key, which counts how often it is asked. */
let key: SigningKey;
let verifications = 0;

beforeAll(async () => {
  [signer, mallory] = await Promise.all([testSigner(), testSigner()]);
  const plain = await signingKey(signer.jwk);
  if (plain === undefined) throw new Error("Expected a key that signs requests.");
  key = {
    ...plain,
    verify: (...words) => {
      verifications++;
      return plain.verify(...words);
    },
  };
});

const keys = { keysAt: () => new Map([[key.keyid, key]]) };

async function verdictAndEffort(
  request: Parameters<typeof verifySignature>[0],
  options: Partial<SignatureOptions> = {},
) {
  verifications = 0;
  const found = await verifySignature(request, { keys, now: created + 60, ...options });
  return { ...found, verifications };
}

/** Several signatures on one request, each by a signer and under its own label. */
async function together(signings: readonly (readonly [TestSigner, Signing])[]) {
  const cases = await Promise.all(signings.map(([by, signing]) => signedCase(by, signing)));
  const [first] = cases;
  if (first === undefined) throw new Error("Expected at least one signature.");
  const value = (name: string) =>
    cases.map(({ request }) => request.headers.find(([each]) => each === name)?.[1]).join(", ");
  const headers = [
    ["Signature-Agent", `sig1="${agent}"`],
    ["Signature-Input", value("Signature-Input")],
    ["Signature", value("Signature")],
  ] as const;
  return { ...first.request, headers };
}

describe("a forged signature of a known key", () => {
  const forged = (): Signing => ({ parameters: { keyid: `"${signer.keyid}"` } });

  test("costs one verification, however many there are", async () => {
    const labels = ["a", "b", "c", "d"];
    const request = await together(labels.map((label) => [mallory, { ...forged(), label }] as const));
    expect(await verdictAndEffort(request)).toEqual({
      verdict: "invalid",
      reason: "bad-signature",
      verifications: 1,
    });
  });

  test("costs two at most, whatever addresses the page has", async () => {
    const path = "/a/../b";
    const covered = [
      ['"@target-uri"', `https://www.example.com${path}`],
      ['"signature-agent";key="sig1"', `"${agent}"`],
    ] as const;
    const { request } = await signedCase(mallory, {
      ...forged(),
      covered,
      url: `https://www.example.com${path}`,
    });
    const otherUrls = [`https://example.com${path}`];
    expect(await verdictAndEffort(request, { otherUrls })).toMatchObject({
      reason: "bad-signature",
      verifications: 2,
    });
  });

  test("is not mended by a right one that follows it", async () => {
    const request = await together([
      [mallory, { ...forged(), label: "a" }],
      [signer, { label: "b" }],
    ]);
    expect(await verdictAndEffort(request)).toMatchObject({ reason: "bad-signature", verifications: 1 });
  });
});

test("a signature may be for another address of the page", async () => {
  const { request } = await signedCase(signer);
  const asked = { ...request, url: "https://www.example.com/" };
  expect(await verdictAndEffort(asked)).toMatchObject({ reason: "bad-signature" });
  expect(await verdictAndEffort(asked, { otherUrls: [request.url] })).toMatchObject({
    verdict: "verified",
    verifications: 2,
  });
});

describe("a signature's life", () => {
  const lasting = (seconds: number) =>
    signedCase(signer, { parameters: { expires: String(created + seconds) } });

  test("is a day at most", async () => {
    const day = 24 * 60 * 60;
    expect(await verdictAndEffort((await lasting(day)).request)).toMatchObject({ verdict: "verified" });
    expect(await verdictAndEffort((await lasting(day + 1)).request)).toEqual({
      verdict: "invalid",
      reason: "too-long-lived",
      verifications: 0,
    });
  });
});

describe("a nonce", () => {
  const withNonce = (nonce: string) => signedCase(signer, { parameters: { nonce: `"${nonce}"` } });
  const at = (path: string) => ({ url: `https://example.com${path}` });

  test("is for one page: a copy of the signature on another is refused, on the same it is not", async () => {
    const nonces = nonceMemory();
    const { request } = await withNonce("n1");
    const first = { ...request, ...at("/a") };
    expect(await verdictAndEffort(first, { nonces })).toMatchObject({ verdict: "verified" });
    expect(await verdictAndEffort(first, { nonces })).toMatchObject({ verdict: "verified" });
    expect(await verdictAndEffort({ ...request, ...at("/b") }, { nonces })).toMatchObject({
      verdict: "invalid",
      reason: "replayed",
    });
    expect(await verdictAndEffort({ ...first, method: "POST" }, { nonces })).toMatchObject({
      reason: "replayed",
    });
    const other = await withNonce("n2");
    expect(await verdictAndEffort({ ...other.request, ...at("/b") }, { nonces })).toMatchObject({
      verdict: "verified",
    });
  });

  test("is remembered of right signatures alone", async () => {
    const nonces = nonceMemory();
    const forged = await signedCase(mallory, {
      parameters: { keyid: `"${signer.keyid}"`, nonce: '"n1"' },
    });
    expect(await verdictAndEffort(forged.request, { nonces })).toMatchObject({ reason: "bad-signature" });
    const { request } = await withNonce("n1");
    expect(await verdictAndEffort({ ...request, ...at("/b") }, { nonces })).toMatchObject({
      verdict: "verified",
    });
  });

  test("may be missing: a signature that covers the host alone may be used for all its pages", async () => {
    const nonces = nonceMemory();
    const { request } = await signedCase(signer);
    for (const path of ["/a", "/b"]) {
      expect(await verdictAndEffort({ ...request, ...at(path) }, { nonces })).toMatchObject({
        verdict: "verified",
      });
    }
  });

  test("is forgotten, the oldest first, where too many come", () => {
    const nonces = nonceMemory({ max: 3 });
    for (const nonce of ["1", "2", "3", "4"]) nonces.firstUse(nonce, "/first");
    expect(["1", "4", "3"].map((nonce) => nonces.firstUse(nonce, "/again"))).toEqual([
      "/again",
      "/first",
      "/first",
    ]);
  });
});

test("headers are read from a list of pairs, and from what only has forEach", async () => {
  const { request } = await signedCase(signer);
  const pairs = new Map(request.headers.map(([name, value]) => [name, value]));
  const headers = {
    forEach: (each: (value: string, name: string) => void) => {
      for (const [name, value] of pairs) each(value, name);
    },
  };
  expect(await verdictAndEffort({ ...request, headers })).toMatchObject({ verdict: "verified" });
});

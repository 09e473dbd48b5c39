import { fromBase64, sha256 } from "../base64url.ts";
import { crawlersOf } from "../directories.ts";
import { type AgentFault, keySetAddress, signatureAgent } from "./agent.ts";
import { signatureBase } from "./base.ts";
import { isOtherBody } from "./digest.ts";
import { type Algorithm, isAlgorithm, isTestKey, type SigningKey } from "./keys.ts";
import type { NonceMemory } from "./nonces.ts";
import { maxFieldLength, type ReadRequest, readRequest, type SignedRequest } from "./request.ts";
import { type InnerList, isInnerList, type Member } from "./structured-fields.ts";
import { type Target, targetsOf } from "./target.ts";
import { invalid, unverified } from "./verdict.ts";

/** Keys by the address of the key set that holds them, and by thumbprint: never by thumbprint alone. */
export interface KeySource {
  /** The keys at an address; undefined where it is not one to be believed, or has not been read. */
  readonly keysAt: (address: string) => ReadonlyMap<string, SigningKey> | undefined;
}

export interface SignatureOptions {
  readonly keys: KeySource;
  /** The clock, in seconds since 1970. */
  readonly now?: number;
  /** How far clocks may be apart, in seconds. */
  readonly tolerance?: number;
  /** How long a signature may be valid, in seconds: a day where not given. */
  readonly maxLifetime?: number;
  /** Other addresses of the page, one of which the signer may have signed. */
  readonly otherUrls?: readonly string[];
  /** Where it is given, a signature with a nonce is verified for one method and page: see `nonceMemory`. */
  readonly nonces?: NonceMemory;
  /** Accepts the keys printed in RFC 9421, with which anyone can sign: for tests alone. */
  readonly allowTestKeys?: boolean;
}

export type SignatureFault =
  | AgentFault
  | "unreadable"
  | "too-long"
  | "no-signature"
  | "missing-parameter"
  | "target-not-covered"
  | "future"
  | "expired"
  | "too-long-lived"
  | "test-key"
  | "no-directory"
  | "unknown-key"
  | "key-not-valid-now"
  | "unknown-algorithm"
  | "wrong-algorithm"
  | "bad-signature"
  | "replayed"
  | "other-body";

/**
 * What a request's signature shows. `verified`: it is right, and its key is published at `agent`. `invalid`:
 * a check failed. `unverified`: not enough is known to tell. `unsigned`: there is none for Web Bot Auth.
 */
export type SignatureVerdict =
  | {
      readonly verdict: "verified";
      readonly agent: string;
      readonly keyid: string;
      /** The tokens of the crawlers that sign with the keys of this agent; none where the registry does not list it. */
      readonly crawlers: readonly string[];
    }
  | { readonly verdict: "invalid" | "unverified"; readonly reason: SignatureFault }
  | { readonly verdict: "unsigned" };

const tag = "web-bot-auth";
/** As many signatures of one request as are looked at. */
const maxSignatures = 4;
/** As many components as a signature may cover: each of them costs work. */
const maxComponents = 32;
/** As often as a key is asked about one request: key ids are public, and a forged signature is cheap to send. */
const maxVerifications = 2;
const day = 24 * 60 * 60;

/**
 * Whether a request carries a valid Web Bot Auth signature (HTTP Message Signatures, RFC 9421, as
 * draft-ietf-webbotauth-httpsig-protocol uses them). Reads no network: keys are those already at hand.
 * Never rejects, whatever the request.
 *
 * @example
 * const keys = keyDirectories();
 * await verifySignature(request, { keys });
 * // { verdict: "verified", agent: "https://chatgpt.com", keyid: "otMqcjr17mGyruktGvJU8oojQTSMHlVm7uO-lrcqbdg",
 * //   crawlers: ["ChatGPT Agent"] }
 */
export async function verifySignature(
  request: SignedRequest,
  options: SignatureOptions,
): Promise<SignatureVerdict> {
  const read = readRequest(request);
  const input = read.field("signature-input");
  if (input === undefined) return { verdict: "unsigned" };
  const inputs = read.dictionary("signature-input");
  if (inputs === undefined) {
    const isMeant = input.includes(tag) || read.field("signature-agent") !== undefined;
    if (!isMeant) return { verdict: "unsigned" };
    return invalid(input.length > maxFieldLength ? "too-long" : "unreadable");
  }
  const ours = [...inputs].filter(isTagged).slice(0, maxSignatures);
  if (ours.length === 0) return { verdict: "unsigned" };
  const signatures = read.dictionary("signature");
  if (signatures === undefined) return invalid("unreadable");
  const targets = targetsOf(request.url, options.otherUrls);
  const verdicts: SignatureVerdict[] = [];
  for (const [label, covered] of ours) {
    const verdict = await verdictFor(label, covered, signatures.get(label), read, targets, options);
    const isDecided =
      verdict.verdict === "verified" || ("reason" in verdict && finalFaults.has(verdict.reason));
    if (isDecided) return verdict;
    verdicts.push(verdict);
  }
  return verdicts.find(({ verdict }) => verdict === "invalid") ?? verdicts[0] ?? { verdict: "unsigned" };
}

/** A key was asked and said no: another signature beside it would have to be asked about too. */
const finalFaults: ReadonlySet<SignatureFault> = new Set(["bad-signature", "other-body", "replayed"]);

function isTagged(entry: [string, Member]): entry is [string, InnerList] {
  const [, member] = entry;
  return isInnerList(member) && member.parameters.get("tag")?.text === `"${tag}"`;
}

async function verdictFor(
  label: string,
  covered: InnerList,
  signature: Member | undefined,
  request: ReadRequest,
  targets: readonly Target[],
  options: SignatureOptions,
): Promise<SignatureVerdict> {
  const parameters = readParameters(covered, options);
  if (typeof parameters === "string") return invalid(parameters);
  if (signature === undefined || isInnerList(signature)) return invalid("no-signature");
  if (signature.bare.kind !== "bytes") return invalid("no-signature");
  const agent = signatureAgent(covered, label, request);
  if ("verdict" in agent) return agent;
  const bases = targets.flatMap((target) => signatureBase(covered, request, target) ?? []);
  if (bases.length === 0) return invalid("missing-component");
  const { keyid, alg } = parameters;
  // A secret that two share tells neither of them from the other.
  if (alg === "hmac-sha256") return invalid("wrong-algorithm");
  if (isTestKey(keyid) && !options.allowTestKeys) return invalid("test-key");
  const keys = options.keys.keysAt(keySetAddress(agent.address) ?? "");
  if (keys === undefined) return unverified("no-directory");
  const key = keys.get(keyid);
  if (key === undefined) return unverified("unknown-key");
  if (!isValidAt(key, clock(options), options)) return invalid("key-not-valid-now");
  const algorithm = algorithmFor(key, alg);
  if (algorithm === "unknown") return unverified("unknown-algorithm");
  if (algorithm === undefined) return invalid("wrong-algorithm");
  const octets = fromBase64(String(signature.bare.value));
  for (const base of [...new Set(bases)].slice(0, maxVerifications)) {
    if (!(await key.verify(algorithm, octets, new TextEncoder().encode(base)))) continue;
    if (await isOtherBody(covered, request)) return invalid("other-body");
    if (await isReplayed(covered, keyid, request, targets, options)) return invalid("replayed");
    const address = withoutQuery(agent.address);
    return { verdict: "verified", agent: address, keyid, crawlers: crawlersOf(address) };
  }
  return invalid("bad-signature");
}

/** Whether a nonce comes again with another method or page. Without one, a signature is for all that it covers. */
async function isReplayed(
  { parameters }: InnerList,
  keyid: string,
  { method }: ReadRequest,
  [target]: readonly Target[],
  { nonces }: SignatureOptions,
): Promise<boolean> {
  const nonce = parameters.get("nonce");
  if (nonces === undefined || nonce === undefined) return false;
  const [id, use] = await Promise.all([
    sha256(`${keyid} ${nonce.text}`),
    sha256(`${method} ${target?.["@request-target"]}`),
  ]);
  return (await nonces.firstUse(id, use)) !== use;
}

interface SignatureParameters {
  readonly keyid: string;
  readonly alg: string | undefined;
}

/** What a signature has to say of itself, or what is wrong with it. */
function readParameters(
  { items, parameters }: InnerList,
  options: SignatureOptions,
): SignatureParameters | SignatureFault {
  if (items.length > maxComponents) return "too-long";
  const [created, expires, keyid, alg] = ["created", "expires", "keyid", "alg"].map((name) =>
    parameters.get(name),
  );
  if (created?.kind !== "integer" || expires?.kind !== "integer" || keyid?.kind !== "string") {
    return "missing-parameter";
  }
  // A thumbprint is 32 octets in base64url.
  if (!/^[\w-]{43}$/.test(String(keyid.value))) return "missing-parameter";
  if (alg !== undefined && alg.kind !== "string") return "missing-parameter";
  if (!items.some(isTarget)) return "target-not-covered";
  const now = clock(options);
  const { tolerance = 60 } = options;
  if (Number(created.value) > now + tolerance) return "future";
  if (Number(expires.value) < now - tolerance || Number(expires.value) < Number(created.value))
    return "expired";
  const { maxLifetime = day } = options;
  if (Number(expires.value) - Number(created.value) > maxLifetime) return "too-long-lived";
  return { keyid: String(keyid.value), alg: alg && String(alg.value) };
}

function isTarget({ bare, parameters }: InnerList["items"][number]): boolean {
  return (bare.value === "@authority" || bare.value === "@target-uri") && parameters.size === 0;
}

function clock({ now = Date.now() / 1000 }: SignatureOptions): number {
  return now;
}

function isValidAt({ notBefore, notAfter }: SigningKey, now: number, { tolerance = 60 }: SignatureOptions) {
  return (
    (notBefore === null || notBefore <= now + tolerance) && (notAfter === null || notAfter >= now - tolerance)
  );
}

/** The key's own algorithm, which the signature may name; undefined where it names one that the key is not for. */
function algorithmFor(key: SigningKey, alg: string | undefined): Algorithm | "unknown" | undefined {
  if (alg === undefined) return key.algorithms[0];
  if (!isAlgorithm(alg)) return "unknown";
  return key.algorithms.find((each) => each === alg);
}

function withoutQuery(address: string): string {
  return address.replace(/\?.*$/s, "");
}

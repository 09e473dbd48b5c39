import {
  type KeyDirectories,
  keyDirectories,
  type SignatureFault,
  verifySignature,
} from "@octroi/crawlers/signatures";
import { isInnerList, readDictionary } from "@octroi/crawlers/structured-fields";
import { follower } from "@octroi/web/reading/follow";
import type { Network } from "@octroi/web/reading/network";
import { Problem } from "../console/api/problem.ts";

/** Whose key signed a request. */
export interface Signer {
  /** Of its directory; its whole address, where that is not at the well-known place of an origin. */
  origin: string;
  thumbprint: string;
}

interface SignatureServices {
  network: Network;
  userAgent: string;
  /** Whether a nonce is new, on any server. */
  firstUse: (digest: string, expiresAt: Date) => Promise<boolean>;
  now: () => Date;
}

/** What one request says, and what it costs to look at it. */
interface Signed {
  method: string;
  /** As the company reaches it. */
  url: string;
  headers: Headers;
  body: string;
  /** Told before a directory is read from the network. */
  beforeReading: () => Promise<void>;
}

/** A signature is for one request, which is sent at once. */
export const maxSignatureSeconds = 60;
/** How far clocks may be apart. */
const toleranceSeconds = 60;
/** Longer than any signature counts, by whosever clock. */
const nonceMs = 5 * 60_000;
/** Directories whose keys are remembered. */
const maxDirectories = 1_000;
const maxDirectoryBytes = 65_537;
const tag = "web-bot-auth";
const wellKnown = "/.well-known/http-message-signatures-directory";

/** What is asked for, as RFC 9421 § 5.1 asks for it. */
export const acceptSignature = `sig1=("@method" "@target-uri" "content-digest" "signature-agent");created;expires;nonce;keyid;tag="${tag}"`;

/** Reads who signed a request with Web Bot Auth. What it does not count for is told in a sentence. */
export function signatureReader({ network, userAgent, firstUse, now }: SignatureServices) {
  const follow = follower(userAgent, network);
  const known = new Map<string, KeyDirectories>();

  async function read(address: string, { headers, signal }: RequestInit): Promise<Response> {
    const { answer } = await follow(new URL(address), {
      signal: signal ?? network.deadline(5_000),
      maxBytes: maxDirectoryBytes,
      redirects: 0,
      accept: new Headers(headers).get("accept") ?? "*/*",
    });
    if (typeof answer === "string") throw new Error(`Expected a key directory, found ${answer}`);
    return new Response(answer.status === 200 ? Buffer.from(answer.body) : null, {
      status: answer.status,
      headers: {
        "content-type": answer.headers["content-type"] ?? "",
        "cache-control": answer.headers["cache-control"] ?? "",
      },
    });
  }

  function directoryAt(address: string): KeyDirectories {
    const directory =
      known.get(address) ?? keyDirectories({ addresses: [address], fetch: read, now: () => now().getTime() });
    // Those that were asked for last stay.
    known.delete(address);
    const oldest = known.keys().next();
    if (known.size >= maxDirectories && !oldest.done) known.delete(oldest.value);
    known.set(address, directory);
    return directory;
  }

  return async ({ beforeReading, ...request }: Signed): Promise<Signer> => {
    const uncovered = missingFrom(request);
    if (uncovered !== undefined) throw refused(uncovered);
    const options = {
      now: now().getTime() / 1_000,
      tolerance: toleranceSeconds,
      maxLifetime: maxSignatureSeconds,
    };
    let address = "";
    // What is wrong with it as it stands is known before its directory is read.
    const first = await verifySignature(request, {
      ...options,
      keys: {
        keysAt: (asked) => {
          address = asked;
          return undefined;
        },
      },
    });
    if (address === "") throw refused(sentenceFor(first));
    const { port, search, pathname, origin } = new URL(address);
    if (port !== "" || search !== "")
      throw refused("The Signature-Agent must be an address without a port or a query.");
    const keys = directoryAt(address);
    // So that it is due.
    keys.keysAt(address);
    if (keys.isDue()) await beforeReading();
    await keys.refresh();
    const verdict = await verifySignature(request, {
      ...options,
      keys,
      nonces: {
        firstUse: async (digest, use) =>
          (await firstUse(digest, new Date(now().getTime() + nonceMs))) ? use : "",
      },
    });
    if (verdict.verdict !== "verified") throw refused(sentenceFor(verdict));
    return { origin: pathname === wellKnown ? origin : address, thumbprint: verdict.keyid };
  };
}

export type SignatureReader = ReturnType<typeof signatureReader>;

/** What a signature leaves out, without which another could send it again, or something else with it. */
function missingFrom({ url, headers, body }: Omit<Signed, "beforeReading">): string | undefined {
  const inputs = [...(readDictionary(headers.get("signature-input") ?? "") ?? [])].flatMap(([, member]) =>
    isInnerList(member) && member.parameters.get("tag")?.value === tag ? [member] : [],
  );
  const [input, ...others] = inputs;
  if (input === undefined || others.length > 0)
    return `Signature-Input must hold one signature with the tag "${tag}".`;
  const covered = new Set(
    input.items.flatMap(({ bare, parameters }) => (parameters.size === 0 ? [String(bare.value)] : [])),
  );
  const query = new URL(url).search === "" ? [] : ["@query"];
  const isTargetCovered =
    covered.has("@target-uri") || ["@authority", "@path", ...query].every((name) => covered.has(name));
  if (!covered.has("@method") || !isTargetCovered)
    return 'The signature must cover "@method" and "@target-uri".';
  if (body !== "") {
    if (!covered.has("content-digest"))
      return 'The signature of a request with a body must cover "content-digest".';
    const digests = readDictionary(headers.get("content-digest") ?? "");
    if (!digests?.has("sha-256") && !digests?.has("sha-512"))
      return "Content-Digest must hold the sha-256 or the sha-512 of the body.";
  }
  const nonce = input.parameters.get("nonce");
  if (nonce?.kind !== "string" || nonce.value === "") return "The signature must have a nonce.";
  return undefined;
}

function refused(detail: string): Problem {
  return new Problem("bad-signature", {
    detail,
    headers: { "accept-signature": acceptSignature, "www-authenticate": 'Basic realm="Octroi"' },
  });
}

type Verdict = Awaited<ReturnType<typeof verifySignature>>;

function sentenceFor(verdict: Verdict): string {
  return "reason" in verdict
    ? sentences[verdict.reason]
    : `Signature-Input must hold one signature with the tag "${tag}".`;
}

const unreadableAgent = "Signature-Agent must name the https address of the key directory, and be covered.";

const sentences: Record<SignatureFault, string> = {
  "no-agent": unreadableAgent,
  "agent-not-covered": unreadableAgent,
  "ambiguous-agent": unreadableAgent,
  "unreadable-agent": unreadableAgent,
  "agent-not-https": unreadableAgent,
  "missing-component": "The signature covers something that the request does not have.",
  unreadable: "Signature-Input or Signature cannot be read: they are Dictionaries (RFC 9651).",
  "too-long": "Signature-Input or Signature is too long.",
  "no-signature": "There is no signature by the name that Signature-Input gives.",
  "missing-parameter":
    "The signature must have created, expires, and as keyid the thumbprint of its key (RFC 7638).",
  "target-not-covered": 'The signature must cover "@method" and "@target-uri".',
  future: "The signature was created in the future: is the clock right?",
  expired: "The signature has expired.",
  "too-long-lived": `A signature may last ${maxSignatureSeconds} seconds: expires is too long after created.`,
  "test-key": "The key is one of those printed in RFC 9421, with which anyone can sign.",
  "no-directory":
    "The key directory could not be read at the Signature-Agent. It is tried again within five minutes.",
  "unknown-key":
    "The key directory does not hold this key. It is read again when its copy is over, as its Cache-Control says.",
  "key-not-valid-now": "The key directory says that the key is not valid now.",
  "unknown-algorithm": "The algorithm that the signature names is not known.",
  "wrong-algorithm": "The key is not for the algorithm that the signature names.",
  "bad-signature": "The signature is not of this request, or not of this key.",
  replayed: "The nonce was used before: each request needs one of its own.",
  "other-body": "The body is another than the one that Content-Digest is of.",
};

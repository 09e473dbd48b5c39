import { keyDirectories } from "../../src/verify/key-directories.ts";
import { keySetAddress } from "../../src/verify/signature/agent.ts";
import { type SignatureVerdict, verifySignature } from "../../src/verify/signature/verify.ts";

/** A request and the verdict that a verifier has to reach. */
export interface SignatureCase {
  readonly id: string;
  /** The clock, in seconds. */
  readonly now: number;
  readonly allowTestKeys?: boolean;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly (readonly [string, string])[];
    readonly body?: string;
  };
  /** The whole network: what is not here cannot be reached. */
  readonly directories: Readonly<Record<string, Answer>>;
  readonly expected: SignatureVerdict["verdict"];
  /** Every verdict that is allowed, where there is more than one. */
  readonly accepted?: readonly SignatureVerdict["verdict"][];
  readonly agent?: string;
  readonly notAgent?: string;
}

interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What is wrong with our verdict on a case; undefined where it agrees. */
export async function disagreement(given: SignatureCase): Promise<string | undefined> {
  const verdict = await verdictOn(given);
  const accepted = given.accepted ?? [given.expected];
  if (!accepted.includes(verdict.verdict)) {
    const why = "reason" in verdict ? ` (${verdict.reason})` : "";
    return `${given.id}: ${verdict.verdict}${why}, expected ${accepted.join(" or ")}`;
  }
  if (verdict.verdict !== "verified") return undefined;
  if (given.agent !== undefined && !isSame(verdict.agent, given.agent)) {
    return `${given.id}: verified as ${verdict.agent}, expected ${given.agent}`;
  }
  if (given.notAgent !== undefined && isSame(verdict.agent, given.notAgent)) {
    return `${given.id}: verified as ${verdict.agent}, which it must never be`;
  }
  return undefined;
}

/** Asks as a server does: once with what it knows, and again after the keys were read in the background. */
export async function verdictOn(given: SignatureCase): Promise<SignatureVerdict> {
  const { directories, now, allowTestKeys = false, request } = given;
  const keys = keyDirectories({
    addresses: Object.keys(directories),
    fetch: async (address) => response(directories[address]),
    now: () => now * 1000,
  });
  // The draft's own vectors are valid for a century.
  const options = { keys, now, allowTestKeys, maxLifetime: Number.POSITIVE_INFINITY };
  await verifySignature(request, options);
  if (keys.isDue()) await keys.refresh();
  return verifySignature(request, options);
}

function response(answer: Answer | undefined): Response {
  if (answer === undefined) throw new TypeError("This address cannot be reached.");
  const { status, contentType, headers, body = "" } = answer;
  return new Response(status === 204 || status === 304 ? null : body, {
    status,
    headers: { ...headers, ...(contentType !== undefined && { "content-type": contentType }) },
  });
}

function isSame(agent: string, other: string): boolean {
  return keySetAddress(agent) === keySetAddress(other);
}

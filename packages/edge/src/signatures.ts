import {
  keyDirectories,
  keySetAddress,
  nonceMemory,
  type SignatureVerdict,
  verifySignature,
} from "@octroi/crawlers/signatures";
import type { WaitUntil } from "./events/reporter.ts";
import type { LicenseKeySet } from "./licenses/keys.ts";
import { type GateRequest, hostOf } from "./request.ts";
import { sentPath } from "./target-paths.ts";

/** Public keys by the agent that signs with them, such as `https://chatgpt.com`. */
export type AgentKeys = Readonly<Record<string, LicenseKeySet>>;

/** `origin` is the policy's. Undefined where it could not be checked. */
export type CheckSignature = (
  request: GateRequest,
  origin: string,
  waitUntil: WaitUntil | undefined,
) => Promise<SignatureVerdict | undefined>;

/**
 * Checks signatures (Web Bot Auth) with the keys at hand. Those of the registry's directories are fetched after
 * the response, so a signer's first visit is not verified yet; keys that are given are there from the first.
 */
export function signatureChecker(
  agentKeys: AgentKeys | undefined,
  hosts: readonly string[],
  now: () => number,
): CheckSignature {
  const ownKeys = new Map(
    Object.entries(agentKeys ?? {}).map(([agent, set]) => [keySetAddress(agent) ?? "", set]),
  );
  const keys = keyDirectories({
    now,
    fetch: async (address, init) => {
      const set = ownKeys.get(address);
      return set ? Response.json(set) : fetch(address, init);
    },
  });
  const nonces = nonceMemory();
  let ready: Promise<void> | undefined;
  const readOwnKeys = () => {
    for (const address of ownKeys.keys()) keys.keysAt(address);
    return keys.refresh();
  };
  return async (request, origin, waitUntil) => {
    if (ownKeys.size > 0) {
      ready ??= readOwnKeys();
      await ready;
    }
    const { method, headers } = request;
    const [url = "", ...otherUrls] = addressesOf(request, origin);
    const options = { keys, now: now() / 1000, otherUrls, nonces };
    const verdict = await verifySignature({ method, headers, url }, options);
    if (keys.isDue()) {
      const refreshed = keys.refresh();
      waitUntil?.(refreshed);
    }
    return verdict;
  };

  /**
   * The addresses that a signer may have signed: the policy's host or, where it is ours, the one that was asked for.
   * Of another site's, a visitor could repeat what was signed for that site. A server that a proxy asks over plain
   * http does not know its scheme; the policy does.
   */
  function addressesOf(request: GateRequest, origin: string): Iterable<string> {
    const { protocol, host } = new URL(origin);
    const own = [host.replace(/^www\./, ""), ...hosts];
    const asked = hostOf(request).toLowerCase();
    const isOurs = /^[\w.:-]+$/.test(asked) && own.some((each) => `.${asked}`.endsWith(`.${each}`));
    return new Set(
      [isOurs ? asked : host, host].map((each) => `${protocol}//${each}${sentPath(request.url)}`),
    );
  }
}

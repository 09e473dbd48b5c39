import type { Failed } from "./read-options.ts";
import type { AgentKeys, CheckSignature } from "./signatures.ts";

/**
 * Checks signatures with code that is loaded when the first signed request comes: few crawlers sign, and the code is a
 * sixth of the gate. Where it cannot be loaded, requests are decided as if they were not signed.
 */
export function lazySignatureChecker(
  agentKeys: AgentKeys | undefined,
  hosts: readonly string[],
  now: () => number,
  failed: Failed,
): CheckSignature {
  let loaded: Promise<CheckSignature> | undefined;
  return async (request, origin, waitUntil) => {
    loaded ??= import("./signatures.ts").then(({ signatureChecker }) =>
      signatureChecker(agentKeys, hosts, now),
    );
    try {
      return await (await loaded)(request, origin, waitUntil);
    } catch (error) {
      failed(error);
      return undefined;
    }
  };
}

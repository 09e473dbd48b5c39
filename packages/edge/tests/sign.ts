import { createLicenseKeys } from "../src/licenses.ts";
import type { AgentKeys } from "../src/signatures.ts";
import { origin } from "./policy.ts";

/** Agents of the registry, with keys of our own in place of those that only they have. */
export const agents = ["https://chatgpt.com", "https://agent.bot.goog"] as const;
const { privateKey, publicKeys } = await createLicenseKeys();
const { kid = "", alg: _alg, use: _use, ...material } = privateKey;
const secret = await crypto.subtle.importKey("jwk", material, { name: "Ed25519" }, false, ["sign"]);

export const agentKeys: AgentKeys = Object.fromEntries(agents.map((agent) => [agent, publicKeys]));

export interface Signing {
  /** The host that the signature is for. */
  readonly authority?: string;
  /** The whole address, signed in place of the host. */
  readonly address?: string;
  /** In seconds since 1970. */
  readonly created?: number;
  readonly seconds?: number;
  readonly signedBy?: string;
  /** Makes the signature one for a single page. */
  readonly nonce?: string;
}

/** The headers of a signed request (Web Bot Auth), as agents send them. */
export async function signature({
  authority = new URL(origin).host,
  address,
  created = Math.floor(Date.now() / 1000),
  seconds = 300,
  signedBy = agents[0],
  nonce,
}: Signing = {}): Promise<Record<string, string>> {
  const target = address === undefined ? "@authority" : "@target-uri";
  const components = `("${target}" "signature-agent";key="agent")`;
  const parameters = `${components};created=${created};expires=${created + seconds};keyid="${kid}";tag="web-bot-auth"${nonce === undefined ? "" : `;nonce="${nonce}"`}`;
  const base = [
    `"${target}": ${address ?? authority}`,
    `"signature-agent";key="agent": "${signedBy}"`,
    `"@signature-params": ${parameters}`,
  ].join("\n");
  const bytes = await crypto.subtle.sign("Ed25519", secret, new TextEncoder().encode(base));
  return {
    "signature-agent": `agent="${signedBy}"`,
    "signature-input": `sig=${parameters}`,
    signature: `sig=:${btoa(String.fromCharCode(...new Uint8Array(bytes)))}:`,
  };
}

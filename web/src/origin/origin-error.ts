/** Why a site's own server gave no answer that can be passed on. */
export const originFaults = [
  "unreachable",
  "timeout",
  "certificate",
  "not-public",
  "broken",
  "busy",
  "loop",
] as const;
export type OriginFault = (typeof originFaults)[number];

/** What is wrong with a server's certificate, and the SHA-256 of its public key, which its owner may accept. */
export interface CertificateFault {
  reason: "expired" | "other-name" | "untrusted";
  key: string | undefined;
}

/** Stands for a fault that is known when a connection is made, or given up. */
export class OriginError extends Error {
  override name = "OriginError";
  readonly fault: OriginFault;
  readonly certificate: CertificateFault | undefined;

  constructor(fault: OriginFault, certificate?: CertificateFault) {
    super(`The server of the site: ${fault}`);
    this.fault = fault;
    this.certificate = certificate;
  }
}

/** Codes of errors before the first byte of an answer, from which it is known that nobody answers there. */
const unreachable = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EADDRNOTAVAIL",
  "ENETDOWN",
  "EHOSTDOWN",
]);

export function faultOf(error: unknown): OriginFault {
  if (error instanceof OriginError) return error.fault;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (unreachable.has(code)) return "unreachable";
  return code === "ETIMEDOUT" ? "timeout" : "broken";
}

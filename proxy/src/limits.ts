import type { OriginLimits } from "@octroi/web/origin/origin-agent";
import type { VisitLimits } from "./visits/visit.ts";

/** What one host may take of the proxy, so that a slow server slows nobody else's visitors. */
export const originLimits: OriginLimits = {
  connectMs: 5_000,
  idleMs: 30_000,
  connections: 256,
};

export const visitLimits: VisitLimits = {
  headersMs: 60_000,
  silenceMs: 600_000,
  bodyMs: 30_000,
  continueMs: 1_000,
  visits: 512,
  // A page of two hundred images, asked for at once over HTTP/2, and still room for others.
  clientVisits: 192,
  // Half of the connections: whoever reads has the other half.
  uploads: 128,
  clientUploads: 32,
};

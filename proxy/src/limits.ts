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
  continueMs: 1_000,
  visits: 512,
};

import { pino } from "pino";
import { type ApiServices, createApi } from "../../server/site/api/index.ts";
import { createMetrics } from "../../server/site/operations/metrics.ts";

/** The API over services that do nothing, but for those that a test brings. */
export function apiWith(services: Partial<ApiServices> = {}) {
  return createApi({
    waitlist: { add: async () => {} },
    signupLimits: [],
    fetchRobots: undefined,
    visitSite: undefined,
    fetchLimits: [],
    siteUrl: new URL("https://octroi.example"),
    isTrusted: () => false,
    count: createMetrics(),
    log: pino({ level: "silent" }),
    ...services,
  });
}

import { pageAt, pages, splitPath } from "../domain/pages.ts";
import type { RefusalKind } from "./api/refusal.ts";
import { counter, gauge, histogram } from "./exposition.ts";
import { reasonOf } from "./log.ts";
import { withoutData } from "./pages.ts";

/** A request and how it went. Never who asked, and never a query string. */
export interface Answered {
  method: string;
  path: string;
  status: number;
  ms: number;
}

/** What is asked anew each time someone looks. */
export interface Gauges {
  ready: boolean;
  connections: number;
  /** Undefined while the storage does not answer. */
  outboxDepth: number | undefined;
}

export interface Metrics {
  answered(request: Answered): void;
  signedUp(): void;
  refused(reason: RefusalKind | "robot"): void;
  storageFailed(error: unknown): void;
  /** Everything counted so far, in Prometheus's text format. */
  text(gauges: Gauges): string;
}

const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const requests = histogram(
    "octroi_http_request_duration_seconds",
    "Requests answered and how long each took, by route and status.",
    seconds,
  );
  const signups = counter("octroi_signups_total", "Sign-ups acknowledged, repeated ones included.");
  const refusals = counter("octroi_refusals_total", "API requests refused, by reason.");
  const storageErrors = counter("octroi_storage_errors_total", "Writes that the storage refused, by reason.");
  return {
    answered({ method, path, status, ms }) {
      requests.observe(ms / 1_000, {
        method: methods.has(method) ? method : "other",
        route: routeOf(path),
        status: String(status),
      });
    },
    signedUp: () => signups.add(),
    refused: (reason) => refusals.add({ reason }),
    storageFailed: (error) => storageErrors.add({ reason: reasonOf(error) }),
    text: ({ ready, connections, outboxDepth }) =>
      [
        requests.text(),
        signups.text(),
        refusals.text(),
        storageErrors.text(),
        gauge("octroi_ready", "Whether storage takes writes, 1 or 0: what /readyz says.", Number(ready)),
        gauge("octroi_connections", "Connections open, idle ones included.", connections),
        outboxDepth === undefined
          ? ""
          : gauge("octroi_outbox_depth", "Notices owed to the webhook.", outboxDepth),
        gauge("process_resident_memory_bytes", "Memory held.", process.memoryUsage.rss()),
        gauge("process_start_time_seconds", "When it started.", performance.timeOrigin / 1_000),
      ].join(""),
  };
}

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

const exactRoutes: ReadonlySet<string> = new Set([
  "/api/estimator",
  "/api/robots-txt",
  "/api/waitlist",
  "/crawlers.csv",
  "/crawlers.json",
  "/healthz",
  "/llms.txt",
  "/metrics",
  "/readyz",
  "/robots.txt",
  "/site.webmanifest",
  "/sitemap.xml",
]);

/** One of a few names, never what a visitor typed: else a flood of wrong addresses would fill the memory. */
export function routeOf(path: string): string {
  if (exactRoutes.has(path)) return path;
  if (path.startsWith("/assets/")) return "/assets/*";
  if (path.startsWith("/api/")) return "/api/*";
  const { path: page } = splitPath(withoutData(path));
  if (page.startsWith(`${pages.crawlers}/`)) return `${pages.crawlers}/*`;
  return pageAt(page) ?? "*";
}

import { Counter, Gauge, Registry } from "prom-client";
import { pageAt, pages, splitPath } from "../../domain/pages/pages.ts";
import { type RefusalKind, refusalKinds } from "../api/refusal.ts";
import { durations } from "./durations.ts";

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
  /** Counts a crawler's visit, by words of which there are a few. */
  crawled(visit: { purpose: string; identity: string; decision: string }): void;
  signedUp(): void;
  refused(reason: RefusalKind | "robot"): void;
  storageFailed(): void;
  /** Everything counted so far, in Prometheus's text format. */
  text(gauges: Gauges): Promise<string>;
}

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const requests = durations(
    "octroi_http_request_duration_seconds",
    "Requests answered and how long each took, by route and status.",
  );
  /** By path: most requests are for a few, whose labels need not be worked out each time. */
  const known = new Map<string, { method: string; status: number; note: (seconds: number) => void }[]>();

  function durationsOf({ method, path, status }: Omit<Answered, "ms">): (seconds: number) => void {
    const ofPath = known.get(path) ?? [];
    for (const before of ofPath) {
      if (before.status === status && before.method === method) return before.note;
    }
    const isNamed = methods.has(method);
    const note = requests.under({
      method: isNamed ? method : "other",
      route: routeOf(path),
      status,
    });
    if (known.size >= mostKnown) known.clear();
    if (isNamed && path.length <= longestKnown) known.set(path, [...ofPath, { method, status, note }]);
    return note;
  }

  const signups = new Counter({
    name: "octroi_signups_total",
    help: "Sign-ups acknowledged, repeated ones included.",
    registers,
  });
  const crawlers = new Counter({
    name: "octroi_crawler_visits_total",
    help: "Crawlers' visits, by purpose, identity and decision, those refused at the gate included.",
    labelNames: ["purpose", "identity", "decision"],
    registers,
  });
  const refusals = new Counter({
    name: "octroi_refusals_total",
    help: "API requests refused, by reason.",
    labelNames: ["reason"],
    registers,
  });
  // An alert sees growth only from a number that was there before.
  for (const reason of [...refusalKinds, "robot"]) refusals.inc({ reason }, 0);
  const storageErrors = new Counter({
    name: "octroi_storage_errors_total",
    help: "Writes that the storage refused. The log says why.",
    registers,
  });
  const readiness = gauge("octroi_ready", "Whether storage takes writes, 1 or 0: what /readyz says.");
  const open = gauge("octroi_connections", "Connections open, idle ones included.");
  const owed = gauge("octroi_outbox_depth", "Notices owed to the webhook.");
  const memory = gauge("process_resident_memory_bytes", "Memory held.");
  gauge("process_start_time_seconds", "When it started.").set(performance.timeOrigin / 1_000);
  return {
    answered: (request) => durationsOf(request)(request.ms / 1_000),
    crawled: (visit) => crawlers.inc(visit),
    signedUp: () => signups.inc(),
    refused: (reason) => refusals.inc({ reason }),
    storageFailed: () => storageErrors.inc(),
    async text({ ready, connections, outboxDepth }) {
      readiness.set(Number(ready));
      open.set(connections);
      owed.remove();
      if (outboxDepth !== undefined) owed.set(outboxDepth);
      memory.set(process.memoryUsage.rss());
      const others = await Promise.all(registers.map((register) => register.metrics()));
      return [requests.text(), ...others].join("");
    },
  };
}

/** How many addresses are remembered, and up to which length: strangers ask for what they like. */
const mostKnown = 500;
const longestKnown = 200;

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

const exactRoutes: ReadonlySet<string> = new Set([
  "/api/estimator",
  "/api/robots-txt",
  "/api/waitlist",
  "/crawlers.csv",
  "/crawlers.json",
  "/.well-known/octroi",
  "/.well-known/tdmrep.json",
  "/healthz",
  "/ledger.json",
  "/license.xml",
  "/llms.txt",
  "/metrics",
  "/readyz",
  "/robots.txt",
  "/site.webmanifest",
  "/sitemap.xml",
  "/tdm-policy.json",
]);

/** One of a few names, never what a visitor typed: else a flood of wrong addresses would fill the memory. */
export function routeOf(path: string): string {
  if (exactRoutes.has(path)) return path;
  if (path.startsWith("/assets/")) return "/assets/*";
  if (path.startsWith("/api/")) return "/api/*";
  const { path: page } = splitPath(path);
  if (page.startsWith(`${pages.crawlers}/`)) return `${pages.crawlers}/*`;
  return pageAt(page) ?? "*";
}

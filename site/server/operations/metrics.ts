import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { routeOf } from "../../domain/pages/routes.ts";
import { type RefusalKind, refusalStatuses } from "../http/refusal.ts";

/** A request and how it went. Never who asked, and never a query string. */
export interface AnsweredRequest {
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
  answered(request: AnsweredRequest): void;
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
  const requests = new Histogram({
    name: "octroi_http_request_duration_seconds",
    help: "Requests answered and how long each took, by route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
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
  for (const reason of [...Object.keys(refusalStatuses), "robot"]) refusals.inc({ reason }, 0);
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
    answered({ method, path, status, ms }) {
      const labels = { method: methods.has(method) ? method : "other", route: routeOf(path), status };
      requests.observe(labels, ms / 1_000);
    },
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
      return (await Promise.all(registers.map((register) => register.metrics()))).join("");
    },
  };
}

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

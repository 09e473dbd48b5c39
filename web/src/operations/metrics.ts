import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { type RefusalKind, refusalStatuses } from "../http/refusal.ts";
import { version } from "../version.ts";

/** For what an application counts beside it. */
export { Counter, Gauge };

/** A request and how it went. Never who asked, and never a query string. */
export interface AnsweredRequest {
  method: string;
  path: string;
  status: number;
  ms: number;
}

/** What is asked anew each time someone looks. */
export interface ServerGauges {
  ready: boolean;
  connections: number;
}

/** What is counted of any server. An application adds its own to the same registers. */
export interface ServerMetrics<Reason extends string = never> {
  registers: Registry[];
  answered(request: AnsweredRequest): void;
  refused(reason: RefusalKind | Reason): void;
  storageFailed(): void;
  /** Everything counted so far, in Prometheus's text format. */
  text(gauges: ServerGauges): Promise<string>;
}

interface Options<Reason extends string> {
  /** One of a few names for a path, whatever is asked for. */
  routeOf: (path: string) => string;
  /** Why else requests are refused. */
  reasons?: readonly Reason[];
}

export function createServerMetrics<Reason extends string = never>({
  routeOf,
  reasons = [],
}: Options<Reason>): ServerMetrics<Reason> {
  const registers = [new Registry()];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const requests = new Histogram({
    name: "octroi_http_request_duration_seconds",
    help: "Requests answered and how long each took, by route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const refusals = new Counter({
    name: "octroi_refusals_total",
    help: "API requests refused, by reason.",
    labelNames: ["reason"],
    registers,
  });
  // An alert sees growth only from a number that was there before.
  for (const reason of [...Object.keys(refusalStatuses), ...reasons]) refusals.inc({ reason }, 0);
  const storageErrors = new Counter({
    name: "octroi_storage_errors_total",
    help: "Writes that the storage refused. The log says why.",
    registers,
  });
  const readiness = gauge("octroi_ready", "Whether storage takes writes, 1 or 0: what /readyz says.");
  const open = gauge("octroi_connections", "Connections open, idle ones included.");
  const memory = gauge("process_resident_memory_bytes", "Memory held.");
  gauge("process_start_time_seconds", "When it started.").set(performance.timeOrigin / 1_000);
  const build = { name: "octroi_build_info", help: "Always 1: its label is the version.", registers };
  new Gauge({ ...build, labelNames: ["version"] }).set({ version }, 1);
  return {
    registers,
    answered({ method, path, status, ms }) {
      const labels = { method: methods.has(method) ? method : "other", route: routeOf(path), status };
      requests.observe(labels, ms / 1_000);
    },
    refused: (reason) => refusals.inc({ reason }),
    storageFailed: () => storageErrors.inc(),
    async text({ ready, connections }) {
      readiness.set(Number(ready));
      open.set(connections);
      memory.set(process.memoryUsage.rss());
      return (await Promise.all(registers.map((register) => register.metrics()))).join("");
    },
  };
}

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

import { type OriginFault, originFaults } from "@octroi/web/origin/origin-error";
import { Counter, Gauge, Registry } from "prom-client";

export interface ProxyGauges {
  ready: boolean;
  connections: number;
  /** Undefined until a list has been applied. */
  hosts: number | undefined;
  /** When the console last confirmed the list, in milliseconds since 1970. */
  confirmedAt: number | undefined;
}

/** Counts without a host, a path or a visitor in them. */
export interface ProxyMetrics {
  answered(status: number): void;
  refused(fault: OriginFault): void;
  gateFailed(): void;
  failed(): void;
  /** Everything counted so far, in Prometheus's text format. */
  text(gauges: ProxyGauges): Promise<string>;
}

export function createProxyMetrics(): ProxyMetrics {
  const registers = [new Registry()];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const visits = new Counter({
    name: "octroi_proxy_visits_total",
    help: "Visits answered, by class of status.",
    labelNames: ["status"],
    registers,
  });
  const refusals = new Counter({
    name: "octroi_proxy_refusals_total",
    help: "Visits that a site's own server did not answer, by reason.",
    labelNames: ["reason"],
    registers,
  });
  // An alert sees growth only from a number that was there before.
  for (const reason of originFaults) refusals.inc({ reason }, 0);
  const gateFailures = new Counter({
    name: "octroi_proxy_gate_failures_total",
    help: "What went wrong in a gate. The visit passed.",
    registers,
  });
  const failures = new Counter({
    name: "octroi_proxy_failures_total",
    help: "Visits that failed in the proxy itself.",
    registers,
  });
  const readiness = gauge("octroi_ready", "Whether a list of hosts is in force, 1 or 0: what /readyz says.");
  const open = gauge("octroi_connections", "Connections open, idle ones included.");
  const known = gauge("octroi_proxy_hosts", "Hosts that visits may come for.");
  const confirmed = gauge(
    "octroi_proxy_hosts_confirmed_seconds",
    "When the console last confirmed the list of hosts.",
  );
  const memory = gauge("process_resident_memory_bytes", "Memory held.");
  gauge("process_start_time_seconds", "When it started.").set(performance.timeOrigin / 1_000);
  return {
    answered: (status) => visits.inc({ status: `${Math.floor(status / 100)}xx` }),
    refused: (reason) => refusals.inc({ reason }),
    gateFailed: () => gateFailures.inc(),
    failed: () => failures.inc(),
    async text({ ready, connections, hosts, confirmedAt }) {
      readiness.set(Number(ready));
      open.set(connections);
      known.set(hosts ?? 0);
      confirmed.set((confirmedAt ?? 0) / 1_000);
      memory.set(process.memoryUsage.rss());
      return (await Promise.all(registers.map((register) => register.metrics()))).join("");
    },
  };
}

import { createServerMetrics, type ServerGauges, type ServerMetrics } from "@octroi/web/operations/metrics";
import { Counter, Gauge } from "prom-client";
import { routeOf } from "../../../site/domain/pages/routes.ts";

/** What is asked anew each time someone looks. */
interface Gauges extends ServerGauges {
  /** Undefined while the storage does not answer. */
  outboxDepth: number | undefined;
}

export interface Metrics extends Omit<ServerMetrics<"robot">, "registers" | "text"> {
  signedUp(): void;
  /** Everything counted so far, in Prometheus's text format. */
  text(gauges: Gauges): Promise<string>;
}

export function createMetrics(): Metrics {
  const server = createServerMetrics({ routeOf, reasons: ["robot"] });
  const { registers } = server;
  const signups = new Counter({
    name: "octroi_signups_total",
    help: "Sign-ups acknowledged, repeated ones included.",
    registers,
  });
  const outboxGauge = new Gauge({
    name: "octroi_outbox_depth",
    help: "Notices waiting for the webhook.",
    registers,
  });
  return {
    ...server,
    signedUp: () => signups.inc(),
    text({ outboxDepth, ...gauges }) {
      outboxGauge.remove();
      if (outboxDepth !== undefined) outboxGauge.set(outboxDepth);
      return server.text(gauges);
    },
  };
}

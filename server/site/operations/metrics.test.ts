import fc from "fast-check";
import { expect, test } from "vitest";
import { pages } from "../../../site/domain/pages/pages.ts";
import { routeOf } from "../../../site/domain/pages/routes.ts";
import { createMetrics } from "./metrics.ts";

const quiet = { ready: true, connections: 3, outboxDepth: 2 };

test("requests are counted and timed by route and status, in Prometheus’s format", async () => {
  const metrics = createMetrics();
  for (const ms of [0.4, 30, 30_000])
    metrics.answered({ method: "GET", path: "/fr/pricing", status: 200, ms });
  metrics.answered({ method: "BREW", path: "/fr/pricing", status: 405, ms: 1 });
  const lines = (await metrics.text(quiet)).split("\n");
  const labels = 'method="GET",route="/pricing",status="200"';
  const name = "octroi_http_request_duration_seconds";
  expect(lines).toEqual(
    expect.arrayContaining([
      "# TYPE octroi_http_request_duration_seconds histogram",
      `${name}_bucket{le="0.001",${labels}} 1`,
      `${name}_bucket{le="0.05",${labels}} 2`,
      `${name}_bucket{le="10",${labels}} 2`,
      `${name}_bucket{le="+Inf",${labels}} 3`,
      `${name}_count{${labels}} 3`,
      'octroi_http_request_duration_seconds_count{method="other",route="/pricing",status="405"} 1',
    ]),
  );
  for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) .+|[a-z_]+(\{[^{}]*\})? [\d.e+-]+|)$/);
});

test("sign-ups, refusals, storage errors and waiting notices are there", async () => {
  const metrics = createMetrics();
  metrics.signedUp();
  metrics.refused("tooMany");
  metrics.storageFailed();
  const text = await metrics.text(quiet);
  expect(text).toContain("\noctroi_signups_total 1\n");
  expect(text).toContain('\noctroi_refusals_total{reason="tooMany"} 1\n');
  expect(text).toContain("\noctroi_storage_errors_total 1\n");
  expect(text).toContain("\noctroi_ready 1\n");
  expect(text).toContain("\noctroi_connections 3\n");
  expect(text).toContain("\noctroi_outbox_depth 2\n");
  expect(await metrics.text({ ...quiet, ready: false, outboxDepth: undefined })).not.toMatch(
    /^octroi_outbox/m,
  );
});

test("what deserves an alert counts from zero, so that its first event is growth", async () => {
  const text = await createMetrics().text(quiet);
  expect(text).toContain("\noctroi_signups_total 0\n");
  expect(text).toContain("\noctroi_storage_errors_total 0\n");
  for (const reason of ["unavailable", "tooMany", "robot", "broken"]) {
    expect(text).toContain(`\noctroi_refusals_total{reason="${reason}"} 0\n`);
  }
});

test("whatever is asked for, the routes are few", () => {
  const known = new Set<string>([
    ...Object.values(pages),
    "*",
    "/api/*",
    "/assets/*",
    "/language/*",
    "/crawlers/*",
    "/market/*",
  ]);
  fc.assert(
    fc.property(fc.webPath(), (path) => known.has(routeOf(path)) || routeOf(path) === path.slice(0, 20)),
    { examples: [["/api/x"], ["/assets/x"], ["/fr/__proto__"], ["/healthz"]] },
  );
  expect(routeOf("/fr/crawlers/gptbot")).toBe("/crawlers/*");
  expect(routeOf("/nowhere/at/all")).toBe("*");
  expect(routeOf("/api/site-check")).toBe("/api/site-check");
});

import fc from "fast-check";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { pages } from "../domain/pages.ts";
import { createMetrics, routeOf } from "./metrics.ts";
import { metricsPage } from "./metrics-page.ts";

const quiet = { ready: true, connections: 3, outboxDepth: 2 };

test("requests are counted and timed by route and status, in Prometheus’s format", () => {
  const metrics = createMetrics();
  for (const ms of [0.4, 30, 30_000])
    metrics.answered({ method: "GET", path: "/fr/pricing", status: 200, ms });
  metrics.answered({ method: "BREW", path: "/fr/pricing", status: 405, ms: 1 });
  const lines = metrics.text(quiet).split("\n");
  const labels = 'method="GET",route="/pricing",status="200"';
  expect(lines).toEqual(
    expect.arrayContaining([
      "# TYPE octroi_http_request_duration_seconds histogram",
      `octroi_http_request_duration_seconds_bucket{${labels},le="0.001"} 1`,
      `octroi_http_request_duration_seconds_bucket{${labels},le="0.05"} 2`,
      `octroi_http_request_duration_seconds_bucket{${labels},le="10"} 2`,
      `octroi_http_request_duration_seconds_bucket{${labels},le="+Inf"} 3`,
      `octroi_http_request_duration_seconds_count{${labels}} 3`,
      'octroi_http_request_duration_seconds_count{method="other",route="/pricing",status="405"} 1',
    ]),
  );
  for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) .+|[a-z_]+(\{[^{}]*\})? [\d.e+-]+|)$/);
});

test("sign-ups, refusals, storage errors and what is owed are there, labels escaped", () => {
  const metrics = createMetrics();
  metrics.signedUp();
  metrics.refused("tooMany");
  metrics.refused("robot");
  metrics.storageFailed(Object.assign(new Error("for ada@example.com"), { errstr: 'disk "full"\n' }));
  const text = metrics.text(quiet);
  expect(text).toContain("\noctroi_signups_total 1\n");
  expect(text).toContain('\noctroi_refusals_total{reason="tooMany"} 1\n');
  expect(text).toContain('\noctroi_refusals_total{reason="robot"} 1\n');
  expect(text).toContain('\noctroi_storage_errors_total{reason="disk \\"full\\"\\n"} 1\n');
  expect(text).toContain("\noctroi_ready 1\n");
  expect(text).toContain("\noctroi_connections 3\n");
  expect(text).toContain("\noctroi_outbox_depth 2\n");
  expect(text).not.toContain("example.com");
  expect(metrics.text({ ...quiet, ready: false, outboxDepth: undefined })).not.toContain("outbox");
});

test("whatever is asked for, the routes are few", () => {
  const known = new Set<string>([...Object.values(pages), "*", "/api/*", "/assets/*", "/crawlers/*"]);
  fc.assert(
    fc.property(fc.webPath(), (path) => known.has(routeOf(path)) || routeOf(path) === path.slice(0, 20)),
    { examples: [["/api/x"], ["/assets/x"], ["/fr/why.data"], ["/fr/__proto__"], ["/healthz"]] },
  );
  expect(routeOf("/fr/why.data")).toBe("/why");
  expect(routeOf("/fr/crawlers/gptbot")).toBe("/crawlers/*");
  expect(routeOf("/nowhere/at/all")).toBe("*");
});

test.each([
  [undefined, 401],
  ["", 401],
  ["Bearer wrong", 401],
  ["Bearer 0123456789abcdef0", 401],
  ["0123456789abcdef", 401],
  ["Bearer 0123456789abcdef", 200],
])("/metrics asked with %j answers %i", async (authorization, status) => {
  const page = metricsPage({ token: "0123456789abcdef", text: async () => "octroi_ready 1\n" });
  const headers = new Headers(authorization === undefined ? [] : [["authorization", authorization]]);
  const response = await new Hono().get("/metrics", page).request("/metrics", { headers });
  expect(response.status).toBe(status);
  expect((await response.text()).includes("octroi")).toBe(status === 200);
});

import { Hono } from "hono";
import { expect, test } from "vitest";
import { metricsPage } from "./metrics-page.ts";

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

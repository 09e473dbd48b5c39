import { Hono } from "hono";
import { expect, test } from "vitest";
import { policy } from "../tests/policy.ts";
import { userAgents } from "../tests/visits.ts";
import { octroi as bunGate } from "./adapters/bun.ts";
import { octroi as honoGate } from "./adapters/hono.ts";

const options = { policy, mode: "enforce" } as const;

test("with Hono, responses whose headers cannot be changed get the gate’s all the same", async () => {
  const app = new Hono()
    .use(honoGate(options))
    .get("/text", (c) => c.text("page", 200, { link: "</a>; rel=next" }))
    .get("/redirect", () => Response.redirect("https://example.com/"))
    .get("/fetched", () => fetch("data:text/plain,page"));
  for (const path of ["/text", "/redirect", "/fetched", "/nowhere"]) {
    const response = await app.request(path, { headers: { "user-agent": userAgents.browser } });
    expect(response.headers.get("link"), path).toContain('rel="license"');
  }
  const page = await app.request("/text");
  expect([await page.text(), page.headers.get("link")]).toEqual([
    "page",
    expect.stringContaining("rel=next"),
  ]);
  const refused = await app.request("/text", { headers: { "user-agent": userAgents.bytespider } });
  expect([refused.status, refused.headers.get("link")]).toEqual([403, null]);
});

test("with Bun, a connection that becomes a WebSocket is left alone", async () => {
  const gate = bunGate(options, (_request, server: { requestIP(): null; upgrade(): boolean }) =>
    server.upgrade() ? undefined : new Response("page"),
  );
  const asked = new Request("https://example.com/", { headers: { "user-agent": userAgents.browser } });
  expect(await gate(asked, { requestIP: () => null, upgrade: () => true })).toBeUndefined();
  const page = await gate(asked, { requestIP: () => null, upgrade: () => false });
  expect(await page?.text()).toBe("page");
});

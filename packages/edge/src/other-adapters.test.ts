import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterEach, describe, expect, test, vi } from "vitest";
import { policy } from "../tests/policy.ts";
import { elsewhere, userAgents } from "../tests/visits.ts";
import { octroi as bunGate } from "./adapters/bun.ts";
import { octroi as denoGate } from "./adapters/deno.ts";
import { octroi as expressGate } from "./adapters/express.ts";
import { octroi as honoGate } from "./adapters/hono.ts";
import { octroi as nextGate } from "./adapters/next.ts";
import { octroi as vercelGate } from "./adapters/vercel.ts";
import type { VisitEvent } from "./events/event.ts";

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

describe("flush hands over the reports that wait", () => {
  const events: VisitEvent[] = [];
  const reporting = {
    ...options,
    report: (batch: readonly VisitEvent[]) => events.push(...batch),
    reportEvery: 1e6,
  };
  const asked = new Request("https://example.com/", { headers: { "user-agent": userAgents.bytespider } });
  const page = () => new Response("page");

  test("with Hono", async () => {
    const gate = honoGate(reporting);
    await new Hono().use(gate).request(asked);
    await gate.flush();
    expect(events.splice(0)).toMatchObject([{ crawler: "Bytespider", status: 403 }]);
  });

  test("with Bun", async () => {
    const site = bunGate(reporting, page);
    await site(asked, { requestIP: () => null });
    await site.flush();
    expect(events.splice(0)).toMatchObject([{ crawler: "Bytespider", status: 403 }]);
  });

  test("with Deno", async () => {
    const site = denoGate(reporting, page);
    await site(asked, { remoteAddr: {} });
    await site.flush();
    expect(events.splice(0)).toMatchObject([{ crawler: "Bytespider", status: 403 }]);
  });

  test("with Express", async () => {
    const gate = expressGate(reporting);
    const server = createServer((request, response) =>
      gate(Object.assign(request, { originalUrl: request.url ?? "" }), response, () => response.end()),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    // A TCP server's address is never a string.
    const { port } = server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}/`, { headers: { "user-agent": userAgents.bytespider } });
    server.close();
    await gate.flush();
    expect(events.splice(0)).toMatchObject([{ crawler: "Bytespider", status: 403 }]);
  });
});

test("with Hono, where the runtime can wait for a report it is asked to", async () => {
  const work: unknown[] = [];
  const app = new Hono().use(honoGate({ ...options, report: () => {}, reportEvery: 0 }));
  const context = {
    waitUntil: (promise: unknown) => work.push(promise),
    passThroughOnException() {},
    props: {},
  };
  await app.request("/", { headers: { "user-agent": userAgents.bytespider } }, {}, context);
  expect(work).toHaveLength(1);
  await Promise.all(work);
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

describe("an address in X-Forwarded-For", () => {
  afterEach(() => vi.unstubAllEnvs());
  const headers = { "user-agent": userAgents.googlebot, "x-forwarded-for": elsewhere };
  const claimed = new Request("https://example.com/articles/1", { headers });

  test("is believed by Vercel’s adapter, which runs nowhere else", async () => {
    expect((await vercelGate(options)(claimed)).status).toBe(403);
  });

  test("is believed by Next’s on Vercel, or where its header was named", async () => {
    expect((await nextGate(options)(claimed)).status).toBe(200);
    const environment = { OCTROI_ADDRESS_HEADER: "X-Forwarded-For" };
    expect((await nextGate({ ...options, environment })(claimed)).status).toBe(403);
    vi.stubEnv("VERCEL", "1");
    expect((await nextGate(options)(claimed)).status).toBe(403);
  });
});

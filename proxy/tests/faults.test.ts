import { localWeb } from "@octroi/web/testing/local-web";
import { sendRaw } from "@octroi/web/testing/raw-http";
import { expect, test } from "vitest";
import { exchange } from "./exchange.ts";
import { proxiedHost, startProxy } from "./start-proxy.ts";

const fault = new Error("a fault of the proxy");

test.each([
  [
    "at once",
    () => {
      throw fault;
    },
  ],
  ["later", () => Promise.reject(fault)],
])("what the proxy itself fails at, %s, ends that visit alone", async (_name, inspect) => {
  await using web = await localWeb({ http: (_request, response) => response.end("a page") });
  await using proxy = await startProxy({
    network: web.network,
    hosts: [proxiedHost(), proxiedHost({ host: "broken.example", status: "protected" })],
  });
  Object.assign(proxy.sites.get("broken.example")?.gate ?? {}, { inspect });
  const { status, headers } = await exchange(proxy.url, "/", { headers: { host: "broken.example" } });
  expect([status, Object.fromEntries(headers)["cache-control"]]).toEqual([500, "no-store"]);
  const socket =
    "GET / HTTP/1.1\r\nHost: broken.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
  expect(await sendRaw(proxy.url, [socket])).toMatch(/^HTTP\/1\.1 500 /);
  expect((await exchange(proxy.url, "/")).status).toBe(200);
  expect(proxy.failures).toEqual([String(fault), String(fault)]);
  expect(proxy.sites.get("broken.example")?.slots.visits).toBe(0);
});

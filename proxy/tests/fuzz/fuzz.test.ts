import { text } from "node:stream/consumers";
import { localWeb } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { recordingOrigin } from "../recording-origin.ts";
import { proxiedHost, startProxy } from "../start-proxy.ts";
import { fuzz, type SeenRequest } from "./fuzz.ts";

const hosts = [proxiedHost({ status: "protected" })];
/** Half-sent requests end soon: visitors of the fuzzer leave. */
const limits = { visits: 1_000, continueMs: 50 };

test("what arrives at a server is what the gate judged, request by request and byte by byte", async () => {
  await using origin = await recordingOrigin();
  await using proxy = await startProxy({ network: origin.network, hosts, limits });
  const arrived = async () =>
    origin.requests.map(({ method, target, body, headers }) => ({
      method,
      target,
      body,
      userAgent: headers.find(([name]) => name.toLowerCase() === "user-agent")?.[1] ?? "",
    }));
  const found = await fuzz({ seed: 1, visits: 300, proxy, url: proxy.url, arrived });
  expect(found.wrong).toEqual([]);
  expect(origin.faults).toEqual([]);
  expect(proxy.failures).toEqual([]);
  expect(found.arrived).toBeGreaterThan(200);
});

test("and so does Node's own server read it", async () => {
  const requests: SeenRequest[] = [];
  await using web = await localWeb({
    async http(request, response) {
      const body = await text(request).catch(() => undefined);
      const { method = "", url: target = "", headers } = request;
      requests.push({ method, target, body, userAgent: headers["user-agent"] ?? "" });
      response.setHeader("X-Target", target).end(target);
    },
  });
  await using proxy = await startProxy({ network: web.network, hosts, limits });
  const found = await fuzz({ seed: 2, visits: 300, proxy, url: proxy.url, arrived: async () => requests });
  expect(found.wrong).toEqual([]);
  expect(found.arrived).toBeGreaterThan(200);
});

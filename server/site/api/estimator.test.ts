import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type Store } from "../../../store/store.ts";
import { createMetrics } from "../operations/metrics.ts";
import { type Services, siteServices } from "../services.ts";
import { createApi } from "./index.ts";

let folder: string;
let store: Store;
let services: Services;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "octroi-"));
  const settings = {
    rateLimit: false,
    robotsFetch: false,
    gate: "off" as const,
    siteUrl: new URL("http://octroi.test"),
    consoleUrl: new URL("http://console.octroi.test"),
    trustProxy: [],
    webhook: undefined,
  };
  store = await openStore({ kind: "sqlite", file: join(folder, "octroi.sqlite") });
  services = siteServices(settings, store, pino({ level: "silent" }), createMetrics());
});
afterAll(async () => {
  await services.close();
  await store.close();
  await rm(folder, { recursive: true });
});

function ask(body: string, headers: Record<string, string> = {}) {
  return createApi(services.api).request("/api/estimator", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
}

test("A1 a domain and a traffic become two ranges, and nothing else", async () => {
  const response = await ask('{"domain":"example.com","monthlyTraffic":1000000.7}');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    ai: { low: 100_000, high: 250_000 },
    grossMonthly: { low: 1000, high: 2500 },
  });
});

test.each(["-1", "0", "1e300", "1e999", '"1000"', "null", "[]", "{}", "true", "1000000000001"])(
  "A3 %s as traffic is a 400 with one sentence about the traffic",
  async (traffic) => {
    const response = await ask(`{"domain":"example.com","monthlyTraffic":${traffic}}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: "Please enter monthly traffic between 1 and 1,000,000,000,000 visits.",
    });
  },
);

test.each(['"  "', `"${"x".repeat(254)}"`, "12", "null"])("A3 %s as a domain is a 400", async (domain) => {
  const response = await ask(`{"domain":${domain},"monthlyTraffic":1000}`, { "accept-language": "fr" });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Indiquez un domaine (253 caractères au plus)." });
});

test.each(["NaN", "", "[1", "null", '"text"', "[]"])("A3 %s instead of a request is a 400", async (body) => {
  const response = await ask(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
});

test("A3 only POST is answered", async () => {
  const response = await createApi(services.api).request("/api/estimator");
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});

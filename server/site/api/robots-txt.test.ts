import { type FetchRobots, robotsFetcher } from "@octroi/check/reading/fetch-robots";
import { rateLimitIn } from "@octroi/database/rate-limit";
import { localWeb } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { apiWith } from "../../../tests/site/api.ts";
import type { ApiServices } from "./index.ts";

const nobody: FetchRobots = async () => {
  throw new Error("Expected no request to another site.");
};

function ask(domain: unknown, services?: Partial<ApiServices>, lang?: string) {
  return apiWith({ fetchRobots: nobody, ...services }).request("/api/robots-txt", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ domain, lang }),
  });
}

test("POST /api/robots-txt answers with the file and what it means", async () => {
  await using web = await localWeb({ https: (_, response) => response.end("User-agent: *\nDisallow: /") });
  const response = await ask("https://Example.com/page", { fetchRobots: robotsFetcher("T", web.network) });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    address: "https://example.com/robots.txt",
    redirects: 0,
    status: 200,
    problem: null,
    access: "as-the-file-says",
    text: "User-agent: *\nDisallow: /",
    truncated: false,
    readAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test.each(["", "localhost", "127.0.0.1", "0x7f.1", "[::1]", "example.com:22", 7, null, "x".repeat(3000)])(
  "A3 %j as a domain is a 400, and nobody is asked",
  async (domain) => {
    const response = await ask(domain, {}, "fr");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: "Indiquez un nom de domaine public, tel que example.com.",
    });
  },
);

test("A3 each refusal of the fetcher is a 400 with a sentence of its own", async () => {
  const errors = await Promise.all(
    (["no-public-server", "leads-elsewhere", "no-text-file"] as const).map(async (because) => {
      const response = await ask("example.com", { fetchRobots: async () => ({ kind: "refused", because }) });
      expect(response.status).toBe(400);
      return (await response.json()).error;
    }),
  );
  expect(new Set(errors).size).toBe(3);
});

test("A3 too many hosts at once is a 503 with Retry-After", async () => {
  const response = await ask("example.com", { fetchRobots: async () => ({ kind: "busy" }) });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
});

test("A3 it has an allowance of its own: 429 with Retry-After", async () => {
  const services = {
    fetchRobots: async () => ({ kind: "refused", because: "no-public-server" }) as const,
    fetchLimits: [rateLimitIn(undefined, "test", { requests: 1, seconds: 60 })],
  };
  expect((await ask("example.com", services)).status).toBe(400);
  const refused = await ask("example.com", services);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("ROBOTS_FETCH=off: the caller is told to paste", async () => {
  const response = await ask("example.com", { fetchRobots: undefined }, "fr");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    error: "La lecture d’un domaine n’est pas activée ici : collez votre fichier.",
  });
});

test("A3 only POST is answered", async () => {
  const response = await apiWith().request("/api/robots-txt");
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});

test("A3 what is no domain does not count towards the allowance", async () => {
  const fetchLimits = [rateLimitIn(undefined, "typed", { requests: 1, seconds: 60 })];
  const services = { fetchLimits, fetchRobots: async () => ({ kind: "busy" }) as const };
  for (const typed of ["exmaple", "localhost", ""]) expect((await ask(typed, services)).status).toBe(400);
  expect((await ask("example.com", services)).status).toBe(503);
  expect((await ask("example.com", services)).status).toBe(429);
});

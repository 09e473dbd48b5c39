import type { ReadEvent } from "@octroi/check/events";
import { cachedVisits, siteReader } from "@octroi/check/reading/read-site";
import { rateLimitIn } from "@octroi/database/rate-limit";
import { localWeb, says } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { apiWith } from "../../../tests/site/api.ts";
import { eventsIn, foundIn, verdictOn } from "../../../tests/site/site-check/checked.ts";
import { expectedAnswers } from "../../../tests/site/site-check/expected-answers.ts";
import { faultyServer, faultySites } from "../../../tests/site/site-check/faulty-sites.ts";
import type { ApiServices } from "./index.ts";

function ask(
  domain: unknown,
  services?: Partial<ApiServices>,
  more: { lang?: string; headers?: object } = {},
) {
  return apiWith(services).request("/api/site-check", {
    method: "POST",
    headers: { "content-type": "application/json", ...more.headers },
    body: JSON.stringify({ domain, lang: more.lang }),
  });
}

/** The events of an answer, and all that have come so far told as they come. */
async function eventsOf(response: Response, soFar: (events: ReadEvent[]) => void): Promise<ReadEvent[]> {
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    soFar(eventsIn(text.slice(0, text.lastIndexOf("\n") + 1)));
  }
  return eventsIn(text);
}

/** The places that were read, in order. */
const read = (events: readonly ReadEvent[]) =>
  events.flatMap((event) => (event.kind === "read" ? event.file.place : []));

function faultyWeb() {
  return localWeb({
    https: faultyServer,
    certified: "*.example.com",
    resolve: (host) => [host === "inside.example.com" ? "10.0.0.7" : "127.0.0.1"],
  });
}

test("more than twenty sites with known faults are each answered as expected", async () => {
  await using web = await faultyWeb();
  const names = Object.keys(faultySites);
  expect(names.length).toBeGreaterThanOrEqual(20);
  const answers: Record<string, unknown> = {};
  for (const name of names) {
    const deadline = new AbortController();
    const visitSite = siteReader("Checker/1.0", { ...web.network, deadline: () => deadline.signal });
    const response = await ask(`${name}.example.com`, { visitSite });
    expect(response.headers.get("content-type")).toContain("application/x-ndjson");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const verdict = verdictOn(
      await eventsOf(response, (events) => {
        // Its page never comes: the time is over when all the rest is read.
        if (name === "slow-page" && read(events).length === 4) deadline.abort();
      }),
    );
    answers[name] = {
      headline: verdict.headline.kind,
      training: verdict.answers.find(({ audience }) => audience === "training")?.verdict,
      found: foundIn(verdict),
      unread: verdict.unread.map(({ place, problem, status }) => `${place} ${problem ?? status}`),
    };
    for (const { text } of verdict.read) expect(text.length).toBeLessThanOrEqual(512 * 1024);
  }
  expect(answers).toEqual(expectedAnswers);
  expect(web.lookups).toContain("inside.example.com");
  expect(web.requests.filter(({ url }) => /inside|169\.254/.test(url))).toEqual([]);
});

test("what is read is told line by line, and says when it was", async () => {
  await using web = await faultyWeb();
  const visitSite = siteReader("Checker/1.0 (+https://octroi.example)", web.network);
  const events = eventsIn(await (await ask("license-for-sale.example.com", { visitSite })).text());
  expect(events[0]).toEqual({
    kind: "begins",
    host: "license-for-sale.example.com",
    readAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(events.at(-1)).toEqual({ kind: "ends" });
  const places = read(events);
  expect(places[0]).toBe("robots");
  expect(places.toSorted()).toEqual(["ai", "license", "llms", "page", "robots", "tdmrep"]);
  expect(places.at(-1)).toBe("license");
  expect(new Set(web.requests.map(({ headers }) => headers["user-agent"]))).toEqual(
    new Set(["Checker/1.0 (+https://octroi.example)"]),
  );
});

test("a site is visited once for all who ask within a minute, and all hear the whole of it", async () => {
  await using web = await faultyWeb();
  const clock = { now: 0 };
  const visitSite = cachedVisits(
    siteReader("Checker/1.0", web.network),
    { keepMs: 60_000, maxEntries: 20, maxAtOnce: 10, maxPerClient: 3 },
    () => clock.now,
  );
  const [first, second] = await Promise.all(
    [1, 2].map(async () => (await ask("healthy.example.com", { visitSite })).text()),
  );
  expect(second).toBe(first);
  clock.now = 59_999;
  expect(await (await ask("healthy.example.com", { visitSite })).text()).toBe(first);
  expect(web.requests).toHaveLength(5);
  clock.now = 60_000;
  await (await ask("healthy.example.com", { visitSite })).text();
  expect(web.requests).toHaveLength(10);
});

test("A3 only so many sites are visited at once: 503 with Retry-After", async () => {
  const deadline = new AbortController();
  await using web = await localWeb({
    https: () => {},
    certified: "*.example.com",
    deadline: () => deadline.signal,
  });
  const visitSite = cachedVisits(siteReader("T", web.network), {
    keepMs: 60_000,
    maxEntries: 20,
    maxAtOnce: 1,
    maxPerClient: 1,
  });
  const slow = ask("slow.example.com", { visitSite });
  const response = await ask("another.example.com", { visitSite });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  deadline.abort();
  expect(verdictOn(eventsIn(await (await slow).text())).headline.kind).toBe("nothing-read");
});

test.each(["", "localhost", "127.0.0.1", "0x7f.1", "[::1]", "example.com:22", 7, null, "x".repeat(3000)])(
  "A3 %j as a domain is a 400 in one sentence, and nobody is asked",
  async (domain) => {
    const visitSite = () => {
      throw new Error("Expected no request to another site.");
    };
    const response = await ask(domain, { visitSite }, { lang: "fr" });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: "Indiquez un nom de domaine public, tel que example.com.",
    });
  },
);

test("A3 a host that is private or does not exist is a 400, without a connection", async () => {
  await using web = await localWeb({ https: says("secret"), resolve: () => ["10.0.0.7"] });
  const response = await ask("example.com", { visitSite: siteReader("T", web.network) }, { lang: "en" });
  expect(response.status).toBe(400);
  expect((await response.json()).error).toBe("This domain does not exist, or leads to no public web server.");
  expect(web.requests).toEqual([]);
});

test("where https is silent, the whole visit goes over http, and says so", async () => {
  await using web = await localWeb({ http: faultyServer });
  const visitSite = siteReader("T", web.network);
  const verdict = verdictOn(eventsIn(await (await ask("healthy.example.com", { visitSite })).text()));
  expect(foundIn(verdict)).toEqual(["warning no-https at robots"]);
  expect(verdict.read.map(({ address }) => new URL(address).protocol)).toEqual(Array(5).fill("http:"));
});

test("A3 it shares the tester’s allowance: 429 with Retry-After", async () => {
  await using web = await faultyWeb();
  const services = {
    visitSite: siteReader("T", web.network),
    fetchLimits: [rateLimitIn(undefined, "test", { requests: 1, seconds: 60 })],
  };
  expect((await ask("healthy.example.com", services)).status).toBe(200);
  const refused = await ask("healthy.example.com", services);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("A3 another site’s page cannot send us anywhere, and only POST is answered", async () => {
  const elsewhere = await ask("example.com", {}, { headers: { "sec-fetch-site": "cross-site" } });
  expect(elsewhere.status).toBe(403);
  const got = await apiWith().request("/api/site-check?domain=example.com");
  expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
});

test("ROBOTS_FETCH=off: the caller is told to paste", async () => {
  const response = await ask("example.com", {}, { lang: "en" });
  expect(response.status).toBe(404);
  expect((await response.json()).error).toBe("Reading a domain is turned off here: please paste your file.");
});

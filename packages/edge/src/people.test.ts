import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { policy } from "../tests/policy.ts";
import { asks, userAgents } from "../tests/visits.ts";
import { octroi } from "./adapters/node.ts";
import type { PeopleEvent, VisitEvent } from "./events/event.ts";
import { createGate } from "./gate.ts";
import { gateFromEnvironment } from "./index.ts";
import type { GateOptions } from "./options.ts";

const fromChatGpt = { referer: "https://chatgpt.com/", "sec-fetch-mode": "navigate" };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A gate, and what it has reported of people. */
function counting(options: GateOptions = {}) {
  const visits: VisitEvent[] = [];
  const people: PeopleEvent[] = [];
  const gate = createGate({
    policy,
    mode: "enforce",
    report: (events, sums) => {
      visits.push(...events);
      people.push(...sums);
    },
    reportEvery: 1e6,
    ...options,
  });
  return { gate, visits, people };
}

const sumsOf = (people: readonly PeopleEvent[]) =>
  people.map(({ from, path, people }) => [from, path, people]);

interface Arrival {
  readonly as?: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function peopleOf(arrivals: readonly Arrival[], options: GateOptions = {}) {
  const { gate, people } = counting(options);
  for (const { as = userAgents.browser, ...ask } of arrivals) await gate.handle(asks({ as, ...ask }));
  await gate.flush();
  return sumsOf(people);
}

describe("people whom an assistant sent", () => {
  test("are summed by assistant and path, and nothing of them is reported besides", async () => {
    const { gate, people, visits } = counting();
    const arrivals: Arrival[] = [
      { headers: fromChatGpt },
      { headers: fromChatGpt, path: "/articles/1?utm_source=chatgpt.com&email=a@example.com#top" },
      { headers: { accept: "text/html,*/*;q=0.8", referer: "https://www.perplexity.ai/" } },
      { headers: { "sec-fetch-mode": "navigate" }, path: "/recettes/tarte?utm_source=perplexity" },
      { headers: { "sec-fetch-mode": "navigate" }, path: "/recettes/tarte?utm_source=perplexity" },
    ];
    for (const ask of arrivals) await gate.handle(asks({ as: userAgents.browser, ...ask }));
    await gate.flush();
    expect(people).toEqual([
      { v: 1, id: expect.any(String), from: "chatgpt.com", path: "/articles/1", people: 2 },
      { v: 1, id: expect.any(String), from: "perplexity.ai", path: "/articles/1", people: 1 },
      { v: 1, id: expect.any(String), from: "perplexity.ai", path: "/recettes/tarte", people: 2 },
    ]);
    expect(new Set(people.map(({ id }) => id)).size).toBe(3);
    expect(visits).toEqual([]);
  });

  test.each<[string, Arrival]>([
    ["a crawler", { as: userAgents.gptbot, headers: fromChatGpt }],
    ["a program", { as: "curl/8.14.1", headers: { ...fromChatGpt, accept: "text/html" } }],
    ["a program that shows what it is", { as: "Mozilla/5.0 HeadlessChrome/140.0", headers: fromChatGpt }],
    ["what an answer shows of a page", { headers: { ...fromChatGpt, "sec-fetch-mode": "no-cors" } }],
    ["a script’s request", { headers: { ...fromChatGpt, "sec-fetch-mode": "cors", accept: "text/html" } }],
    ["a request for anything", { headers: { referer: "https://chatgpt.com/", accept: "*/*" } }],
    ["a form", { headers: fromChatGpt, method: "POST" }],
    ["a question for headers", { headers: fromChatGpt, method: "HEAD" }],
    ["what a browser fetches ahead", { headers: { ...fromChatGpt, "sec-purpose": "prefetch;prerender" } }],
    ["what Chrome fetched ahead", { headers: { ...fromChatGpt, purpose: "prefetch" } }],
    ["what Next fetches ahead", { headers: { ...fromChatGpt, "next-router-prefetch": "1" } }],
    ["who comes from the site itself", { headers: { ...fromChatGpt, referer: "https://example.com/" } }],
    [
      "who goes on within the site, with the mark of before",
      {
        headers: { ...fromChatGpt, referer: "https://example.com/?utm_source=chatgpt.com" },
        path: "/a?utm_source=chatgpt.com",
      },
    ],
    ["who says nothing", { headers: { "sec-fetch-mode": "navigate" } }],
  ])("are not %s", async (_, arrival) => {
    expect(await peopleOf([arrival])).toEqual([]);
  });

  test("are counted once where the site redirects them", async () => {
    const { gate, people } = counting();
    const statuses = [301, 200, 307, 304, 404, null];
    for (const status of statuses) {
      const { done } = await gate.inspect(asks({ as: userAgents.browser, headers: fromChatGpt }));
      done(status);
    }
    await gate.flush();
    expect(sumsOf(people)).toEqual([["chatgpt.com", "/articles/1", 4]]);
  });

  test("are counted by a gate that only observes, and not by one that is off, or is told not to", async () => {
    const arrivals = [{ headers: fromChatGpt }];
    expect(await peopleOf(arrivals, { mode: "observe" })).toHaveLength(1);
    expect(await peopleOf(arrivals, { mode: "off" })).toEqual([]);
    expect(await peopleOf(arrivals, { people: false })).toEqual([]);
  });

  test("are not counted where the environment says so, which says what else it understands", async () => {
    const told: string[] = [];
    const sums = async (OCTROI_PEOPLE: string) => {
      const people: PeopleEvent[] = [];
      const gate = gateFromEnvironment({
        policy,
        environment: { OCTROI_PEOPLE },
        policyStore: "off",
        report: (_, sums) => people.push(...sums),
        failed: (error) => told.push(String(error)),
      });
      await gate.handle(asks({ as: userAgents.browser, headers: fromChatGpt }));
      await gate.flush();
      return people.length;
    };
    expect([await sums("off"), await sums("on"), await sums("no")]).toEqual([0, 1, 1]);
    expect(told).toEqual(["Error: OCTROI_PEOPLE: expected off or on, found “no”. It is on."]);
  });

  test("are as a browser shows them, pages unchanged, behind a server of node:http", async () => {
    const lines: string[] = [];
    const collector = createServer(async (request, response) => {
      lines.push(...(await text(request)).trimEnd().split("\n"));
      response.end();
    });
    const site = octroi(
      {
        environment: {},
        policyStore: "off",
        policy,
        mode: "enforce",
        reportEvery: 1e6,
        report: `http://127.0.0.1:${await listen(collector)}/`,
      },
      (request, response) => {
        if (request.url === "/old") response.writeHead(301, { location: "/new" });
        response.end("page");
      },
    );
    const port = await listen(createServer(site));
    const bodies: string[] = [];
    for (const path of ["/old", "/new", "/new?utm_source=chatgpt.com"]) {
      bodies.push(await get(port, path, { "user-agent": userAgents.browser, ...fromChatGpt }));
    }
    bodies.push(await get(port, "/new", { "user-agent": userAgents.perplexity }));
    await site.flush();
    expect(bodies).toEqual(["page", "page", "page", "page"]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { v: 1, id: expect.any(String), from: "chatgpt.com", path: "/new", people: 2 },
      expect.objectContaining({ crawler: "PerplexityBot" }),
    ]);
  });
});

test("a batch holds no more lines than it may, people among them", async () => {
  const sizes: number[] = [];
  const gate = createGate({
    policy,
    report: (visits, people) => sizes.push(visits.length + people.length),
    reportEvery: 1e6,
  });
  for (let page = 0; page < 501; page++) {
    await gate.handle(asks({ as: userAgents.browser, path: `/${page}`, headers: fromChatGpt }));
  }
  await gate.flush();
  expect(sizes).toEqual([500, 1]);
});

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address with one.
  return (server.address() as AddressInfo).port;
}

/** With headers that `fetch` does not let anyone set. */
async function get(port: number, path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, headers, agent: false }, (response) => resolve(text(response)))
      .on("error", reject)
      .end();
  });
}

import { expect, test } from "vitest";
import { policy } from "../tests/policy.ts";
import { asks, elsewhere, userAgents } from "../tests/visits.ts";
import type { PeopleEvent, VisitEvent } from "./events/event.ts";
import { createGate } from "./gate.ts";

/** Refuses everybody whom a rule can reach. */
const harsh = { ...policy, rules: [{ who: {}, action: "block" }] };

async function reportsOf(headers: Readonly<Record<string, string>>, path = "/articles/1?page=2") {
  const visits: VisitEvent[] = [];
  const people: PeopleEvent[] = [];
  const gate = createGate({
    policy: harsh,
    mode: "enforce",
    reportAddress: true,
    now: () => Date.UTC(2026, 10, 19),
    report: (events, sums) => {
      visits.push(...events);
      people.push(...sums);
    },
  });
  const { "user-agent": as = "", ...others } = headers;
  const response = await gate.handle(asks({ as, path, headers: others }), { address: elsewhere });
  await gate.flush();
  return { response, visits, people };
}

test("a program that no list knows passes, and is reported under the name that it gives itself", async () => {
  const { response, visits, people } = await reportsOf({
    "user-agent": "Mozilla/5.0 (compatible; ExampleBot/1.0; +https://example.com/bot)",
    referer: "https://chatgpt.com/",
    accept: "text/html",
  });
  expect(response).toBeUndefined();
  expect(people).toEqual([]);
  expect(visits).toEqual([
    {
      v: 1,
      id: expect.any(String),
      time: "2026-11-19T00:00:00.000Z",
      host: "example.com",
      path: "/articles/1",
      method: "GET",
      status: null,
      crawler: "ExampleBot",
      operator: null,
      purpose: null,
      identity: "unverifiable",
      decision: "allow",
      because: "no-rule",
      rule: null,
      mode: "enforce",
      refusal: null,
      address: "203.0.113.0",
    },
  ]);
});

test("so is one that says in a From header whom to write to, each time it comes", async () => {
  const from = { from: "crawler@example.org" };
  const names = await Promise.all(
    [{ "user-agent": "reader/2.0", ...from }, from].map(
      async (headers) => (await reportsOf(headers)).visits[0],
    ),
  );
  expect(names.map((visit) => visit?.crawler)).toEqual(["reader", "example.org"]);
});

test("one that signs with a key that nobody knows is reported all the same", async () => {
  const { visits } = await reportsOf({
    "user-agent": "ExampleBot/1.0",
    "signature-input": 'sig=("@authority");keyid="x";tag="web-bot-auth"',
    signature: "sig=:AA==:",
  });
  expect(visits.map(({ crawler }) => crawler)).toEqual(["ExampleBot"]);
});

test.each([
  userAgents.browser,
  "Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
  "curl/8.14.1",
  "",
])("%j is reported in no way", async (agent) => {
  const { visits, people } = await reportsOf({ "user-agent": agent });
  expect([...visits, ...people]).toEqual([]);
});

test("a crawler that the policy declares is decided about, whatever it is called", async () => {
  const visits: VisitEvent[] = [];
  const declared = { ...harsh, crawlers: [{ name: "ExampleBot", purpose: "dataset" }] };
  const gate = createGate({ policy: declared, mode: "enforce", report: (events) => visits.push(...events) });
  const response = await gate.handle(asks({ as: "ExampleBot/1.0" }));
  await gate.flush();
  expect(response?.status).toBe(403);
  expect(visits[0]).toMatchObject({ crawler: "ExampleBot", purpose: "dataset", decision: "block" });
});

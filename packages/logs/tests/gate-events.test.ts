import { expect, test } from "vitest";
import { readText } from "./read.ts";
import { combinedLog } from "./sample-log.ts";

let events = 0;

/** A visit as `@octroi/edge` reports it. */
function event(facts: Record<string, unknown> = {}): string {
  return `${JSON.stringify({
    v: 1,
    id: `00000000-0000-4000-8000-${String(events++).padStart(12, "0")}`,
    time: "2026-11-02T10:00:00.000Z",
    host: "example.com",
    path: "/article",
    method: "GET",
    status: 200,
    crawler: "GPTBot",
    operator: "OpenAI",
    purpose: "training",
    identity: "verified",
    decision: "allow",
    because: "default",
    rule: null,
    mode: "enforce",
    refusal: null,
    ...facts,
  })}\n`;
}

const refused = { status: 403, decision: "block", because: "rule", rule: 0, refusal: 403 };

test("the gate's own events are read, each as one visit of the crawler that it names", async () => {
  const report = await readText(
    event() +
      event({ status: null }) +
      event({ ...refused, crawler: "Bytespider", operator: "ByteDance", identity: "unverifiable" }) +
      event({ crawler: "ClaudeBot", operator: "Anthropic", identity: "outside", address: "192.0.2.0" }) +
      event({
        decision: "charge",
        price: { amount: "0.005", currency: "EUR" },
        license: { id: "1", licensee: "b" },
      }),
  );
  expect(report.lines).toMatchObject({ visits: 5, other: 0, unread: 0 });
  expect(report.formats).toMatchObject([{ format: "octroi", visits: 5 }]);
  expect(report.visitsWithoutAgent).toBe(0);
  expect(report.everyoneElse.visits).toBe(0);
  expect(report.period.first).toBe("2026-11-02T10:00:00+00:00");
  expect(report.crawlers.map(({ token, visits, identity }) => ({ token, visits, ...identity }))).toEqual([
    { token: "GPTBot", visits: 3, verified: 3, outside: 0, unverifiable: 0 },
    { token: "Bytespider", visits: 1, verified: 0, outside: 0, unverifiable: 1 },
    { token: "ClaudeBot", visits: 1, verified: 0, outside: 1, unverifiable: 0 },
  ]);
  expect(report.crawlers[0]?.answers).toMatchObject({ none: 1, success: 2 });
  expect(report.pages.byAi).toEqual([{ text: "/article", least: 4, most: 4 }]);
});

test("an event that was delivered twice is one visit", async () => {
  const first = event();
  const second = event({ path: "/other" });
  const report = await readText(first + second + first + second + first);
  expect(report.lines).toMatchObject({ visits: 2, other: 3 });
});

test("a crawler that the registry does not have is counted under the name that the event gives it", async () => {
  const own = { crawler: "HouseBot", operator: null, purpose: "dataset", identity: "unverifiable" };
  const report = await readText(event(own) + event({ crawler: "Spider", operator: "Spider" }));
  expect(report.crawlers.map(({ token, purpose, visits }) => ({ token, purpose, visits }))).toEqual([
    { token: "HouseBot", purpose: "dataset", visits: 1 },
    { token: "Spider", purpose: "dataset", visits: 1 },
  ]);
  expect(report.everyoneElse.visits).toBe(0);
});

test("events and lines of servers may follow each other in one file", async () => {
  const json = '{"time_iso8601":"2026-11-02T10:00:00+00:00","request_uri":"/","status":"200"}\n';
  const report = await readText(json + event() + combinedLog(2) + event());
  expect(report.lines).toMatchObject({ visits: 5, other: 0, unread: 0 });
  expect(Object.fromEntries(report.formats.map(({ format, visits }) => [format, visits]))).toEqual({
    "nginx-json": 1,
    octroi: 2,
    combined: 2,
  });
});

test("what is no visit, or claims an identity that there is none of, is not read as one", async () => {
  const report = await readText(
    event({ identity: "sure" }) + event({ time: "soon" }) + event({ path: null }),
  );
  expect(report.lines).toMatchObject({ visits: 0, other: 1, unread: 2 });
});

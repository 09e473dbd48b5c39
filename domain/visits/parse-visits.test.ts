import { knownCrawlers } from "@octroi/crawlers/identify";
import { parsePolicy } from "@octroi/policy";
import { statusClassOf } from "@octroi/ui/words/outcome";
import fc from "fast-check";
import { expect, test } from "vitest";
import { judgeRobotsBy } from "./judge-robots.ts";
import { linesOf, parseVisits } from "./parse-visits.ts";

const now = new Date("2026-11-18T12:00:00.000Z");
const noPolicy = judgeRobotsBy(undefined);

function line(changes: Record<string, unknown> = {}): string {
  return JSON.stringify({
    v: 1,
    id: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
    time: "2026-11-18T11:59:58.000Z",
    host: "example.com",
    path: "/recettes/brioche",
    method: "GET",
    status: 403,
    crawler: "GPTBot",
    operator: "OpenAI",
    purpose: "training",
    identity: "verified",
    decision: "block",
    because: "rule",
    rule: 0,
    mode: "enforce",
    refusal: 403,
    ...changes,
  });
}

const parse = (text: string) => parseVisits(linesOf(text) ?? [], now, noPolicy);

test("an event of the gate is a visit, without its address and without whose its license is", () => {
  const license = { id: "7", licensee: "Somebody Ltd" };
  const { visits } = parse(line({ address: "192.0.2.0", license }));
  expect(visits).toEqual([
    {
      id: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
      time: Date.parse("2026-11-18T11:59:58.000Z"),
      crawler: "GPTBot",
      identity: "verified",
      decision: "block",
      status: 403,
      robots: "unknown",
      path: "/recettes/brioche",
      license: "7",
    },
  ]);
});

test.each([
  [200, "7"],
  [304, "7"],
  [404, "7"],
  [null, "7"],
  [500, undefined],
  [503, undefined],
])("7.5 the site answers %s after payment: the visit is one of license %s", (status, license) => {
  const { visits } = parse(line({ status, decision: "charge", license: { id: "7" } }));
  expect(visits.map((visit) => visit.license)).toEqual([license]);
});

test.each([
  ["no JSON", "{"],
  ["no object", "1"],
  ["another version", line({ v: 2 })],
  ["no time", line({ time: "yesterday" })],
  ["no id", line({ id: "" })],
  ["an identity that nobody has", line({ identity: "certain" })],
  ["a decision that nobody makes", line({ decision: "perhaps" })],
  ["a status that is none", line({ status: 1e9 })],
  ["a crawler without a name", line({ crawler: "" })],
])("a line with %s is malformed, and the next one is counted", (_, bad) => {
  const { visits, malformed } = parse(`${bad}\n${line()}\n`);
  expect({ visits: visits.length, malformed }).toEqual({ visits: 1, malformed: 1 });
});

test.each([
  ["2026-11-16T11:59:59.000Z", 1],
  ["2026-11-16T12:00:00.000Z", 0],
  ["2026-11-18T12:05:00.000Z", 0],
  ["2026-11-18T12:05:00.001Z", 1],
  ["2027-11-18T12:00:00.000Z", 1],
])("a visit of %s is late or not: %i", (time, late) => {
  expect(parse(line({ time })).late).toBe(late);
});

test("every line is in one count, whatever it holds", () => {
  const texts = fc.array(fc.oneof(fc.string(), fc.json(), fc.constant(line()), fc.constant(line({ v: 3 }))));
  fc.assert(
    fc.property(texts, (lines) => {
      const text = lines.join("\n");
      const { visits, late, malformed } = parse(text);
      expect(visits.length + late + malformed).toBe(linesOf(text)?.length);
    }),
  );
});

test("names are the registry's, however they are spelled, and all others are one", () => {
  const crawlers = ["gptbot", "GPTBot", "MyOwnBot", "constructor", "__proto__"];
  const { visits } = parse(crawlers.map((crawler) => line({ crawler })).join("\n"));
  expect(visits.map(({ crawler }) => crawler)).toEqual([
    "GPTBot",
    "GPTBot",
    "unlisted",
    "unlisted",
    "unlisted",
  ]);
  expect(knownCrawlers.map(({ token }) => token)).not.toContain("unlisted");
});

test("robots.txt, as the policy prints it, says whether a visit heeds it", () => {
  const parsed = parsePolicy({
    version: 1,
    site: { origin: "https://example.com" },
    rules: [{ who: { purpose: ["training"] }, paths: ["/recettes/"], action: "block" }],
  });
  if (!parsed.ok) throw new Error("Expected a policy.");
  const judge = judgeRobotsBy(parsed.policy);
  const asked = [
    line(),
    line({ path: "/about" }),
    line({ path: "/robots.txt" }),
    line({ crawler: "OAI-SearchBot" }),
  ];
  const { visits } = parseVisits(asked, now, judge);
  expect(visits.map(({ robots }) => robots)).toEqual(["disallowed", "allowed", "allowed", "allowed"]);
});

test("a status that is not told is that of a visit which passed", () => {
  expect([null, 200, 301, 402, 403, 404, 429, 503].map(statusClassOf)).toEqual([
    "2xx",
    "2xx",
    "3xx",
    "402",
    "403",
    "4xx",
    "429",
    "5xx",
  ]);
});

test("a batch has so many lines, and as many line feeds: no more of them are looked for", () => {
  const most = `${"x\n".repeat(500)}`;
  expect(linesOf(most)).toHaveLength(500);
  expect(linesOf(most.slice(0, -1))).toHaveLength(500);
  expect(linesOf("\n \n")).toEqual([]);
  expect(linesOf(`${most}x`)).toBeUndefined();
  expect(linesOf("\n".repeat(501))).toBeUndefined();
  const feeds = "\n".repeat(2 * 1024 * 1024);
  const start = performance.now();
  for (let n = 0; n < 100; n += 1) linesOf(feeds);
  const after = performance.now() - start;
  // A hundred times: one took 75 ms when all were split.
  expect(after).toBeLessThan(1_000);
});

const people = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({ v: 1, id: "7", from: "chatgpt.com", path: "/recettes/tarte", people: 3, ...changes });

test("people whom an assistant sent are read beside visits, and nothing more of them than where they came to", () => {
  const { visits, arrivals, malformed, mode } = parse(
    [line(), people({ address: "192.0.2.0", userAgent: "Firefox" })].join("\n"),
  );
  expect([visits.length, malformed, mode]).toEqual([1, 0, "enforce"]);
  expect(arrivals).toEqual([{ id: "7", assistant: "chatgpt.com", path: "/recettes/tarte", people: 3 }]);
});

test("of a path to which people came, a query or somebody's address is never kept", () => {
  const { arrivals } = parse(people({ path: "/u/ada@example.com?token=1" }));
  expect(arrivals.map(({ path }) => path)).toEqual(["/u/…"]);
});

test.each([
  ["nobody", people({ people: 0 })],
  ["half a person", people({ people: 1.5 })],
  ["more than a line can hold", people({ people: 1_001 })],
  ["an assistant that the registry does not know", people({ from: "example.com" })],
  ["no id", people({ id: "" })],
  ["another version", people({ v: 2 })],
])("a line of people with %s is malformed, and harms no other", (_, wrong) => {
  const parsed = parse([wrong, people(), line()].join("\n"));
  expect(parsed).toMatchObject({ malformed: 1 });
  expect([parsed.arrivals.length, parsed.visits.length]).toEqual([1, 1]);
});

test.each([
  ["recipe-scout", "recipe-scout"],
  ["Their_Own.Bot2", "Their_Own.Bot2"],
  ["two words", ""],
  ["ada@example.com", ""],
  ["192.0.2.1", ""],
  ["a".repeat(41), ""],
  ["sk-0123456789abcdef0123456789abcdef", ""],
  ["робот", ""],
])("a crawler that calls itself %j is kept as %j", (crawler, name) => {
  const { visits } = parse(line({ crawler }));
  expect(visits).toMatchObject([{ crawler: "unlisted", name }]);
});

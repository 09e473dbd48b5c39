import { parseRobots, type RobotsFile } from "@octroi/crawlers";
import { expect, test } from "vitest";
import { linesFor, type Question, verdictsOn } from "./question.ts";

const verdicts = (file: RobotsFile, question: Question) => verdictsOn(file, "as-the-file-says", question);

const file = parseRobots(`User-agent: *
Disallow: /private/
Allow: /private/press

User-agent: GPTBot
User-agent: Claude-User
Disallow: /

Sitemap: https://example.com/sitemap.xml`);

test.each([
  ["GPTBot", "/", false, 7],
  ["gptbot", "/anything?x=1", false, 7],
  ["Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)", "/", false, 7],
  ["GPTBot/1.2", "/", false, 7],
  ["Claude-Code", "/", false, 7],
  ["Somebody", "/private/x", false, 2],
  ["Somebody/3.0 (+https://example.com)", "/private/x", false, 2],
  ["", "/private/press/1", true, 3],
  ["Googlebot", "https://example.com/private/press?a=b#c", true, 3],
  ["Googlebot", "private/x", false, 2],
])("%j asking for %j: %s, by line %i", (agent, path, allowed, line) => {
  expect(verdicts(file, { agent, path }).rfc).toMatchObject({ allowed, reason: { because: "rule", line } });
});

test("without a rule that matches, the group is named and everything is allowed", () => {
  expect(verdicts(file, { agent: "Googlebot", path: "/" })).toEqual({
    agent: "Googlebot",
    token: "Googlebot",
    path: "/",
    rfc: { allowed: true, reason: { because: "no-rule", group: { line: 1, agent: "*" }, follows: null } },
    google: null,
  });
});

test("a header is read as the crawler that it claims to be", () => {
  const { agent, token } = verdicts(file, { agent: "claude-cli/1.0 (Claude-Code)", path: "/" });
  expect([agent, token]).toEqual(["Claude-User", "Claude-Code"]);
});

test("Google’s parser and RFC 9309 differ about an accent in the path, and both are told", () => {
  const accented = parseRobots("User-agent: *\nDisallow: /caf%c3%a9");
  expect(verdicts(accented, { agent: "Googlebot", path: "/café" })).toMatchObject({
    rfc: { allowed: false },
    google: { allowed: true, reason: { because: "no-rule" } },
  });
});

test("robots.txt itself is open by the RFC, and subject to the rules for Google’s parser", () => {
  const shut = parseRobots("User-agent: *\nDisallow: /");
  expect(verdicts(shut, { agent: "Googlebot", path: "/robots.txt" })).toMatchObject({
    rfc: { allowed: true, reason: { because: "robots-txt" } },
    google: { allowed: false },
  });
});

test("without a file everything is allowed, without a server nothing is", () => {
  const question = { agent: "GPTBot", path: "/" };
  expect(verdictsOn(file, "everything-allowed", question).rfc).toEqual({
    allowed: true,
    reason: { because: "no-file" },
  });
  expect(verdictsOn(file, "everything-disallowed", question).rfc).toEqual({
    allowed: false,
    reason: { because: "no-server" },
  });
});

test.each([
  ["GPTBot", [5, 6, 7]],
  ["Somebody", [1, 2, 3]],
  ["Applebot", [1, 2, 3]],
  ["AdsBot-Google", []],
])("the lines for %s are %j", (agent, lines) => {
  expect(linesFor(file, agent)).toEqual(lines);
});

test.each(["\0", "%", "%zz", "https://", "//", "?".repeat(10_000), "\ud800", "__proto__", "constructor"])(
  "%j as a path and as a crawler breaks nothing",
  (odd) => {
    expect(verdicts(file, { agent: odd, path: odd }).rfc.allowed).toBeTypeOf("boolean");
    expect(linesFor(file, odd)).toBeInstanceOf(Array);
  },
);

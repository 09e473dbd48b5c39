import { crawlers, parseRobots } from "@octroi/crawlers";
import { expect, test } from "vitest";
import { accessLevels } from "./access.ts";
import { type CrawlerCheck, checkRobots, provenEngines } from "./check.ts";
import type { Access } from "./fetched.ts";

const asSaid: Access = "as-the-file-says";

function check(text: string, access = asSaid) {
  return checkRobots(parseRobots(text), access);
}

function find(token: string, text: string): CrawlerCheck {
  const found = check(text)
    .purposes.flatMap(({ crawlers }) => crawlers)
    .find((crawler) => crawler.token === token);
  if (found === undefined) throw new Error(`${token} is not in the report.`);
  return found;
}

test("the six search engines come first, and every crawler of the registry once", () => {
  const { engines, purposes } = check("");
  expect(engines.map(({ token }) => token)).toEqual(provenEngines);
  const tokens = purposes.flatMap(({ crawlers }) => crawlers.map(({ token }) => token));
  expect(tokens.toSorted()).toEqual(crawlers.map(({ token }) => token).toSorted());
});

test("each purpose counts its crawlers by what they may do", () => {
  for (const { counts, crawlers } of check(
    "User-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /a",
  ).purposes) {
    for (const level of accessLevels) {
      expect(counts[level]).toBe(crawlers.filter((crawler) => crawler.level === level).length);
    }
  }
});

test("whom the file names comes first in its purpose, the others after, by name", () => {
  const [training] = check("User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /").purposes;
  const tokens = training?.crawlers.map(({ token }) => token) ?? [];
  expect(tokens[0]).toBe("GPTBot");
  expect(tokens.slice(1)).toEqual(
    tokens.slice(1).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
  );
});

test.each([
  ["nothing at all", "", "allowed"],
  ["a group for another", "User-agent: CCBot\nDisallow: /", "allowed"],
  ["an empty Disallow", "User-agent: *\nDisallow:", "allowed"],
  ["Disallow: /", "User-agent: *\nDisallow: /", "blocked"],
  ["Disallow: /*", "User-agent: *\nDisallow: /*", "blocked"],
  ["Disallow: *", "User-agent: *\nDisallow: *", "blocked"],
  ["one folder", "User-agent: *\nDisallow: /private/", "partly"],
  ["one kind of file", "User-agent: *\nDisallow: /*.pdf$", "partly"],
  ["every folder, the front page left open", "User-agent: *\nDisallow: /*/", "partly"],
  ["every path with a hyphen", "User-agent: *\nDisallow: /*-", "partly"],
  ["every file with an extension", "User-agent: *\nDisallow: /*.", "partly"],
  ["nothing but folders", "User-agent: *\nDisallow: /\nAllow: /*/", "partly"],
  ["the front page alone", "User-agent: *\nDisallow: /$", "partly"],
  ["all but one folder", "User-agent: *\nDisallow: /\nAllow: /press/", "partly"],
  ["all but the front page", "User-agent: *\nDisallow: /\nAllow: /$", "partly"],
  ["Allow wins a tie", "User-agent: *\nDisallow: /\nAllow: /", "allowed"],
  ["an exception that the longer rule takes back", "User-agent: *\nDisallow: /*\nAllow: /", "blocked"],
  ["a folder that is opened again, whole", "User-agent: *\nDisallow: /a\nAllow: /a*", "allowed"],
  ["a rule that matches no path", "User-agent: *\nDisallow: private", "allowed"],
  ["its own group, whatever * says", "User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nAllow: /", "allowed"],
  ["two groups of its own", "User-agent: GPTBot\nDisallow: /\n\nUser-agent: GPTBot\nAllow: /a", "partly"],
])("GPTBot, with %s: %j is %s", (_, text, level) => {
  expect(find("GPTBot", text).level).toBe(level);
});

test.each([
  ["User-agent: *\nDisallow: /a\nDisallow: /b\nAllow: /a/c", 2, "closed"],
  ["User-agent: *\nDisallow: /\nAllow: /press\nAllow: /$\nAllow:", 2, "open"],
])("%j makes %i exceptions, which are %s", (text, exceptions, exceptionsAre) => {
  expect(find("GPTBot", text)).toMatchObject({ level: "partly", exceptions, exceptionsAre });
});

test.each([
  ["Applebot", "User-agent: Applebot-Extended\nUser-agent: Applebot\nDisallow: /", 2, "Applebot"],
  [
    "Applebot-Extended",
    "User-agent: Applebot\nUser-agent: Applebot-Extended\nDisallow: /",
    2,
    "Applebot-Extended",
  ],
  ["Googlebot", "User-agent: Googlebot-Image\nUser-agent: googlebot/2.1\nDisallow: /", 2, "googlebot/2.1"],
  ["AI2Bot", "User-agent: AI2Bot-Dolma\nUser-agent: AI2Bot\nDisallow: /", 2, "AI2Bot"],
])("the group of %s in %j is named by line %i, %s", (token, text, line, agent) => {
  expect(find(token, text).reason).toMatchObject({ group: { line, agent } });
});

test("the reason is the rule that decides about the front page, and its group", () => {
  expect(
    find("GPTBot", "# Hi\nUser-agent: CCBot\nUser-agent: gptbot/2.0\nAllow: /a\nDisallow: /").reason,
  ).toEqual({
    because: "rule",
    line: 5,
    directive: "disallow",
    path: "/",
    octets: 1,
    group: { line: 3, agent: "gptbot/2.0" },
    follows: null,
  });
});

test.each([
  ["no-group", "GPTBot", "User-agent: CCBot\nDisallow: /"],
  ["no-rule", "GPTBot", "User-agent: *\nDisallow: /private/"],
  ["no-name", "Perplexity", "User-agent: *\nDisallow: /"],
  ["must-be-named", "AdsBot-Google", "User-agent: *\nDisallow: /"],
  ["must-be-named", "Mediapartners-Google", "User-agent: *\nDisallow: /"],
])("%s is the reason for %s with %j", (because, token, text) => {
  const { reason, level } = find(token, text);
  expect(reason.because).toBe(because);
  expect(level).not.toBe("blocked");
});

test.each(["Applebot", "Googlebot-Image", "Kagibot"])(
  "%s follows the group of Googlebot where it has none of its own",
  (token) => {
    const text = "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /";
    expect(find(token, text)).toMatchObject({ level: "allowed", reason: { follows: "Googlebot" } });
    const named = `${text}\n\nUser-agent: ${token}\nDisallow: /`;
    expect(find(token, named)).toMatchObject({ level: "blocked", reason: { follows: null } });
    expect(find(token, "User-agent: *\nDisallow: /")).toMatchObject({ level: "blocked" });
  },
);

test.each([
  ["User-agent: *\nDisalow: /", "allowed", "blocked"],
  ["User-agent: *\nDisallow /", "allowed", "blocked"],
  ["User agent: GPTBot\nDisallow: /", "allowed", "blocked"],
])("where Google’s parser reads %j otherwise, both answers are given", (text, level, google) => {
  expect(find("GPTBot", text)).toMatchObject({ level, google: { level: google } });
});

test("where both agree, only one answer is given", () => {
  expect(find("GPTBot", "User-agent: *\nDisallow: /").google).toBeNull();
});

test("a site without a file allows all, one whose server fails blocks all", () => {
  for (const [access, level, because] of [
    ["everything-allowed", "allowed", "no-file"],
    ["everything-disallowed", "blocked", "no-server"],
  ] as const) {
    const { engines, purposes } = check("User-agent: *\nDisallow: /private/", access);
    const all = [...engines, ...purposes.flatMap(({ crawlers }) => crawlers)];
    expect(new Set(all.map((each) => `${each.level} ${each.reason.because}`))).toEqual(
      new Set([`${level} ${because}`]),
    );
  }
});

test("hostile files are answered: 100,000 groups, a line of a megabyte, ten megabytes, octets", () => {
  const octets = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256);
  for (const source of [
    "User-agent: GPTBot\nDisallow: /a\n".repeat(100_000),
    `User-agent: *\nDisallow: /${"*a".repeat(500_000)}`,
    "x".repeat(10_000_000),
    `User-agent: *\n${"Disallow: /*a*b*c*d$\n".repeat(30_000)}Allow: /`,
    `User-agent: *\n${"Disallow: /a\nAllow: /a*\n".repeat(20_000)}`,
    octets,
  ]) {
    expect(checkRobots(parseRobots(source), asSaid).engines).toHaveLength(6);
  }
});

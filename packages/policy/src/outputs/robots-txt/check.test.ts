import { describe, expect, test } from "vitest";
import { checkRobots } from "./check.ts";
import { robotsSays } from "./says.ts";

const inGroup = (line: string) => `User-agent: *\n${line}\nAllow: /\n`;

function codes(text: string): readonly string[] {
  return findingsIn(text).map(({ code }) => code);
}

/** What is told of every file that has Content-Usage or License lines is tested by itself. */
function findingsIn(text: string) {
  return checkRobots(text).findings.filter(({ code }) => code !== "robots-audit");
}

describe("Content-Usage", () => {
  test.each([
    ["usage-unparseable", inGroup("Content-Usage: train-ai = n")],
    ["usage-unparseable", inGroup("Content-Usage: train-ai=n,")],
    ["usage-unparseable", inGroup("Content-Usage: /a/ train-ai=n search=y")],
    ["usage-unparseable", inGroup("Content-Usage: TRAIN-AI=n")],
    ["usage-label-inverted", inGroup("Content-Usage: ai-input=n")],
    ["usage-label-retired", inGroup("content-usage: genai=n")],
    ["usage-label-retired", inGroup("Content-Usage: ai-output=n")],
    ["usage-label-unknown", inGroup("Content-Usage: training=n")],
    ["usage-value", inGroup('Content-Usage: train-ai="n"')],
    ["usage-value", inGroup("Content-Usage: train-ai")],
    ["usage-value", inGroup("Content-Usage: train-ai=?0")],
    ["usage-value", inGroup("Content-Usage: train-ai=(n)")],
    ["usage-duplicate-key", inGroup("Content-Usage: train-ai=n, train-ai=n")],
    ["usage-parameter", inGroup("Content-Usage: train-ai=n;search")],
    ["usage-empty", inGroup("Content-Usage:")],
    ["usage-outside-group", "Content-Usage: train-ai=n\nUser-agent: *\nAllow: /"],
    [
      "usage-not-repeated",
      "User-agent: A\nContent-Usage: train-ai=n\nAllow: /\n\nUser-agent: *\nDisallow: /x",
    ],
    ["usage-on-disallowed", "User-agent: *\nDisallow: /\nContent-Usage: train-ai=n"],
    ["usage-on-disallowed", "User-agent: *\nDisallow: /private/\nContent-Usage: /private/a train-ai=n"],
    ["usage-path", inGroup("Content-Usage: blog/ train-ai=n")],
    ["usage-path", inGroup("Content-Usage: https://example.com/a train-ai=n")],
    ["usage-no-statement", inGroup("Content-Usage: /blog/")],
    ["usage-conflict", "User-agent: *\nContent-Usage: /a train-ai=n\nContent-Usage: /a train-ai=y"],
    [
      "usage-conflict",
      "User-agent: A\nContent-Usage: train-ai=n\nAllow: /\nUser-agent: A\nContent-Usage: train-ai=y\nAllow: /",
    ],
    ["usage-search-overrides", inGroup("Content-Usage: train-ai=n, search=y")],
  ])("%s: %s", (code, text) => {
    expect(codes(text)).toContain(code);
  });

  test.each([
    ["a parameter that is nobody's label", inGroup("Content-Usage: train-ai=n;x=1")],
    ["different paths", "User-agent: *\nContent-Usage: /a train-ai=n\nContent-Usage: /b train-ai=y"],
    ["different labels", "User-agent: *\nContent-Usage: train-ai=n\nContent-Usage: ai-use=y"],
    [
      "a group that may fetch nothing",
      "User-agent: *\nContent-Usage: train-ai=n\n\nUser-agent: A\nDisallow: /",
    ],
    ["an open corner", "User-agent: *\nDisallow: /\nAllow: /open/\nContent-Usage: train-ai=n"],
    ["merged groups", "User-agent: A\nContent-Usage: ai-use=n\nAllow: /\nUser-agent: A\nDisallow: /x"],
    ["comments and blanks", "User-agent: *\ncontent-usage :\t/a/  train-ai=n # no\nAllow: /"],
  ])("nothing to say about %s", (_what, text) => {
    expect(codes(text)).toEqual([]);
  });

  test.each([
    ["Content-Usage: /*.pdf$ train-ai=n\nContent-Usage: train-ai=y", "/a.pdf", "disallow"],
    ["Content-Usage: /*.pdf$ train-ai=n\nContent-Usage: train-ai=y", "/a.pdf?x", "allow"],
    ["Content-Usage: /a train-ai=n\nContent-Usage: /ab train-ai=y", "/abc", "allow"],
    ["Content-Usage: /a train-ai=y\nContent-Usage: /a train-ai=n", "/a", "disallow"],
    ["Content-Usage: train-ai=n, train-ai", "/a", "unknown"],
    ["Content-Usage: /caf%c3%a9 train-ai=n", "/café/x", "disallow"],
    ["Content-Usage: /a ai-use=n\nContent-Usage: train-ai=n", "/a", "unknown"],
  ])("%s on %s: %s", (lines, path, preference) => {
    const { robots } = checkRobots(`User-agent: *\n${lines}\n`);
    expect(robotsSays(robots, "AnyBot", path).usage?.["train-ai"]).toBe(preference);
  });
});

test("Content-Usage is a rule, and closes the list of agents; Content-Signal is not, and does not", () => {
  const file = (field: string) => `User-agent: *\n${field}\n\nUser-agent: A\nDisallow: /\n`;
  const says = (field: string) => robotsSays(checkRobots(file(field)).robots, "AnyBot", "/a");
  expect(says("Content-Usage: train-ai=n")).toMatchObject({ crawl: true, usage: { "train-ai": "disallow" } });
  expect(says("Content-Signal: ai-train=no")).toMatchObject({ crawl: false });
});

describe("Content-Signal", () => {
  test.each([
    ["signal-value", inGroup("Content-Signal: search=true")],
    ["signal-value", inGroup("Content-Signal: search")],
    ["signal-value", inGroup("Content-Signal: ai-train=")],
    ["signal-value", inGroup("Content-Signal: ai-train: no")],
    ["signal-value", inGroup("Content-Signal: ai-train=conditional")],
    ["signal-use-value", inGroup("Content-Signal: use=snippet")],
    ["signal-key-inverted", inGroup("Content-Signal: ai-use=no")],
    ["signal-key-unknown", inGroup("Content-Signal: ai-retrieval=no")],
    ["signal-separator", inGroup("Content-Signal: search=yes; ai-train=no")],
    ["signal-separator", inGroup("Content-Signal: /a/ search=yes ai-train=no")],
    ["signal-separator", inGroup("Content-Signal: search=yes|ai-train=no")],
    ["signal-directive-name", inGroup("Content-Signals: ai-train=no")],
    ["signal-directive-name", inGroup("ContentSignal: ai-train=no")],
    ["signal-directive-name", inGroup("Content_Signal: ai-train=no")],
    ["signal-directive-name", inGroup("Content Signal: ai-train=no")],
    ["signal-case", inGroup("Content-Signal: AI-Train=no")],
    ["signal-case", inGroup("Content-Signal: ai-train=No")],
    ["signal-outside-group", "Content-Signal: ai-train=no"],
    [
      "signal-not-repeated",
      "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\nUser-agent: A\nDisallow: /x",
    ],
    ["signal-on-disallowed", "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /"],
    ["signal-conflict", inGroup("Content-Signal: ai-train=no\nContent-Signal: ai-train=yes")],
    ["signal-conflict", inGroup("Content-Signal: ai-train=no, ai-train=yes")],
  ])("%s: %s", (code, text) => {
    expect(codes(text)).toContain(code);
  });

  test("capitals are not settled, so no error", () => {
    expect(checkRobots(inGroup("CONTENT-SIGNAL: Search=YES")).valid).toBe(true);
  });

  test.each([
    ["Content-Signal: search=yes,ai-train=no", "/a", { search: "yes", "ai-train": "no" }],
    ["Content-Signal: search=yes, x=no", "/a", { search: "yes" }],
    ["Content-Signal: search=yes\nContent-Signal: ai-train=no", "/a", { search: "yes", "ai-train": "no" }],
    ["Content-Signal: search=yes\nContent-Signal: search=no", "/a", { search: "no" }],
    ["Content-Signal: /a ai-train=no\nContent-Signal: search=yes", "/ab", { "ai-train": "no" }],
    ["Content-Signal: /a ai-train=no\nContent-Signal: search=yes", "/b", { search: "yes" }],
  ])("%s on %s", (lines, path, signals) => {
    const { robots } = checkRobots(`User-agent: *\n${lines}\n`);
    expect(robotsSays(robots, "AnyBot", path).signals).toEqual(signals);
  });
});

describe("License", () => {
  const address = "https://example.com/license.xml";
  test.each([
    ["license-relative", `License: license.xml\nUser-agent: *\nAllow: /`],
    ["license-relative", `License: //example.com/license.xml\nUser-agent: *\nAllow: /`],
    ["license-not-https", `License: http://example.com/license.xml\nUser-agent: *\nAllow: /`],
    ["license-group-replaces-global", `License: ${address}\nUser-agent: *\nLicense: ${address}\nAllow: /`],
    ["license-only-in-group", `User-agent: A\nAllow: /\nLicense: ${address}\n\nUser-agent: *\nAllow: /`],
    ["license-only-in-group", `User-agent: A\nAllow: /\nLicense: ${address}\n`],
    ["license-after-group", `User-agent: *\nAllow: /\n\n# for all\nLicense: ${address}\n`],
    ["license-on-disallowed", `User-agent: A\nDisallow: /\nLicense: ${address}\n\nUser-agent: *\nAllow: /`],
    ["robots-unknown-directive", `Licence: ${address}\nUser-agent: *\nAllow: /`],
    ["robots-unknown-directive", "User-agent: *\nPermits: search\nAllow: /"],
    ["robots-unknown-directive", "User-agent: *\nDisalow: /\nAllow: /"],
    ["robots-unknown-directive", "User-agent: *\nnonsense\nAllow: /"],
    ["robots-bom", "\uFEFFUser-agent: *\nAllow: /"],
  ])("%s: %s", (code, text) => {
    expect(codes(text)).toContain(code);
  });

  test.each([
    ["a license in the only group", `User-agent: *\nLicense: ${address}\nAllow: /`],
    [
      "the same in every group",
      `User-agent: A\nLicense: ${address}\nAllow: /\nUser-agent: *\nLicense: ${address}\nAllow: /`,
    ],
    [
      "extensions that crawlers read",
      "User-agent: *\nCrawl-delay: 10\nAllow: /\nHost: example.com\nSitemap: https://example.com/s",
    ],
  ])("nothing to say about %s", (_what, text) => {
    expect(codes(text)).toEqual([]);
  });

  test("several licenses all count, and a broken one in a group leaves the others", () => {
    const { robots } = checkRobots(
      `License: ${address}\nLicense: ${address}?2\nUser-agent: A\nLicense: /x\nAllow: /`,
    );
    expect(robotsSays(robots, "A", "/").licenses).toEqual([address, `${address}?2`]);
  });
});

test("a hostile file is read in bounded time", () => {
  const groups = Array.from(
    { length: 8000 },
    (_, n) => `User-agent: A${n}\nContent-Usage: /${n} train-ai=n\nAllow: /`,
  );
  expect(findingsIn(groups.join("\n"))).toEqual([]);
  const lines = Array.from(
    { length: 10_000 },
    (_, n) => `Content-Usage: /${n}*a train-ai=n\nDisallow: /${n}*a$`,
  );
  expect(checkRobots(`User-agent: *\n${lines.join("\n")}`).valid).toBe(true);
});

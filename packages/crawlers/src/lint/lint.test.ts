import { describe, expect, test } from "vitest";
import { knownCrawlers } from "../known.ts";
import { octetLimit } from "../robots/decode.ts";
import { isProductToken } from "../robots/group.ts";
import { printRobots } from "../robots/print.ts";
import { lintWords as english } from "../words/en.ts";
import { lintWords as french } from "../words/fr.ts";
import { sentenceFor } from "../words/words.ts";
import { lintCodes } from "./finding.ts";
import { applyFix } from "./fix.ts";
import { lintRobots } from "./lint.ts";
import { lintCases } from "./lint-cases.ts";

describe.each(lintCases)("$code: $why", ({ code, severity, line, text, fixed, affects }) => {
  const lint = (source: string) => lintRobots(source, { origin: "https://example.com" });
  const find = (source: string) => lint(source).find((each) => each.code === code && each.line === line);
  const finding = find(text);

  test("is found, on its line, as grave as it is", () => {
    expect(finding).toMatchObject({ code, severity, line });
  });

  test("has a sentence in each language, with its typography", () => {
    const fr = finding ? sentenceFor(finding, french) : "";
    const en = finding ? sentenceFor(finding, english) : "";
    expect(fr).toMatch(/^[«A-ZÀ-Ý].*[.?)]$/u);
    expect(en).toMatch(/^[“A-Z].*[.?)]$/u);
    expect(fr).not.toMatch(/'| [:;?!»]|« /);
    expect(en).not.toMatch(/'/);
    expect(fr).not.toBe(en);
  });

  if (fixed === undefined) {
    test("is left to its author", () => {
      expect(finding).not.toHaveProperty("fix");
    });
    return;
  }

  test("is settled by its fix, which changes nothing more when applied again", () => {
    const fix = finding?.fix ?? { edits: [], affects: "none" };
    expect(applyFix(text, fix)).toBe(fixed);
    expect(applyFix(fixed, fix)).toBe(fixed);
    expect(find(fixed)?.fix).toBeUndefined();
    expect(fix.affects).toEqual(affects ?? "none");
  });
});

test("every sentence is needed by a case", () => {
  const said = lintCases.flatMap(({ text }) => lintRobots(text, { origin: "https://example.com" }));
  const octets = lintRobots(new Uint8Array([0x23, 0xe9, 0x0a]));
  const messages = new Set<string>([...said, ...octets].map(({ message }) => message));
  expect(Object.keys(english).filter((id) => !messages.has(id))).toEqual([]);
});

test("every code has a case", () => {
  expect(new Set(lintCases.map(({ code }) => code))).toEqual(new Set(lintCodes));
});

describe("files that say what they mean", () => {
  test.each([
    ["nothing", ""],
    ["comments", "# User agent: x\n\n# Disalow: /"],
    ["rules for everyone", "User-agent: *\nDisallow: /admin/\nAllow: /admin/help\n"],
    ["everyone out, one in", "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /\n"],
    ["one out", "User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n"],
    ["an answer of its own", "User-agent: *\nDisallow: /a/\n\nUser-agent: GPTBot\nAllow: /a/\n"],
    ["a switch off", "User-agent: Google-Extended\nUser-agent: Applebot-Extended\nDisallow: /\n"],
    ["addresses", "Sitemap: https://example.com/s.xml\nLicense: https://example.com/rsl.xml\n"],
    ["signals", "User-agent: *\nContent-Signal: search=yes,ai-train=no,use=reference\nAllow: /\n"],
    [
      "usage",
      "User-agent: *\nContent-Usage: train-ai=n\nContent-Usage: /ok/ train-ai=y, search=y\nAllow: /\n",
    ],
  ])("are left alone: %s", (_, text) => {
    expect(lintRobots(text)).toEqual([]);
  });

  test("a file that lets search engines in and keeps AI crawlers out brings no error and no warning", () => {
    const names = (purpose: string) =>
      knownCrawlers
        .filter((crawler) => crawler.purpose === purpose)
        .flatMap(({ robotsToken }) => robotsToken ?? []);
    const groups = (agents: readonly string[], rule: { allow: string } | { disallow: string }) =>
      agents.filter(isProductToken).map((agent) => ({ agents: [agent], rules: [rule] }));
    const text = printRobots({
      header: ["Made on 2 March 2027"],
      groups: [
        ...groups(names("search-engine"), { allow: "/" }),
        ...groups([...new Set([...names("training"), ...names("control-token")])], { disallow: "/" }),
      ],
      footer: ["End"],
    });
    expect(lintRobots(text).filter(({ severity }) => severity !== "note")).toEqual([]);
  });
});

describe("findings", () => {
  test("come in the order of the lines", () => {
    const lines = lintRobots("Sitemap: a\nUser-agent: GPT-Bot\nDisallow: b\nDisalow: /c").map(
      ({ line }) => line,
    );
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    expect(lines).toHaveLength(4);
  });

  test("in lines that a network adds come without a fix, which would be overwritten", () => {
    const added = "User-agent: GPT-Bot\nDisallow: /\n";
    const served = `# BEGIN Cloudflare Managed content\n${added}# END Cloudflare Managed Content\n${added}`;
    const fixes = lintRobots(served)
      .filter(({ code }) => code === "near-miss-token")
      .map(({ fix }) => fix !== undefined);
    expect(fixes).toEqual([false, true]);
  });

  test("about addresses borrow the site’s from another sitemap, or say nothing of it", () => {
    const fixed = (text: string) => lintRobots(text).map(({ fix }) => fix?.edits[0]?.becomes[0]);
    expect(fixed("Sitemap: /a.xml\nSitemap: https://example.org/b.xml")).toEqual([
      "Sitemap: https://example.org/a.xml",
    ]);
    expect(fixed("Sitemap: /a.xml")).toEqual([undefined]);
  });

  test("read octets too, and tell text from what only looks like it", () => {
    const codes = (octets: Uint8Array) =>
      lintRobots(octets).map(({ code, severity }) => `${code} ${severity}`);
    expect(codes(new TextEncoder().encode("User-agent: *\nDisallow: /é"))).toEqual([]);
    expect(codes(new Uint8Array([0x23, 0xe9, 0x0a]))).toEqual(["encoding-mark warning"]);
    expect(codes(new Uint8Array([0x23, 0x00, 0x2f, 0x00]))).toEqual(["encoding-mark error"]);
    expect(codes(new TextEncoder().encode("\uFEFFUser-agent: *"))).toEqual(["encoding-mark note"]);
  });
});

describe("a fix", () => {
  const text = "User-agent: *\r\nUser-agent: GPTBot, CCBot # two\r\nDisallow: /";
  const [finding] = lintRobots(text);
  const fix = finding?.fix ?? { edits: [], affects: "none" };

  test("keeps comments and line endings", () => {
    expect(applyFix(text, fix)).toBe(
      "User-agent: *\r\nUser-agent: GPTBot # two\r\nUser-agent: CCBot\r\nDisallow: /",
    );
  });

  test("does nothing to a text that it was not made for", () => {
    for (const other of ["", "# new line\n".concat(text), text.replace("two", "2")]) {
      expect(applyFix(other, fix)).toBe(other);
    }
  });

  test("leaves what is past the limit in its place", () => {
    const long = `${text}\n${"# filler\n".repeat(octetLimit / 3)}# end`;
    expect(applyFix(long, fix)).toBe(applyFix(text, fix) + long.slice(text.length));
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../testing/runs.ts";
import { applicableTo } from "../robots/applicable.ts";
import { matchRobots } from "../robots/match.ts";
import { parseRobots, type RobotsFile } from "../robots/parse.ts";
import { type ReadingName, readings } from "../robots/readings.ts";
import type { Finding, LintCode } from "./finding.ts";
import { applyFix } from "./fix.ts";
import { lintRobots } from "./lint.ts";

const agents = [
  "GPTBot",
  "GPT-Bot",
  "CCBot",
  "Googlebot",
  "Google-Extended",
  "FacebookBot",
  "meta-externalagent",
];
const value = fc.constantFrom(
  ...agents,
  ...["*", "", "GPTBot/1.0", "GPTBot, CCBot", '"CCBot"', "*bot", "AI2Bot", "GPT\u200bBot", "Foo Bar"],
  ...[
    "/",
    "/a",
    "/a/",
    "/*.pdf$",
    "a",
    ".pdf$",
    "https://x.example/a",
    "/a\u00a0",
    "search=y",
    "train-ai=no",
    "5",
  ],
);
const field = fc.constantFrom(
  ...["User-agent", "User-agent", "User-agent", "Allow", "Disallow", "Disallow", "Disallow", "Sitemap"],
  ...[
    "Disalow",
    "User agent",
    "Useragents",
    "\u00a0Disallow",
    "\ufeffUser-agent",
    "Allowed",
    "DisallowAITraining",
  ],
  ...["Noindex", "Crawl-delay", "Host", "License", "Content-Signal", "Content-Usage", "Foo", "constructor"],
);
const line = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(field, value).map((pair) => pair.join(": ")) },
  { weight: 2, arbitrary: fc.tuple(field, value).map((pair) => pair.join(" ")) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...["", "# note", "# BEGIN Cloudflare Managed content", "# END Cloudflare Managed content"],
    ),
  },
);
const text = fc
  .tuple(
    fc.constantFrom("", "", "", "\uFEFF"),
    fc.array(line, { maxLength: 10 }),
    fc.constantFrom("\n", "\r\n", "\r"),
  )
  .map(([mark, lines, eol]) => mark + lines.join(eol));

const paths = ["/", "/a", "/a/b", "/x.pdf", "/%61", "/a%C2%A0", "/other"];

/** Whether the fix says that it may change what this crawler is told. */
function names({ fix }: Finding, agent: string, file: RobotsFile, reading: ReadingName): boolean {
  if (fix === undefined || fix.affects === "none") return false;
  if (fix.affects.some((name) => name.toLowerCase() === agent.toLowerCase())) return true;
  return fix.affects.includes("*") && !applicableTo(agent, file, reading)?.named;
}

describe("fixes", { timeout: 60_000 }, () => {
  test("never change a verdict that they do not name, in either reading", () => {
    fc.assert(
      fc.property(text, (source) => {
        for (const finding of lintRobots(source, { origin: "https://example.com" })) {
          if (finding.fix) expect(unnamedChanges(source, finding, applyFix(source, finding.fix))).toEqual([]);
        }
      }),
      runs(3000),
    );
  });

  function unnamedChanges(source: string, finding: Finding, fixed: string): string[] {
    const [before, after] = [parseRobots(source), parseRobots(fixed)];
    return readings.flatMap((reading) =>
      [...agents, "SomeoneElse"]
        .filter((agent) => !names(finding, agent, before, reading))
        .flatMap((agent) => paths.map((path) => ({ agent, path })))
        .filter(
          (asked) =>
            matchRobots(before, asked, { reading }).allowed !==
            matchRobots(after, asked, { reading }).allowed,
        )
        .map(({ agent, path }) => `${finding.code} changes ${path} for ${agent} (${reading})`),
    );
  }

  test("applied twice change nothing more", () => {
    fc.assert(
      fc.property(text, (source) => {
        for (const { fix } of lintRobots(source, { origin: "https://example.com" })) {
          if (fix === undefined) continue;
          const once = applyFix(source, fix);
          expect(once).not.toBe(source);
          expect(applyFix(once, fix)).toBe(once);
        }
      }),
      runs(2000),
    );
  });

  test("one after the other come to an end", () => {
    fc.assert(
      fc.property(text, (source) => {
        let current = source;
        for (let round = 0; round < 100; round++) {
          const fix = lintRobots(current, { origin: "https://example.com" }).find((each) => each.fix)?.fix;
          if (fix === undefined) return;
          current = applyFix(current, fix);
        }
        expect.fail(`still to be fixed: ${JSON.stringify(current)}`);
      }),
      runs(500),
    );
  });
});

describe("strangers’ files", { timeout: 60_000 }, () => {
  const lines = (count: number, each: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => each(i)).join("\n");

  test("never throw", () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: "binary" }), fc.uint8Array({ maxLength: 500 })), (any) => {
        for (const { line: found } of lintRobots(any)) expect(found).toBeGreaterThan(0);
      }),
    );
  });

  test.each<[string, LintCode | undefined, string | Uint8Array]>([
    ["ten megabytes", "oversize", lines(330_000, (index) => `User-agent: bot${index}\nDisallow: /${index}`)],
    ["100,000 groups", "near-miss-token", lines(100_000, () => "User-agent: GPT-Bot\nDisallow: /")],
    [
      "100,000 groups that lose a rule",
      "lost-rules",
      `User-agent: *\nDisallow: /b\n${lines(100_000, (index) => `User-agent: a${index}\nDisallow: /a`)}`,
    ],
    [
      "one crawler in every group",
      "lost-rules",
      `User-agent: *\nDisallow: /b\n${lines(100_000, (index) => `User-agent: GPTBot\nDisallow: /${index}`)}`,
    ],
    [
      "one switch in every group",
      "control-token",
      `User-agent: *\nDisallow: /\n${lines(100_000, () => "User-agent: Google-Extended\nAllow: /")}`,
    ],
    [
      "thousands of mistakes in a group of thousands",
      "misspelled-field",
      `${lines(12_000, (index) => `User-agent: a${index}`)}\n${lines(18_000, () => "Disalow: /")}`,
    ],
    ["a line of a megabyte", "oversize", `User-agent: *\nDisallow: /${"a*".repeat(500_000)}`],
    ["a line of almost 500 KiB", undefined, `User-agent: *\nDisallow: /${"a*".repeat(240_000)}`],
    ["a name of almost 500 KiB", "illegal-token", `User-agent: ${"\"'".repeat(240_000)}x`],
    ["spaces", "malformed-content-signal", `Content-Signal: a${" ".repeat(480_000)}=`],
    ["lines of one letter", "unsupported-line", "a\n".repeat(300_000)],
    ["binary", "encoding-mark", new Uint8Array(10_000_000).map((_, index) => Math.imul(index, 40_503) >>> 5)],
    ["zeros", "encoding-mark", new Uint8Array(10_000_000)],
  ])("are answered, however large or strange: %s", (_, expected, source) => {
    const codes = new Set(lintRobots(source).map(({ code }) => code));
    expect(expected === undefined ? codes.size === 0 : codes.has(expected)).toBe(true);
  });
});

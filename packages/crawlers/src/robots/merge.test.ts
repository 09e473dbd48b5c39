import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { octetLimit } from "./decode.ts";
import { matchRobots } from "./match.ts";
import { blockMarkers, mergeBlock } from "./merge.ts";
import { parseRobots } from "./parse.ts";
import { printRobots } from "./print.ts";

const { begin, end } = blockMarkers;
const block = printRobots({
  groups: [
    { agents: ["Googlebot"], rules: [{ allow: "/" }] },
    { agents: ["GPTBot"], rules: [{ disallow: "/" }] },
  ],
});
const other = printRobots({ groups: [{ agents: ["CCBot"], rules: [{ disallow: "/" }] }] });
const marked = (content: string) => `${begin}\n${content}${end}\n`;
const textOf = (existing: string, content = block) => mergeBlock(existing, content).text;

describe("where the block goes", () => {
  test("into an empty file", () => {
    expect(textOf("")).toBe(marked(block));
  });

  test("at the end of a file, after an empty line", () => {
    expect(textOf("User-agent: *\nDisallow: /a\n")).toBe(`User-agent: *\nDisallow: /a\n\n${marked(block)}`);
    expect(textOf("User-agent: *\nDisallow: /a\n\n")).toBe(`User-agent: *\nDisallow: /a\n\n${marked(block)}`);
  });

  test("on a line of its own when the last line does not end", () => {
    expect(textOf("Sitemap: x")).toBe(`Sitemap: x\n\n${marked(block)}`);
  });

  test("in the place of the one that is there", () => {
    expect(textOf(`# a\n${marked(other)}# b`)).toBe(`# a\n${marked(block)}# b`);
  });

  test("once, when there were several", () => {
    expect(textOf(`${marked(other)}# a\n${marked(other)}# b\n`)).toBe(`${marked(block)}# a\n# b\n`);
  });

  test("with the line endings of the file", () => {
    for (const eol of ["\r\n", "\r"]) {
      expect(textOf(`Sitemap: x${eol}`)).toBe(`Sitemap: x${eol}${eol}${marked(block).replaceAll("\n", eol)}`);
    }
  });

  test("to the end, when it stood in the middle of a group", () => {
    const split = `User-agent: Bot\nDisallow: /a\n${marked(other)}Disallow: /b\n`;
    expect(textOf(split)).toBe(`User-agent: Bot\nDisallow: /a\nDisallow: /b\n${marked(block)}`);
    const open = `User-agent: A\n${marked(other)}User-agent: B\nDisallow: /\n`;
    expect(textOf(open)).toBe(`User-agent: A\nUser-agent: B\nDisallow: /\n${marked(block)}`);
  });

  test("between markers of the caller's", () => {
    const markers = { begin: "# >>>", end: "# <<<" };
    expect(mergeBlock(`${marked(other)}`, "# x\n", markers).text).toBe(
      `${marked(other)}\n# >>>\n# x\n# <<<\n`,
    );
  });
});

describe("what is never lost or changed", () => {
  test.each([
    ["a begin without end", `# a\n${begin}\nUser-agent: b\nDisallow: /b\n`],
    ["an end without begin", `# a\nUser-agent: b\nDisallow: /b\n${end}\n`],
    ["an end before its begin", `${end}\n# a\nUser-agent: b\nDisallow: /b\n${begin}\n`],
  ])("the lines around a marker that lost its partner: %s", (_, existing) => {
    const text = textOf(existing);
    expect(text).toBe(`# a\nUser-agent: b\nDisallow: /b\n\n${marked(block)}`);
    expect(textOf(text)).toBe(text);
  });

  test("a byte order mark before the first marker", () => {
    expect(textOf(`\uFEFF${marked(other)}`)).toBe(`\uFEFF${marked(block)}`);
  });

  test("a line that only begins like a marker", () => {
    const existing = `${begin} x\nUser-agent: a\nDisallow: /a\n${end} y\n`;
    expect(textOf(existing).startsWith(existing)).toBe(true);
  });

  test("the lines between a broken begin and a complete block", () => {
    expect(textOf(`${begin}\n# kept\n${marked(other)}`)).toBe(`# kept\n${marked(block)}`);
  });

  test("the lines between two markers that only the removal of a block would pair", () => {
    const text = textOf(`${begin}\n${marked(other)}Allow: /kept\n${end}\n`);
    expect(textOf(text)).toBe(text);
    expect(text).toContain("Allow: /kept");
  });

  test("agents that the file leaves without rules are not taken into the block's first group", () => {
    const file = parseRobots(textOf("User-agent: Bot", other));
    expect(matchRobots(file, { agent: "Bot", path: "/" }).allowed).toBe(true);
    expect(matchRobots(file, { agent: "CCBot", path: "/" }).allowed).toBe(false);
  });

  test("a marker inside the block does not end it early", () => {
    const text = textOf("", `# x\n${end}\n# y\n`);
    expect(text).toBe(marked("# x\n# y\n"));
    expect(textOf(text, `# x\n${end}\n# y\n`)).toBe(text);
  });
});

describe("what is said to everyone", () => {
  const statement = "Content-Signal: search=yes, ai-train=no";
  const forAll = `User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\n${statement}\nDisallow:\n`;
  const inner = `${begin}\n${statement}\n${end}\n`;
  const rest = marked("User-agent: GPTBot\nDisallow: /\n");

  test("goes into the file's group for everyone, without the rule that forbids nothing", () => {
    const text = textOf("User-agent: *\nDisallow: /cart/\n", forAll);
    expect(text).toBe(`User-agent: *\n${inner}Disallow: /cart/\n\n${rest}`);
    expect(textOf(text, forAll)).toBe(text);
    expect(textOf(text, block)).toBe(`User-agent: *\nDisallow: /cart/\n\n${marked(block)}`);
  });

  test("stays in the block where no group of the file speaks to everyone alone", () => {
    for (const existing of ["", "User-agent: *\nUser-agent: Bing\nDisallow: /cart/\n\n"])
      expect(textOf(existing, forAll)).toBe(existing + marked(forAll));
  });

  test("leaves the block where it stands, before the group or after it", () => {
    const before = `${marked(other)}\nUser-agent: *\nDisallow: /cart/\n`;
    const merged = `${rest}\nUser-agent: *\n${inner}Disallow: /cart/\n`;
    expect(textOf(before, forAll)).toBe(merged);
    expect(textOf(merged, forAll)).toBe(merged);
    const between = `User-agent: *\nDisallow: /cart/\n${marked(other)}# note\n`;
    const mergedBetween = `User-agent: *\n${inner}Disallow: /cart/\n${rest}# note\n`;
    expect(textOf(between, forAll)).toBe(mergedBetween);
    expect(textOf(mergedBetween, forAll)).toBe(mergedBetween);
  });

  test("needs no other block where it is all there is to say", () => {
    const text = textOf("Sitemap: /s\r\nUser-agent: *", `User-agent: *\n${statement}\nDisallow:\n`);
    expect(text).toBe(`Sitemap: /s\r\nUser-agent: *\r\n${inner.replaceAll("\n", "\r\n")}`);
  });

  test("is no conflict, and lines are numbered with it", () => {
    const forbidding = forAll.replace("Disallow:\n", "Disallow: /x\n").replace("GPTBot", "Googlebot");
    const existing = "User-agent: *\nDisallow: /cart/\n";
    const { text, conflicts } = mergeBlock(existing, forbidding.replace("Disallow: /\n", "Allow: /\n"));
    expect(conflicts).toMatchObject([{ kind: "no-longer-blocked", agent: "Googlebot" }]);
    expect(text.split("\n")[(conflicts[0]?.rule.line ?? 0) - 1]).toBe("Disallow: /cart/");
  });

  test("what is about the whole file goes before every group, and sitemaps are named once", () => {
    const license = "License: https://example.com/license.xml\n";
    const text = textOf(
      "User-agent: A\nDisallow: /a\n\nSitemap: /s\n",
      `${license}\n${block}\nSitemap: /s\n`,
    );
    expect(text).toBe(`${marked(`${license}\n${block}`)}\nUser-agent: A\nDisallow: /a\n\nSitemap: /s\n`);
    // A rule before every group would become one of the block's last.
    expect(textOf("Disallow: /a\n", license)).toBe(`Disallow: /a\n\n${marked(license)}`);
  });

  const python = spawnSync("python3", ["--version"]).status === 0;
  test.skipIf(!python)(
    "is no reason for readers of the first such group to miss the site's own rules",
    () => {
      const license = "License: https://example.com/license.xml\n";
      const robots = textOf(
        "User-agent: *\nDisallow: /wp-admin/\nDisallow: /cart/\n",
        `${license}\n${forAll}`,
      );
      const script = `
import sys, urllib.robotparser
robots = urllib.robotparser.RobotFileParser()
robots.parse(sys.stdin.read().splitlines())
print([robots.can_fetch(*asked) for asked in [("Nobody", "/cart/"), ("Nobody", "/a"), ("GPTBot", "/a")]])`;
      const { stdout } = spawnSync("python3", ["-c", script], { input: robots, encoding: "utf8" });
      expect(stdout.trim()).toBe("[False, True, False]");
    },
  );
});

describe("conflicts", () => {
  const conflicts = (existing: string) =>
    mergeBlock(existing, block).conflicts.map(({ kind, agent, rule }) => `${kind} ${agent} ${rule.line}`);

  test("an Allow line for the same crawler outranks the block, as groups of one agent merge", () => {
    expect(conflicts("User-agent: gptbot\nDisallow: /a\nAllow: /press/\n")).toEqual([
      "still-allowed GPTBot 3",
    ]);
    expect(conflicts("User-agent: GPTBot\nAllow: /\n")).toEqual(["still-allowed GPTBot 2"]);
  });

  test("an Allow line for everyone does not: the block names the crawler", () => {
    expect(conflicts("User-agent: *\nAllow: /\n")).toEqual([]);
  });

  test("a Disallow line for everyone no longer reaches a crawler that the block allows by name", () => {
    expect(conflicts("User-agent: *\nDisallow: /admin/\n")).toEqual(["no-longer-blocked Googlebot 2"]);
  });

  test("a Disallow line that its file itself overrules blocked nobody", () => {
    expect(conflicts("User-agent: *\nDisallow: /\nAllow: /\n")).toEqual([]);
  });

  test("a Disallow line for a crawler of its own still counts, unless the block is as specific", () => {
    expect(conflicts("User-agent: Googlebot\nDisallow: /admin/\n")).toEqual([]);
    expect(conflicts("User-agent: Googlebot\nDisallow: /\n")).toEqual(["no-longer-blocked Googlebot 2"]);
  });

  test("crawlers that share a group are each told what they would be told alone", () => {
    const agents = ["GPTBot", "ClaudeBot", "CCBot", "Bytespider"];
    const existing =
      "User-agent: ClaudeBot\nAllow: /press/\n\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin/\n";
    const found = (named: readonly string[]) => {
      const groups = [{ agents: named, rules: [{ disallow: "/" }, { allow: "/open/" }] }];
      const { conflicts: all } = mergeBlock(existing, printRobots({ groups }));
      return all.map(({ kind, agent, rule }) => `${kind} ${agent} ${rule.value}`);
    };
    expect(found(agents)).toEqual(agents.flatMap((agent) => found([agent])));
    expect(found(agents)).toContain("still-allowed ClaudeBot /press/");
  });

  test("lines are numbered as in the merged file", () => {
    const existing = `${marked(other)}User-agent: GPTBot\nAllow: /a\n`;
    const { text, conflicts: found } = mergeBlock(existing, block);
    const line = found[0]?.rule.line ?? 0;
    expect(text.split("\n")[line - 1]).toBe("Allow: /a");
  });
});

test("a file that grows past 500 KiB is said to be cut", () => {
  expect(mergeBlock("# a\n", block).truncated).toBe(false);
  expect(mergeBlock(`#${"x".repeat(octetLimit)}\n`, block).truncated).toBe(true);
});

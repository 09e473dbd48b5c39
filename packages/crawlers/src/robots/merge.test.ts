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

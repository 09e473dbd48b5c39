import { describe, expect, test } from "vitest";
import { octetLimit } from "./decode.ts";
import { parseRobots } from "./parse.ts";

const octets = (...values: number[]) => new Uint8Array(values);
const valuesOf = (source: string | Uint8Array) => parseRobots(source).lines.map(({ value }) => value);

describe("lines", () => {
  test.each([
    ["LF", "\n"],
    ["CR", "\r"],
    ["CRLF", "\r\n"],
  ])("%s ends a line, and line numbers follow", (_, eol) => {
    const file = parseRobots(["User-agent: a", "", "# note", "Disallow: /", ""].join(eol));
    expect(file.lines).toEqual([
      { line: 1, directive: "user-agent", field: "User-agent", value: "a" },
      { line: 4, directive: "disallow", field: "Disallow", value: "/" },
    ]);
  });

  test("endings may be mixed", () => {
    expect(parseRobots("a: 1\r\rb: 2\n\r\nc: 3").lines.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  test("a comment ends the line wherever it begins", () => {
    expect(valuesOf("Disallow: /a#b\nAllow: /c # d: e\n  # f: g")).toEqual(["/a", "/c"]);
  });

  test("space around field and value is no part of them; inside, it is", () => {
    expect(parseRobots(" \tDisallow \t: \t/a b \t\v\f").lines[0]).toMatchObject({
      field: "Disallow",
      value: "/a b",
    });
  });

  test("a no-break space is a character like others", () => {
    expect(valuesOf("Disallow: /a\u00a0")).toEqual(["/a\u00a0"]);
  });

  test("fields are read whatever their case", () => {
    expect(
      parseRobots("USER-agent: a\naLLow: /\nDISALLOW: /\nSiteMap: x").lines.map((l) => l.directive),
    ).toEqual(["user-agent", "allow", "disallow", "sitemap"]);
  });

  test("a value may be empty, and may hold colons", () => {
    expect(valuesOf("Disallow:\nSitemap: https://a.example/")).toEqual(["", "https://a.example/"]);
  });

  test("what is not `field: value` is kept as malformed; other fields as other", () => {
    expect(parseRobots("nonsense\n: value\nCrawl-delay: 5").lines).toEqual([
      { line: 1, directive: "malformed", field: "", value: "nonsense" },
      { line: 2, directive: "malformed", field: "", value: ": value" },
      { line: 3, directive: "other", field: "Crawl-delay", value: "5" },
    ]);
  });
});

describe("octets", () => {
  test("a byte order mark is skipped, in text and in octets", () => {
    expect(parseRobots("\uFEFFUser-agent: a").groups).toHaveLength(1);
    expect(parseRobots(new TextEncoder().encode("\uFEFFUser-agent: a")).groups).toHaveLength(1);
  });

  test.each([[[0xef]], [[0xef, 0xbb]]])("so is the beginning of one, as Google’s parser does: %j", (mark) => {
    const file = parseRobots(octets(...mark, ...new TextEncoder().encode("User-agent: a")));
    expect(file.groups).toHaveLength(1);
  });

  test("a NUL ends what a line says, as it does for parsers written in C", () => {
    expect(valuesOf("Disallow: /a\0b\nAllow: /c")).toEqual(["/a", "/c"]);
  });

  test("UTF-8 is decoded", () => {
    expect(valuesOf(new TextEncoder().encode("Disallow: /é/日本/😀"))).toEqual(["/é/日本/😀"]);
  });

  test.each([
    ["a stray tail", octets(0x80), "%80"],
    ["Latin-1", octets(0xe9, 0x2f), "%E9/"],
    ["an overlong form", octets(0xc0, 0xaf), "%C0%AF"],
    ["an overlong form of three", octets(0xe0, 0x80, 0xaf), "%E0%80%AF"],
    ["a surrogate", octets(0xed, 0xa0, 0x80), "%ED%A0%80"],
    ["beyond Unicode", octets(0xf4, 0x90, 0x80, 0x80), "%F4%90%80%80"],
    ["a sequence cut short", octets(0xe2, 0x82), "%E2%82"],
    ["a good one after a bad one", octets(0xff, 0xc3, 0xa9), "%FFé"],
  ])("octets that are not UTF-8 are kept percent-encoded: %s", (_, source, value) => {
    const line = new Uint8Array([...new TextEncoder().encode("a:"), ...source]);
    expect(valuesOf(line)).toEqual([value]);
  });
});

describe("500 KiB", () => {
  const filler = (length: number) => `#${"x".repeat(length - 2)}\n`;

  test("a file of exactly 500 KiB is read whole", () => {
    const text = `${filler(octetLimit - 11)}Disallow: /`;
    expect(text).toHaveLength(octetLimit);
    expect(parseRobots(text)).toMatchObject({ truncated: false, lines: [{ value: "/" }] });
  });

  test.each([
    ["text", (text: string) => text],
    ["octets", (text: string) => new TextEncoder().encode(text)],
  ])("the line that the limit cuts is not read, as half a rule may say something else: %s", (_, source) => {
    const file = parseRobots(source(`a: 1\n${filler(octetLimit - 16)}Disallow: /private`));
    expect(file).toMatchObject({ truncated: true, lines: [{ value: "1" }] });
  });

  test("the limit counts octets, not characters", () => {
    expect(parseRobots(`a: ${"é".repeat(octetLimit / 2)}`).truncated).toBe(true);
    expect(parseRobots(`a: ${"e".repeat(octetLimit / 2)}`).truncated).toBe(false);
  });

  test("one endless line says nothing", () => {
    expect(parseRobots(`Disallow: /${"a".repeat(1_000_000)}`)).toMatchObject({ truncated: true, lines: [] });
  });
});

describe("groups", () => {
  const shape = (text: string) =>
    parseRobots(text).groups.map(({ agents, rules }) => [
      agents.map(({ value }) => value).join(" "),
      rules.map(({ value }) => value).join(" "),
    ]);

  test("several User-agent lines share the rules that follow", () => {
    expect(shape("User-agent: a\nUser-agent: b\nDisallow: /1\nAllow: /2")).toEqual([["a b", "/1 /2"]]);
  });

  test("a User-agent line after a rule begins another group", () => {
    expect(shape("User-agent: a\nDisallow: /1\nUser-agent: b\nDisallow: /2")).toEqual([
      ["a", "/1"],
      ["b", "/2"],
    ]);
  });

  test("blank lines, comments and other records neither end nor begin a group (section 2.2.4)", () => {
    const text =
      "User-agent: a\n\n# x\nSitemap: y\nCrawl-delay: 1\nnonsense\nUser-agent: b\nDisallow: /1\n\nSitemap: z\nDisallow: /2";
    expect(shape(text)).toEqual([["a b", "/1 /2"]]);
  });

  test("rules before any group belong to nobody", () => {
    expect(shape("Disallow: /1\nUser-agent: a\nDisallow: /2")).toEqual([["a", "/2"]]);
  });

  test("sitemaps are listed wherever they stand", () => {
    const { sitemaps } = parseRobots("Sitemap: a\nUser-agent: *\nSitemap: b\nDisallow: /");
    expect(sitemaps.map(({ line, value }) => [line, value])).toEqual([
      [1, "a"],
      [3, "b"],
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { matchRobots } from "./match.ts";
import { parseRobots } from "./parse.ts";
import { printRobots } from "./print.ts";

test("a policy is printed with its comments, groups and sitemaps in order", () => {
  const text = printRobots({
    header: ["Generated on 2025-10-13", "", "Two lines\nin one"],
    groups: [
      { comment: ["Search"], agents: ["Googlebot", "Bingbot"], rules: [{ allow: "/" }] },
      { agents: ["GPTBot"], rules: [{ disallow: "/" }, { allow: "/press/*.html$" }] },
    ],
    sitemaps: ["https://example.com/sitemap.xml"],
    footer: ["End"],
  });
  expect(text).toBe(`# Generated on 2025-10-13
#
# Two lines
# in one

# Search
User-agent: Googlebot
User-agent: Bingbot
Allow: /

User-agent: GPTBot
Disallow: /
Allow: /press/*.html$

Sitemap: https://example.com/sitemap.xml

# End
`);
});

test("a group without rules keeps to itself", () => {
  const text = printRobots({
    groups: [
      { agents: ["CCBot"], rules: [] },
      { agents: ["GPTBot"], rules: [{ disallow: "/" }] },
    ],
  });
  expect(matchRobots(parseRobots(text), { agent: "CCBot", path: "/" }).allowed).toBe(true);
  expect(matchRobots(parseRobots(text), { agent: "GPTBot", path: "/" }).allowed).toBe(false);
});

test("a group that names nobody is left out, and an empty policy is an empty file", () => {
  expect(printRobots({ groups: [{ agents: [], rules: [{ disallow: "/" }] }] })).toBe("");
});

describe("nothing breaks out of its line", () => {
  test("a comment cannot become a rule", () => {
    const text = printRobots({ header: ["a\nUser-agent: *\rDisallow: /\r\nb"], groups: [] });
    expect(parseRobots(text).lines).toEqual([]);
  });

  test("a path or a sitemap cannot begin a comment or another line", () => {
    const text = printRobots({
      groups: [{ agents: ["*"], rules: [{ disallow: "/a#b\nAllow: / é\0" }] }],
      sitemaps: ["https://a.example/\nDisallow: /"],
    });
    expect(parseRobots(text).lines.map(({ value }) => value)).toEqual([
      "*",
      "/a%23b%0AAllow:%20/%20%C3%A9%00",
      "https://a.example/%0ADisallow:%20/",
    ]);
  });

  test.each(["", " GPTBot", "GPTBot\nDisallow: /", "GPT#Bot", "GPT\0Bot"])(
    "an agent that cannot stand on its line is refused: %j",
    (agent) => {
      expect(() => printRobots({ groups: [{ agents: [agent], rules: [] }] })).toThrow(RangeError);
    },
  );
});

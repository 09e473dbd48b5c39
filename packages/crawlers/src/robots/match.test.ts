import { describe, expect, test } from "vitest";
import { matchRobots } from "./match.ts";
import { parseRobots } from "./parse.ts";

const ask = (robots: string, path: string, agent = "Bot") =>
  matchRobots(parseRobots(robots), { agent, path });
const allowed = (robots: string, path: string, agent?: string) => ask(robots, path, agent).allowed;
const rules = (...lines: string[]) => ["User-agent: *", ...lines].join("\n");

describe("RFC 9309's own examples", () => {
  const simple = `User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot`;

  test.each([
    ["anybot", "/image.gif", false],
    ["anybot", "/image.gif?size=1", true],
    ["anybot", "/example/page.html", false],
    ["anybot", "/publications/", true],
    ["foobot", "/other", false],
    ["foobot", "/example/page.html", true],
    ["foobot", "/example/allowed.gif", true],
    ["foobot", "/example/page2.html", false],
    ["barbot", "/example/page.html", false],
    ["bazbot", "/example/page.html", false],
    ["bazbot", "/example/", true],
    ["quxbot", "/example/page.html", true],
  ])("section 5.1: %s and %s", (agent, path, expected) => {
    expect(allowed(simple, path, agent)).toBe(expected);
  });

  test("section 5.2: the longest match wins", () => {
    const robots = "User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif";
    expect(ask(robots, "/example/page/disallow.gif", "foobot")).toMatchObject({ allowed: true, octets: 14 });
    expect(ask(robots, "/example/page/disallowed.gif", "foobot")).toMatchObject({
      allowed: false,
      octets: 28,
    });
  });

  test("section 2.2.1: groups of the same agent count as one", () => {
    const robots = `user-agent: ExampleBot
disallow: /foo
disallow: /bar

user-agent: ExampleBot
disallow: /baz`;
    for (const path of ["/foo", "/bar", "/baz"]) expect(allowed(robots, path, "ExampleBot")).toBe(false);
    expect(ask(robots, "/foo", "examplebot")).toMatchObject({ groups: [{}, {}] });
  });

  test.each([
    ["/foo/bar?baz=quz", "/foo/bar?baz=quz"],
    ["/foo/bar?baz=http://foo.bar", "/foo/bar?baz=http%3A%2F%2Ffoo.bar"],
    ["/foo/bar/\u30C4", "/foo/bar/%E3%83%84"],
    ["/foo/bar/%E3%83%84", "/foo/bar/%E3%83%84"],
    ["/foo/bar/%62%61%7A", "/foo/bar/baz"],
  ])("section 2.2.2: %s and %s are the same path, on either side", (one, other) => {
    expect(allowed(rules(`Disallow: ${one}`), other)).toBe(false);
    expect(allowed(rules(`Disallow: ${other}`), one)).toBe(false);
  });

  test.each([
    ["allow: /", "/path", true],
    ["allow: /path$", "/path", true],
    ["allow: /path$", "/path/", false],
    ["allow: /this/*/exactly", "/this/path/exactly", true],
    ["allow: /this/*/exactly", "/this/exactly", false],
    ["allow: /path/file-with-a-%2A.html", "/path/file-with-a-*.html", true],
    ["allow: /path/foo-%24", "/path/foo-$", true],
  ])("section 2.2.3: special characters: %s on %s", (rule, path, expected) => {
    expect(allowed(rules("Disallow: /", rule), path)).toBe(expected);
  });
});

describe("which group applies", () => {
  const robots = "User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /private";

  test("the agent's own group applies alone: what * says is lost", () => {
    expect(ask(robots, "/", "GPTBot")).toMatchObject({ allowed: true, because: "no-rule", named: true });
  });

  test("* applies to those that no group names", () => {
    expect(ask(robots, "/", "CCBot")).toMatchObject({ allowed: false, because: "rule", named: false });
  });

  test("names are compared without case, and whole", () => {
    expect(ask(robots, "/", "gptBOT")).toMatchObject({ named: true });
    for (const agent of ["GPT", "GPTBot-Image", "bot"])
      expect(ask(robots, "/", agent)).toMatchObject({ named: false });
  });

  test("a version after the name is not part of it", () => {
    expect(ask("User-agent: GPTBot/1.0\nDisallow: /", "/", "GPTBot").allowed).toBe(false);
  });

  test("without a group, everything is allowed", () => {
    expect(ask("User-agent: a\nDisallow: /", "/")).toEqual({ because: "no-group", allowed: true });
    expect(ask("", "/")).toEqual({ because: "no-group", allowed: true });
  });

  test("a group without rules allows everything", () => {
    expect(ask("User-agent: Bot\nUser-agent: *\n", "/x")).toMatchObject({
      allowed: true,
      because: "no-rule",
    });
  });

  test("in a group that names the agent and everyone, the agent is named", () => {
    const file = parseRobots("User-agent: GPTBot\nUser-agent: *\nDisallow: /");
    expect(matchRobots(file, { agent: "CCBot", path: "/" })).toMatchObject({ named: false });
    expect(matchRobots(file, { agent: "GPTBot", path: "/" })).toMatchObject({ named: true });
  });

  test("a name that no line spells never applies by accident", () => {
    expect(ask("User-agent: 360Spider\nDisallow: /", "/", "")).toMatchObject({ because: "no-group" });
  });
});

describe("which rule wins", () => {
  test("allow wins a tie, whatever the order", () => {
    expect(allowed(rules("Disallow: /a", "Allow: /a"), "/a")).toBe(true);
    expect(allowed(rules("Allow: /a", "Disallow: /a"), "/a")).toBe(true);
    expect(allowed(rules("Allow: /a*", "Disallow: /aa"), "/aa")).toBe(true);
  });

  test("the verdict names the earliest of equal rules, with its line", () => {
    expect(ask(rules("Disallow: /a", "Disallow: /a"), "/a")).toMatchObject({
      rule: { line: 2, value: "/a" },
    });
  });

  test("length is counted in octets of the one spelling that is compared", () => {
    // 7 octets either way: /%C3%A9
    expect(ask(rules("Disallow: /é"), "/é")).toMatchObject({ octets: 7 });
    expect(ask(rules("Disallow: /%c3%a9"), "/é")).toMatchObject({ octets: 7 });
    expect(allowed(rules("Disallow: /é", "Allow: /*****"), "/é")).toBe(false);
  });

  test("an empty path is no rule", () => {
    expect(ask(rules("Disallow:", "Allow:"), "/")).toMatchObject({ because: "no-rule" });
  });

  test("/robots.txt is always allowed, and nothing else of that name", () => {
    expect(ask(rules("Disallow: /"), "/robots.txt")).toEqual({ because: "robots-txt", allowed: true });
    expect(allowed(rules("Disallow: /"), "/a/robots.txt")).toBe(false);
    expect(allowed(rules("Disallow: /"), "/robots.txt.bak")).toBe(false);
  });

  test("the same file answers for another path after the first", () => {
    const file = parseRobots(rules("Disallow: /a", "Allow: /b"));
    const at = (path: string) => matchRobots(file, { agent: "Bot", path }).because;
    expect([at("/a"), at("/c"), at("/b"), at("/a")]).toEqual(["rule", "no-rule", "rule", "rule"]);
  });
});

describe("paths", () => {
  test.each([
    ["/fish", "/fishheads/yummy.html", true],
    ["/fish", "/Fish", false],
    ["/fish*", "/fish", true],
    ["/fish/", "/fish", false],
    ["/*.php", "/folder/filename.php?parameters", true],
    ["/*.php$", "/filename.php", true],
    ["/*.php$", "/filename.php?x", false],
    ["/*.php$", "/a.php/b.php", true],
    ["/fish*.php", "/fishheads/catfish.php?x", true],
    ["*", "/", true],
    ["$", "/", false],
    ["/$", "/", true],
    ["/$", "/a", false],
    ["/a**b", "/ab", true],
    ["/a*b*$", "/ab", true],
    ["/ab*b$", "/ab", false],
    ["/a$b", "/a$b", true],
    ["/a$$", "/a$", true],
    ["fish", "/fish", false],
  ])("%s on %s", (pattern, path, matches) => {
    expect(allowed(rules(`Disallow: ${pattern}`), path)).toBe(!matches);
  });

  test.each([
    ["/a%2fb", "/a%2Fb", true],
    ["/a%2Fb", "/a/b", false],
    ["/%7Ejoe", "/~joe", true],
    ["/a b", "/a%20b", true],
    ["/100%", "/100%", true],
    ["/100%zz", "/100%ZZ", false],
    ["/\ud800", "/%EF%BF%BD", true],
    ["/?a=1&b=%26", "/?a=1&b=&", false],
    ["*/admin", "/?next=/admin", true],
    ["/*%2Fadmin", "/?next=%2Fadmin", true],
  ])("one spelling stands for all: %s and %s", (pattern, path, matches) => {
    expect(allowed(rules(`Disallow: ${pattern}`), path)).toBe(!matches);
  });

  test("a fragment is no part of a request, and a path begins with a slash", () => {
    expect(allowed(rules("Disallow: /a$"), "/a#b")).toBe(false);
    expect(allowed(rules("Disallow: /$"), "")).toBe(false);
    expect(allowed(rules("Disallow: /?q"), "?q=1")).toBe(false);
  });
});

describe("hostile patterns are answered in linear time", () => {
  const long = 200_000;
  test.each([
    ["many wildcards", `/${"*a".repeat(long)}$`, `/${"a".repeat(long)}b`],
    ["a long piece that almost matches", `/*${"a".repeat(long / 4)}b`, `/${"a".repeat(long)}`],
    ["a periodic piece", `/*${"ab".repeat(long / 8)}c*d`, `/${"ab".repeat(long / 2)}`],
  ])("%s", (_, pattern, path) => {
    // Trying every way would take longer than any test is given.
    expect(allowed(rules(`Disallow: ${pattern}`), path)).toBe(true);
  });
});

import { describe, expect, test } from "vitest";
import googleCases from "./google-cases.json" with { type: "json" };
import { matchRobots } from "./match.ts";
import { parseRobots } from "./parse.ts";
import type { ReadingName } from "./readings.ts";

interface Case {
  readonly robots: string;
  readonly agent: string;
  readonly path: string;
  readonly google: string;
}

const cases: readonly Case[] = googleCases.files.flatMap(({ robots, verdicts }) =>
  verdicts.map(([agent = "", path = "", google = ""]) => ({ robots, agent, path, google })),
);

function verdict({ robots, agent, path }: Case, reading: ReadingName): string {
  return matchRobots(parseRobots(robots), { agent, path }, { reading }).allowed ? "allow" : "disallow";
}

describe("Google's published parser", () => {
  test("800 of its verdicts are at hand", () => {
    expect(cases).toHaveLength(800);
    expect(new Set(cases.map(({ google }) => google))).toEqual(new Set(["allow", "disallow"]));
  });

  test("its reading agrees with it on all of them", () => {
    expect(cases.filter((each) => verdict(each, "google") !== each.google)).toEqual([]);
  });

  test("RFC 9309 differs on nine: /robots.txt is always allowed, and paths are compared in one spelling", () => {
    const differing = cases.filter((each) => verdict(each, "rfc9309") !== each.google);
    expect(differing.map(({ agent, path, google }) => `${agent} ${path} ${google}`)).toEqual([
      // Section 2.2.2: “The /robots.txt URI is implicitly allowed.”
      "Googlebot /robots.txt disallow",
      // Section 2.2.2: octets outside ASCII are percent-encoded in the URI as in the rule…
      "Googlebot /zzindex.php/é/Fr.pdf allow",
      "ClaudeBot /é/~u allow",
      "Googlebot /a/é/b allow",
      "Googlebot /page.html/a.b/é allow",
      // …where RFC 3986, section 6.2.2.1, makes %c3 and %C3 the same.
      "Applebot /xy/%c3%a9/Fr allow",
      "Google-Extended /é/fr allow",
      "CCBot /é/~u/ allow",
      "SomeOtherBot /%c3%a/ba/ba9/%C3%A9/%C3%A9 allow",
    ]);
  });
});

describe("beyond those verdicts, the two readings differ where the README says so", () => {
  const lines = (...text: string[]) => `User-agent: *\n${text.join("\n")}\n`;

  test.each<[string, string, string, { rfc9309: boolean; google: boolean }]>([
    ["a field may have letters too many", lines("Disallowed: /a"), "/a", { rfc9309: true, google: false }],
    ["frequent typing errors count", lines("Dissallow: /a"), "/a", { rfc9309: true, google: false }],
    ["a colon may be missing", lines("Disallow /a"), "/a", { rfc9309: true, google: false }],
    ["between two words, not among three", lines("Disallow /a b"), "/a", { rfc9309: true, google: true }],
    ["“user agent” begins a group", "User agent: *\nDisallow: /a", "/a", { rfc9309: true, google: false }],
    [
      "allowing the index page allows its folder",
      lines("Disallow: /", "Allow: /a/index.html"),
      "/a/",
      { rfc9309: false, google: true },
    ],
    ["an encoded letter is itself", lines("Disallow: /%61"), "/a", { rfc9309: false, google: true }],
    ["%2A is a star in the path", lines("Disallow: /%2A"), "/*", { rfc9309: false, google: true }],
    ["%24 is a dollar sign in the path", lines("Disallow: /%24"), "/$", { rfc9309: false, google: true }],
    [
      "an encoded delimiter in the query is itself",
      lines("Disallow: /?u=http://a.b"),
      "/?u=http%3A%2F%2Fa.b",
      { rfc9309: false, google: true },
    ],
  ])("%s", (_, robots, path, allowed) => {
    const file = parseRobots(robots);
    const of = (reading: ReadingName) => matchRobots(file, { agent: "Bot", path }, { reading }).allowed;
    expect({ rfc9309: of("rfc9309"), google: of("google") }).toEqual(allowed);
  });

  test("a name that RFC 9309 cannot express is cut by Google, and compared whole by us too", () => {
    const file = parseRobots("User-agent: AI2Bot\nDisallow: /");
    const asked = { agent: "AI2Bot", path: "/" };
    expect(matchRobots(file, asked).allowed).toBe(false);
    expect(matchRobots(file, asked, { reading: "google" }).because).toBe("no-group");
    expect(matchRobots(file, { agent: "AI", path: "/" }, { reading: "google" }).allowed).toBe(false);
  });
});

import { matchRobots, mergeBlock, parseRobots } from "@octroi/crawlers/robots";
import { outputs, preset } from "@octroi/policy";
import { describe, expect, test } from "vitest";
import { askPhp, php } from "./judge.ts";

const policy = preset("search-not-training", {
  origin: "https://example.com",
  sitemaps: ["https://example.com/wp-sitemap.xml"],
});
const printed = outputs["robots-txt"].print(policy).files[0]?.text ?? "";
const wordPress = `User-agent: *
Disallow: /wp-admin/
Allow: /wp-admin/admin-ajax.php

Sitemap: https://example.com/wp-sitemap.xml
`;

function merged(others: string): string {
  return String(askPhp([["merge", printed, others]])[0]);
}

function isAllowed(robots: string, agent: string, path: string): boolean {
  return matchRobots(parseRobots(robots), { agent, path }).allowed;
}

/** Each group's names, statements and rules, in the order of the alphabet, and the sitemaps. */
function groupsIn(robots: string): readonly string[] {
  const groups: string[] = [];
  let isOpen = false;
  for (const { directive, field, value } of parseRobots(robots).lines) {
    const isAgent = directive === "user-agent";
    if ((isAgent && !isOpen) || directive === "sitemap") groups.push("");
    groups.push(`${groups.pop()}${field.toLowerCase()}: ${value}\n`);
    isOpen = isAgent;
  }
  return groups.toSorted();
}

describe.skipIf(php === undefined)("the finished robots.txt", () => {
  test("has one group for everybody, which holds the policy’s statements and WordPress’s rules", () => {
    const robots = merged(wordPress);
    expect(robots.match(/^User-agent: \*$/gm)).toHaveLength(1);
    expect(robots).toMatch(
      /^User-agent: \*\nContent-Signal: .*\nContent-Usage: .*\nDisallow: \/wp-admin\/\nAllow/m,
    );
    expect(robots.match(/^Sitemap:/gm)).toHaveLength(1);
    expect(isAllowed(robots, "Nobody", "/wp-admin/")).toBe(false);
    expect(isAllowed(robots, "Nobody", "/wp-admin/admin-ajax.php")).toBe(true);
    expect(isAllowed(robots, "GPTBot", "/")).toBe(false);
    expect(isAllowed(robots, "GPTBot", "/wp-admin/admin-ajax.php")).toBe(false);
  });

  test("keeps what other plugins say, whatever it looks like", () => {
    for (const others of [
      "",
      "# nothing but a comment",
      "Disallow: /nobody/\nUser-agent: *\nDisallow: /cart/",
      "User-agent: *\r\nUser-agent: Bing\r\nDisallow: /cart/\r\n",
      "User-agent: Bing\nDisallow: /bing/\n\nuser-agent:*\nDisallow: /cart/ # full\n",
    ]) {
      const robots = merged(others);
      for (const agent of ["GPTBot", "CCBot"]) expect(isAllowed(robots, agent, "/")).toBe(false);
      expect(isAllowed(robots, "Nobody", "/cart/")).toBe(!others.includes("/cart/"));
      expect(isAllowed(robots, "Bing", "/bing/")).toBe(!others.includes("/bing/"));
      const statement = parseRobots(robots).lines.filter(({ value }) => value.startsWith("search=yes"));
      expect(statement.length).toBeGreaterThan(0);
    }
  });

  test("says what the merge of @octroi/crawlers says, group by group", () => {
    for (const others of [
      wordPress,
      "",
      "User-agent: Bing\nDisallow: /bing/\n\nuser-agent:*\nDisallow: /cart/ # full\n",
      "User-agent: *\nUser-agent: Bing\nDisallow: /cart/\n",
    ])
      expect(groupsIn(merged(others))).toEqual(groupsIn(mergeBlock(others, printed).text));
  });

  test("is compared with the policy, name by name", () => {
    const differs = (finished: string) => askPhp([["differs", printed, finished]])[0];
    expect(differs(merged(wordPress))).toEqual({ lines: [], missing: false });
    expect(differs(`${merged(wordPress)}\nUser-agent: GPTBot\nAllow: /\n`)).toEqual({
      lines: ["GPTBot: Allow: /"],
      missing: false,
    });
    expect(differs(`${merged(wordPress)}\nUser-agent: gptbot/1.0\nAllow: /press/*.html$\n`)).toEqual({
      lines: ["GPTBot: Allow: /press/*.html$"],
      missing: false,
    });
    expect(differs(`${merged(wordPress)}\nUser-agent: GPTBot\nDisallow: /cart/\n`)).toEqual({
      lines: [],
      missing: false,
    });
    expect(differs("User-agent: *\nDisallow:\n")).toEqual({ lines: [], missing: true });
  });
});

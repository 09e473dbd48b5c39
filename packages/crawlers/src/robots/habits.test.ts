import { expect, test } from "vitest";
import { knownCrawler } from "../known.ts";
import { matchWithHabits } from "./habits.ts";
import { parseRobots } from "./parse.ts";

const none = { followsGroupOf: null, ignoresWildcardGroup: false };
const read = (agent: string, text: string, path = "/") => {
  const { verdict, ...how } = matchWithHabits(
    parseRobots(text),
    { agent, path },
    knownCrawler(agent) ?? none,
  );
  return { allowed: verdict.allowed, ...how };
};

test("a crawler follows another’s group where none names it", () => {
  const text = "User-agent: Googlebot\nDisallow: /\n\nUser-agent: *\nAllow: /";
  expect(read("Applebot", text)).toEqual({ allowed: false, follows: "Googlebot", mustBeNamed: false });
  expect(read("GPTBot", text)).toEqual({ allowed: true, follows: null, mustBeNamed: false });
  const named = `${text}\n\nUser-agent: Applebot\nAllow: /`;
  expect(read("Applebot", named)).toEqual({ allowed: true, follows: null, mustBeNamed: false });
});

test("a crawler that does not heed the group for everyone has to be named", () => {
  const text = "User-agent: *\nDisallow: /";
  expect(read("AdsBot-Google", text)).toEqual({ allowed: true, follows: null, mustBeNamed: true });
  expect(read("GPTBot", text)).toEqual({ allowed: false, follows: null, mustBeNamed: false });
  const named = "User-agent: AdsBot-Google\nDisallow: /";
  expect(read("AdsBot-Google", named)).toEqual({ allowed: false, follows: null, mustBeNamed: false });
  expect(read("AdsBot-Google", "")).toEqual({ allowed: true, follows: null, mustBeNamed: false });
});

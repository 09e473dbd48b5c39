import { knownCrawlers } from "@octroi/crawlers/identify";
import { matchRobots, parseRobots } from "@octroi/crawlers/robots";
import { identityAmong, publishedAddresses } from "@octroi/crawlers/verify";
import { describe, expect, test } from "vitest";
import { decide } from "./decide.ts";
import { crawlersOf, identifierFor, ownAddresses } from "./identify.ts";
import { type OutputName, outputs } from "./outputs.ts";
import { parsePolicy } from "./parse.ts";
import type { OwnCrawler, Policy, Rule } from "./policy.ts";

function policyWith(crawlers: readonly OwnCrawler[], rules: readonly Rule[]): Policy {
  const parsed = parsePolicy({ version: 1, site: { origin: "https://example.com" }, crawlers, rules });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.policy;
}

const ourBot = {
  name: "OurBot",
  aliases: ["Our Second Bot"],
  purpose: "training",
  operator: "Our Company",
  addresses: ["192.0.2.0/24", "2001:db8::/33", "198.51.100.7"],
} as const;
const policy = policyWith([ourBot], [{ who: { crawler: ["OurBot"] }, action: "block" }]);

describe("a crawler that the policy declares", () => {
  test.each([
    ["Mozilla/5.0 (compatible; OurBot/1.0; +https://our.example/bot)", "OurBot"],
    ["ourbot", "OurBot"],
    ["Our Second Bot 2", "OurBot"],
    ["OurBot/1.0 GPTBot/1.2", "OurBot"],
    ["GPTBot/1.2", "GPTBot"],
    // A header that names a search engine is the search engine's.
    ["Mozilla/5.0 (compatible; Googlebot/2.1; OurBot)", "Googlebot"],
    ["OurBot (compatible; bingbot/2.0)", "Bingbot"],
    ["YourOurBot/1.0", undefined],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", undefined],
  ])("is found in its header and in no other: %s", (header, token) => {
    expect(identifierFor(policy)(header)?.token).toBe(token);
  });

  test.each([
    ["192.0.2.200", "verified"],
    ["::ffff:192.0.2.1", "verified"],
    ["2001:db8:7fff::1", "verified"],
    ["2001:db8:8000::1", "outside"],
    ["198.51.100.7", "verified"],
    ["198.51.100.8", "outside"],
    ["nonsense", "unverifiable"],
  ])("is verified by its addresses: at %s it is %s", (address, identity) => {
    const identityOf = identityAmong(publishedAddresses, ownAddresses(policy));
    expect(identityOf({ token: "OurBot" }, address)).toBe(identity);
    expect(identityOf({ token: "GPTBot" }, "132.196.86.7")).toBe("verified");
  });

  test.each([
    [{ crawler: ["ourbot"] }],
    [{ crawler: ["Our Second Bot"] }],
    [{ operator: ["Our Company"] }],
    [{ purpose: ["training"] as const }],
  ])("is decided about by its names, its operator and its purpose: %j", (who) => {
    const own = policyWith([ourBot], [{ who, action: "block" }]);
    const crawler = identifierFor(own)("OurBot/1.0") ?? null;
    expect(decide(own, { crawler, identity: "unverifiable", path: "/a" }).action).toBe("block");
  });

  test.each(["robots-txt", "nginx", "apache", "caddy", "cloudflare", "vercel", "wordpress", "next"] as const)(
    "is named in %s",
    (form: OutputName) => {
      const { files } = outputs[form].print(policy);
      expect(files.map(({ text }) => text).join("")).toMatch(/ourbot/i);
      const [file] = files.filter(({ text }) => /ourbot/i.test(text));
      expect(outputs[form].check(file?.text ?? "", policy).filter(({ level }) => level === "error")).toEqual(
        [],
      );
    },
  );

  test("is missed where server rules lack it", () => {
    const [file] = outputs.caddy.print(policy).files;
    const findings = outputs.caddy.check((file?.text ?? "").replace("OurBot", "TheirBot"), policy);
    expect(findings.map(({ code, about }) => `${code} ${about}`)).toContain("rules-crawler-missing OurBot");
  });
});

describe("a name that readers of robots.txt would cut", () => {
  test.each(["Googlebot.x", "GPTBot2", "Googlebot 2"])(
    "is not written there, where it would speak to another crawler: %s",
    (name) => {
      const own = policyWith(
        [{ name, purpose: "training" }],
        [{ who: { crawler: [name] }, action: "block" }],
      );
      const { files, notes } = outputs["robots-txt"].print(own);
      const file = parseRobots(files[0]?.text ?? "");
      for (const { token } of knownCrawlers) {
        expect(matchRobots(file, { agent: token, path: "/a" }).allowed, token).toBe(true);
      }
      expect(notes.some(({ crawlers }) => crawlers?.includes(name))).toBe(true);
    },
  );
});

test("a policy that declares nobody knows the registry’s crawlers", () => {
  expect(crawlersOf(policyWith([], []))).toBe(knownCrawlers);
});

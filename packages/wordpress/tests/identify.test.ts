import { crawlers } from "@octroi/crawlers";
import { knownCrawlers } from "@octroi/crawlers/identify";
import { identityAmong, publishedAddresses, sampleAddress } from "@octroi/crawlers/verify";
import { identifierFor, type Policy, parsePolicy } from "@octroi/policy";
import { describe, expect, test } from "vitest";
import { rangesOf } from "../../crawlers/src/verify/addresses/list.ts";
import { askPhp, php } from "./judge.ts";

/** Headers around the names of the registry, as crawlers, browsers, apps and forgers send them. */
const frames: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `${name}/1.0`,
  (name) => name.toUpperCase(),
  (name) => `Mozilla/5.0 (compatible; ${name}/2.1; +https://example.com/bot)`,
  (name) => `Mozilla/5.0 (compatible; ${name}; +https://example.com/bot)`,
  (name) => `Mozilla/5.0 (like ${name})`,
  (name) => `Mozilla/5.0 (X11; Linux) ${name}-Mobile/1 Safari/537.36`,
  (name) => `${name}-20e61c5a-77`,
  (name) => `${name}-Fake/1.0`,
  (name) => `Fake-${name}/1.0`,
  (name) => `x${name}`,
  (name) => `curl/8.0 (+https://example.net/${name})`,
  (name) => `curl/8.0 (+example.net/${name}; ${name})`,
  (name) => `${name}/JS 4.77.0`,
  (name) => `${name}/5280 CFNetwork/1408.0.4 Darwin/22.5.0`,
  (name) => `GPTBot/1.0 ${name}/1.0`,
  (name) => `Claude-User (${name}/2.1.0; +https://support.anthropic.com/)`,
  (name) => `Mozilla/5.0 (compatible; Googlebot/2.1) ${name}/1`,
  (name) => `${"x ".repeat(600)}${name}/1.0`,
];

const headers = [
  ...crawlers.flatMap(({ userAgent }) => (userAgent ? [userAgent.header] : [])),
  ...knownCrawlers.flatMap(({ token, aliases, namesakeHosts }) => [
    ...[token, ...aliases].flatMap((name) => frames.map((frame) => frame(name))),
    ...namesakeHosts.map((host) => `Mozilla/5.0 (compatible; ${token}/3.0; +http://www.${host}/go/robot)`),
  ]),
  "",
  "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
];

const parsed = parsePolicy({
  version: 1,
  site: { origin: "https://example.com" },
  crawlers: [
    {
      name: "OurBot",
      aliases: ["Our.Other-Bot"],
      purpose: "training",
      addresses: ["192.0.2.0/24", "2001:db8::/33"],
    },
    { name: "Googlebot.x", purpose: "dataset", addresses: ["198.51.100.7"] },
    { name: "GPTBot2", purpose: "agent" },
  ],
  rules: [],
});
if (!parsed.ok) throw new Error("The policy of this test is wrong.");
const declaring: Policy = parsed.policy;

describe.skipIf(php === undefined)("the plugin recognizes who comes", () => {
  test("every header of the registry, and what only looks like one, is identified as the package does", () => {
    const cases = headers.map((header) => header.slice(0, 1024));
    const identify = identifierFor({ ...declaring, crawlers: [] });
    const found = askPhp(headers.map((header) => ["identify", header, null]));
    const wrong = cases.filter((header, at) => found[at] !== (identify(header)?.token ?? null));
    expect(wrong).toEqual([]);
    expect(new Set(found).size).toBeGreaterThan(250);
  });

  test("crawlers that a policy declares are identified too, and never in place of a search engine", () => {
    const asked = [
      ...headers.filter((_, at) => at % 7 === 0),
      ...["OurBot", "Our.Other-Bot", "Googlebot.x", "GPTBot2"].flatMap((name) =>
        frames.map((frame) => frame(name)),
      ),
    ];
    const identify = identifierFor(declaring);
    const found = askPhp(asked.map((header) => ["identify", header, declaring]));
    const wrong = asked.filter(
      (header, at) => found[at] !== (identify(header.slice(0, 1024))?.token ?? null),
    );
    expect(wrong).toEqual([]);
    expect(new Set(found)).toContain("OurBot");
  });

  test("an address verifies a crawler as the package says", () => {
    const listed = publishedAddresses.flatMap((list) => list.crawlers);
    const samples = [...new Set(listed)].flatMap((token) => sampleAddress(token) ?? []);
    // A range ends where it ends: its last address, and the one after it.
    const ends = publishedAddresses.flatMap((list) => {
      const last = rangesOf(list).ends.at(-1);
      return last === undefined ? [] : [last, last + 1].map(dotted);
    });
    const addresses = [
      ...samples,
      ...ends,
      ...samples.map((address) => `::ffff:${address}`),
      ...["192.0.2.7", "192.0.3.7", "2001:db8::1", "2001:db8:8000::1", "198.51.100.7", "203.0.113.9"],
      ...["2001:4860:4801:10::1", "2600:1f28:365:80b0::1", "", "nobody", "1.2.3", "01.2.3.4"],
    ];
    const tokens = [...new Set(listed), "Bytespider", "OurBot", "Googlebot.x"];
    const cases = tokens.flatMap((token) => addresses.map((address) => ({ token, address })));
    const own = (declaring.crawlers ?? []).flatMap(({ name, addresses: blocks }) =>
      blocks ? [{ token: name, addresses: blocks }] : [],
    );
    const identityOf = identityAmong(publishedAddresses, own);
    const found = askPhp(cases.map(({ token, address }) => ["identity", token, address, declaring]));
    const wrong = cases.filter(({ token, address }, at) => found[at] !== identityOf({ token }, address));
    expect(wrong).toEqual([]);
    expect(new Set(found)).toEqual(new Set(["verified", "outside", "unverifiable"]));
  });

  test("behind a proxy that nobody named, REMOTE_ADDR says nothing about the visitor", () => {
    const google = "66.249.66.1";
    const cases: readonly (readonly [object, string, string | null])[] = [
      [{ REMOTE_ADDR: google }, "auto", google],
      [{ REMOTE_ADDR: google, HTTP_X_FORWARDED_FOR: "203.0.113.9" }, "auto", null],
      [{ REMOTE_ADDR: google, HTTP_X_FORWARDED_FOR: "203.0.113.9" }, "direct", google],
      [{ REMOTE_ADDR: "10.0.0.1" }, "direct", null],
      [{ REMOTE_ADDR: "::1" }, "auto", null],
      [
        { REMOTE_ADDR: "10.0.0.1", HTTP_X_FORWARDED_FOR: `203.0.113.9, ${google}` },
        "X-Forwarded-For",
        google,
      ],
      [
        { REMOTE_ADDR: google, HTTP_CF_CONNECTING_IP: "[2001:db8::1]:443" },
        "CF-Connecting-IP",
        "2001:db8::1",
      ],
      [{ REMOTE_ADDR: google }, "X-Forwarded-For", null],
    ];
    expect(askPhp(cases.map(([server, source]) => ["address", server, source]))).toEqual(
      cases.map(([, , expected]) => expected),
    );
  });
});

function dotted(address: number): string {
  return [24, 16, 8, 0].map((bits) => (address >>> bits) & 255).join(".");
}

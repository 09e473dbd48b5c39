import { toBase64url } from "@octroi/crawlers/verify";
import { createGate } from "@octroi/edge";
import { createLicenseKeys, issueLicense, licenseChecker } from "@octroi/edge/licenses";
import { parsePolicy } from "@octroi/policy";
import { describe, expect, test } from "vitest";
import { policy as written } from "../../edge/tests/policy.ts";
import { userAgents } from "../../edge/tests/visits.ts";
import { askPhp, php, type Question } from "./judge.ts";

const parsed = parsePolicy(written);
if (!parsed.ok) throw new Error("The policy of the gate's tests is wrong.");
const { policy } = parsed;
const { contact: _, ...anonymous } = policy.site;
const plainPolicy = { ...policy, site: anonymous, license: undefined };
const market = {
  server: "https://console.octroi.example/olp/site-1",
  page: "https://octroi.example/market/example.com?a=1&b=2",
  guide: "https://octroi.example/documentation/read-lawfully",
};
const selling = [
  { ...policy, market },
  { ...plainPolicy, market: { server: market.server, page: market.page } },
];

const price = { amount: "0.005", currency: "EUR" };
const limit = { visits: 2, per: "minute" };

const { privateKey, publicKeys } = await createLicenseKeys();
const terms = {
  issuer: policy.site.origin,
  audience: policy.site.origin,
  licensee: "OpenAI",
  from: new Date(),
  until: new Date(Date.now() + 86_400_000),
};
/** A license by what is wrong with it. */
const tokens = new Map([
  ["malformed", "x"],
  ["other-paths", await issueLicense(privateKey, { ...terms, paths: ["/other/"] })],
  ["slice-spent", await issueLicense(privateKey, { ...terms, slice: { id: "spent", visits: 0 } })],
]);

/** What visitors send, and how they want to be told. */
const wishes = [
  {},
  { accept: "*/*" },
  {
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "accept-language": "en-US,en;q=0.9",
  },
  { accept: "text/html", "accept-language": "fr-FR,fr;q=0.9,en;q=0.8" },
  { accept: "text/html;q=0.4, application/json", "accept-language": "fr" },
  { accept: "application/json;q=0.2, TEXT/HTML;q=0.3", "accept-language": "de, FR;q=0.1" },
  { accept: "text/html", "accept-language": "de" },
  { accept: "text/html;q=x" },
];
const cases = [policy, plainPolicy, ...selling].flatMap((each) =>
  wishes.flatMap((headers) =>
    ["GET", "HEAD"].flatMap((method) =>
      (
        [
          ["blocked", "Bytespider", userAgents.bytespider, null, null],
          ["charged", "GPTBot", userAgents.gptbot, price, null],
          ["charged", "GPTBot", userAgents.gptbot, price, "malformed"],
          ["charged", "GPTBot", userAgents.gptbot, price, "other-paths"],
          ["charged", "GPTBot", userAgents.gptbot, price, "slice-spent"],
          ["limited", "CCBot", userAgents.ccbot, limit, 60],
        ] as const
      ).map(([kind, token, userAgent, more, after]) => ({
        each,
        headers,
        method,
        kind,
        token,
        userAgent,
        more,
        after,
      })),
    ),
  ),
);

describe.skipIf(php === undefined)("the plugin answers as @octroi/edge", () => {
  test("403, 402 with price and license link, 429 with Retry-After, as JSON and as a page, in both languages", async () => {
    const found = askPhp(
      cases.map(({ each, headers, method, kind, token, more, after }): Question => {
        const { accept = "", "accept-language": accept_language = "" } = {
          "accept-language": "",
          ...headers,
        };
        return [
          "refusal",
          kind,
          { method, accept, accept_language },
          each,
          token,
          "unverifiable",
          more,
          after,
        ];
      }),
    );
    for (const [at, { each, headers, method, kind, userAgent, after }] of cases.entries()) {
      const gate = createGate({ policy: each, mode: "enforce", licenseKeys: publicKeys });
      const token = tokens.get(String(after));
      const request = new Request("https://example.com/articles/1", {
        method,
        headers: {
          "user-agent": userAgent,
          ...headers,
          ...(token && { authorization: `License ${token}` }),
        },
      });
      for (let visit = 0; visit < (kind === "limited" ? 2 : 0); visit++) await gate.inspect(request);
      const { answer } = await gate.inspect(request);
      expect(found[at]).toEqual(answer);
    }
  });

  test("a visitor outside the addresses of the crawler it claims to be is told so", async () => {
    const request = { method: "GET", accept: "text/html", accept_language: "fr" };
    const gate = createGate({ policy, mode: "enforce" });
    const asked = new Request("https://example.com/", {
      headers: { "user-agent": userAgents.googlebot, accept: "text/html", "accept-language": "fr" },
    });
    const { answer } = await gate.inspect(asked, { address: "203.0.113.7" });
    expect(askPhp([["refusal", "blocked", request, policy, "Googlebot", "outside", null, null]])).toEqual([
      answer,
    ]);
  });

  test("a license opens what it names, and nothing where it is not genuine", async () => {
    const site = "https://example.com";
    const now = Date.UTC(2026, 10, 16);
    const terms = {
      issuer: "https://www.example.com",
      audience: site,
      licensee: "Éditions & Modèles",
      paths: ["/articles/", "/*.pdf$"],
      from: new Date(now),
      until: new Date(now + 86_400_000),
    };
    const ed = await createLicenseKeys("EdDSA");
    const p256 = await createLicenseKeys("ES256");
    const other = await createLicenseKeys();
    const keys = { keys: [...p256.publicKeys.keys, ...ed.publicKeys.keys] };
    const genuine = await issueLicense(ed.privateKey, terms);
    const [head = "", body = "", tail = ""] = genuine.split(".");
    const encoded = (value: object) => toBase64url(new TextEncoder().encode(JSON.stringify(value)));
    const tokens = [
      genuine,
      // Signatures whose numbers begin with zeros or high bits are written otherwise in DER.
      ...(await Promise.all(Array.from({ length: 40 }, () => issueLicense(p256.privateKey, terms)))),
      await issueLicense(ed.privateKey, { ...terms, slice: { id: "slice-1", visits: 100 } }),
      await issueLicense(ed.privateKey, { ...terms, slice: { id: "slice-1", visits: 0.5 } }),
      await issueLicense(other.privateKey, terms),
      await issueLicense(ed.privateKey, { ...terms, issuer: "https://example.net" }),
      await issueLicense(ed.privateKey, { ...terms, audience: "https://example.net" }),
      await issueLicense(ed.privateKey, { ...terms, from: new Date(now + 3_600_000) }),
      await issueLicense(ed.privateKey, { ...terms, until: new Date(now - 3_600_000), from: new Date(0) }),
      `${head}.${body}.${tail.startsWith("A") ? "B" : "A"}${tail.slice(1)}`,
      `${head}.${encoded({ sub: "x" })}.${tail}`,
      `${encoded({ alg: "none", kid: "x" })}.${body}.${tail}`,
      `${encoded({ alg: "EdDSA", kid: "x", crit: ["exp"] })}.${body}.${tail}`,
      `${head}.${body}`,
      `${genuine}.x`,
      "x",
      "",
      "x".repeat(4097),
    ];
    const check = licenseChecker(keys);
    for (const path of ["/articles/1?page=2", "/a.pdf", "/private"]) {
      const found = askPhp(
        tokens.map((token): Question => ["license", token, keys.keys, [], site, [path], now / 1000]),
      );
      for (const [at, token] of tokens.entries()) {
        const { valid, ...told } = await check(token, { issuer: site, audience: site, path, now });
        expect({ token, found: found[at] }).toEqual({ token, found: told });
      }
    }
  });
});

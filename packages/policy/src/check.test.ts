import { describe, expect, test } from "vitest";
import type { SiteFiles } from "./check/site-files.ts";
import { check } from "./check.ts";
import { checkRsl } from "./outputs/rsl/check.ts";
import { licensed as licenseFor } from "./outputs/rsl/licensed.ts";
import { checkTdmPolicy } from "./outputs/tdmrep/policy.ts";

const origin = "https://example.com";
const text = (body: string, type = "text/plain", status = 200) => ({ status, type, body });
const rsl = (license: string, url = "/") =>
  `<rsl xmlns="https://rslstandard.org/rsl"><content url="${url}"><license>${license}</license></content></rsl>`;
const licensed = (license: string) => text(rsl(license), "application/rsl+xml");
const pointing = text("License: https://example.com/license.xml\n\nUser-agent: *\nAllow: /\n");

function codes(files: Omit<SiteFiles, "origin">): readonly string[] {
  return check({ origin, page: "/article", ...files })
    .findings.map(({ code }) => code)
    .filter((code) => code !== "robots-audit");
}

describe("robots.txt answers", () => {
  test.each([401, 402, 403, 429])("%i: it is kept from those it is for", (status) => {
    expect(codes({ files: { "/robots.txt": text("Forbidden", "text/html", status) } })).toEqual([
      "robots-blocked",
    ]);
  });

  test("404: there is none, and that is no mistake", () => {
    const checked = check({ origin, files: { "/robots.txt": text("<h1>Not found</h1>", "text/html", 404) } });
    expect(checked.findings).toEqual([]);
    expect(checked.says["ai-train"].crawl).toBe(true);
  });

  test("503: everything is refused", () => {
    const checked = check({ origin, files: { "/robots.txt": text("", "text/plain", 503) } });
    expect(checked.says.search.crawl).toBe(false);
  });

  test("with a web page", () => {
    expect(codes({ files: { "/robots.txt": text("<!doctype html><html>", "text/html") } })).toEqual([
      "robots-unknown-directive",
    ]);
  });
});

describe("licenses", () => {
  test.each([
    ["license-unreachable", text("", "text/plain", 404)],
    ["license-unreachable", text("", "text/plain", 302)],
    ["license-media-type", text(rsl(""), "text/xml; charset=utf-8")],
    ["rsl-soft-404", text("<!doctype html>", "application/rsl+xml")],
    ["rsl-namespace", text("<rsl/>", "application/rsl+xml")],
  ])("%s", (code, file) => {
    expect(codes({ files: { "/robots.txt": pointing, "/license.xml": file } })).toEqual([code]);
  });

  test("without a valid document, nothing is licensed", () => {
    const files = { "/robots.txt": pointing, "/license.xml": text("<rsl/>", "application/rsl+xml") };
    expect(check({ origin, files }).says.search.rsl).toBe("unlicensed");
  });

  test("a header, a link and a script are as good as robots.txt", () => {
    const files = { "/license.xml": licensed('<permits type="usage">search</permits>') };
    const link = '<https://example.com/license.xml>; rel="license"; type="application/rsl+xml"';
    const html = '<link href="https://example.com/license.xml" type="application/rsl+xml" rel="license">';
    const script = `<script type="application/rsl+xml">${rsl('<permits type="usage">search</permits>', "")}</script>`;
    for (const page of [{ files, headers: { Link: link } }, { files, html }, { html: script }]) {
      const checked = check({ origin, page: "/article", ...page });
      expect(checked.findings).toEqual([]);
      expect(checked.says["ai-train"].rsl).toBe("not-licensed");
      expect(checked.says.search.rsl).toBe("licensed");
    }
  });

  test("an inline license with two contents is found in the page", () => {
    const two =
      '<rsl xmlns="https://rslstandard.org/rsl"><content url=""><license/></content><content url="/b"><license/></content></rsl>';
    const [found] = check({ origin, html: `<script type="application/rsl+xml">${two}</script>` }).findings;
    expect(found).toMatchObject({ code: "rsl-inline-one-content", file: "html" });
  });
});

describe("TDMRep", () => {
  const reserved = text(
    '[{"location":"/","tdm-reservation":1,"tdm-policy":"https://example.com/p"}]',
    "application/json",
  );

  test("a file elsewhere does not count", () => {
    expect(codes({ files: { "/tdmrep.json": reserved } })).toEqual(["tdmrep-wrong-path"]);
    expect(codes({ files: { "/tdmrep.json": text("<html>") } })).toEqual([]);
  });

  test("a missing file says nothing", () => {
    expect(codes({ files: { "/.well-known/tdmrep.json": text("<html>", "text/html", 404) } })).toEqual([]);
  });

  test("file and header that agree are still two techniques", () => {
    const checked = check({
      origin,
      files: { "/.well-known/tdmrep.json": reserved },
      headers: { "tdm-reservation": "1" },
    });
    expect(checked.findings).toMatchObject([{ code: "tdmrep-several-techniques" }]);
    expect(checked.says["ai-train"]).toMatchObject({ tdmrep: "reserved", conflict: false });
  });

  test("a bad header counts as missing", () => {
    const files = { "/.well-known/tdmrep.json": reserved };
    const checked = check({ origin, files, headers: { "tdm-reservation": "yes" } });
    expect(checked.findings).toMatchObject([
      { code: "tdmrep-reservation-value", file: "headers" },
      { code: "tdmrep-several-techniques" },
    ]);
    expect(checked.says["ai-train"].tdmrep).toBe("reserved");
  });
});

describe("contradictions", () => {
  const signal = (said: string) => text(`User-agent: *\nContent-Signal: ${said}\nAllow: /\n`);
  const tdm = (value: number) => text(`[{"location":"/","tdm-reservation":${value}}]`, "application/json");

  test.each<[string, Omit<SiteFiles, "origin">]>([
    [
      "a signal and TDMRep",
      { files: { "/robots.txt": signal("ai-train=yes"), "/.well-known/tdmrep.json": tdm(1) } },
    ],
    [
      "a signal and TDMRep, the other way",
      { files: { "/robots.txt": signal("ai-train=no"), "/.well-known/tdmrep.json": tdm(0) } },
    ],
    [
      "a header and a license",
      {
        headers: {
          "content-usage": "search=n",
          link: '<https://example.com/license.xml>; rel="license"; type="application/rsl+xml"',
        },
        files: { "/license.xml": licensed("") },
      },
    ],
    [
      "lines for one crawler alone",
      {
        files: {
          "/robots.txt": text(
            "User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n\nUser-agent: GPTBot\nContent-Usage: train-ai=y\nAllow: /\n",
          ),
          "/.well-known/tdmrep.json": tdm(1),
        },
      },
    ],
    [
      "a path that is not the page",
      {
        files: {
          "/robots.txt": text("User-agent: *\nContent-Signal: /blog/ ai-train=yes\nAllow: /\n"),
          "/.well-known/tdmrep.json": tdm(1),
        },
      },
    ],
  ])("%s", (_what, files) => {
    expect(codes(files)).toContain("contradiction");
  });

  test.each<[string, Omit<SiteFiles, "origin">]>([
    [
      "search and a reservation",
      { files: { "/robots.txt": signal("search=yes"), "/.well-known/tdmrep.json": tdm(1) } },
    ],
    ["silence", { files: { "/robots.txt": signal("search=yes"), "/.well-known/tdmrep.json": tdm(0) } }],
    [
      "a block of one crawler",
      {
        files: {
          "/robots.txt": text(
            "User-agent: *\nContent-Signal: ai-train=yes\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n",
          ),
        },
      },
    ],
    [
      "labels that mean nothing",
      {
        files: { "/robots.txt": signal("ai-train=no") },
        headers: { "content-usage": "ai-train=y" },
      },
    ],
    [
      "a header of another page",
      {
        page: "/other",
        files: { "/robots.txt": text("User-agent: *\nContent-Signal: /a/ ai-train=no\nAllow: /\n") },
        headers: { "content-usage": "train-ai=y" },
      },
    ],
  ])("not %s", (_what, files) => {
    expect(codes(files)).not.toContain("contradiction");
  });

  test("what is refused here and licensed for credit there goes together", () => {
    const files = {
      "/robots.txt": text(
        "License: https://example.com/license.xml\nUser-agent: *\nContent-Signal: ai-train=no\nAllow: /\n",
      ),
      "/license.xml": licensed('<permits type="usage">ai-train</permits><payment type="attribution"/>'),
    };
    expect(codes({ files })).toEqual(["conditional"]);
    expect(check({ origin, files }).says["ai-train"]).toMatchObject({ rsl: "licensed", conflict: false });
  });

  test("several header lines are one statement", () => {
    const checked = check({ origin, headers: { "content-usage": ["train-ai=y", "train-ai=n"] } });
    expect(checked.findings).toMatchObject([{ code: "usage-duplicate-key" }]);
    expect(checked.says["ai-train"]["content-usage"]).toBe("disallow");
  });
});

describe("RSL, read to the end", () => {
  const rsl = (content: string) => `<rsl xmlns="https://rslstandard.org/rsl" max-age="7">${content}</rsl>`;
  const document = (body: string) => ({ status: 200, type: "application/rsl+xml", body });
  const robots = (...addresses: string[]) =>
    text(`${addresses.map((address) => `License: ${address}\n`).join("")}User-agent: *\nAllow: /\n`);
  const grants = '<license><permits type="usage">all</permits></license>';
  const refuses = '<license><prohibits type="usage">ai-train</prohibits></license>';
  const training = (files: Omit<SiteFiles, "origin">, path = "/article") =>
    check({ origin, page: "/article", ...files }).ask({ agent: "*", path, use: "ai-train" }).rsl;

  test("accepted payments, reporting and legal terms are part of what is read", () => {
    const { document } = checkRsl(
      rsl(`<content url="/"><license><payment type="crawl"><standard>https://a.example/s</standard>
        <custom>/buy</custom><amount currency="EUR">1</amount><accepts type="application/x402+json"/></payment>
        <reporting type="telemetry" profile="https://a.example/p" endpoint="https://a.example/r"/>
        <legal type="warranty">ownership authority</legal><legal type="contact">mailto:a@b.example</legal>
        </license><copyright>Us</copyright><terms>https://a.example/t</terms></content>`),
    );
    expect(document.contents).toEqual([
      {
        url: "/",
        copyright: "Us",
        terms: "https://a.example/t",
        licenses: [
          {
            payment: {
              type: "crawl",
              amount: "1",
              currency: "EUR",
              accepts: "application/x402+json",
              standard: "https://a.example/s",
              custom: "/buy",
            },
            reporting: [
              { type: "telemetry", profile: "https://a.example/p", endpoint: "https://a.example/r" },
            ],
            legal: { warranty: "ownership authority", contact: "mailto:a@b.example" },
          },
        ],
      },
    ]);
  });

  test("a license that asks for reports is one on conditions", () => {
    const { document } = checkRsl(
      rsl(
        `<content url="/"><license><reporting type="audit" profile="https://a.example/p"/></license></content>`,
      ),
    );
    expect(licenseFor(document, { path: "/", use: "ai-train" })).toMatchObject({ conditional: true });
  });

  test("an empty url covers the page that names the license, and nothing where robots.txt names it", () => {
    const files = { "/l.xml": document(rsl(`<content url="">${grants}</content>`)) };
    const link = `<${origin}/l.xml>; rel="license"; type="application/rsl+xml"`;
    expect(training({ files, headers: { link } })).toBe("licensed");
    expect(training({ files, headers: { link } }, "/other")).toBeUndefined();
    const html = `<link rel="license" type="application/rsl+xml" href="${origin}/l.xml">`;
    expect(training({ files, html })).toBe("licensed");
    expect(training({ files: { ...files, "/robots.txt": robots(`${origin}/l.xml`) } })).toBe("not-licensed");
  });

  test("of two licenses for one page, the most restrictive answers", () => {
    const files = {
      "/a.xml": document(rsl(`<content url="/">${grants}</content>`)),
      "/b.xml": document(rsl(`<content url="/">${refuses}</content>`)),
    };
    const both = robots(`${origin}/a.xml`, `${origin}/b.xml`);
    expect(training({ files: { ...files, "/robots.txt": both } })).toBe("not-licensed");
    const link = `<${origin}/a.xml>; rel="license"; type="application/rsl+xml"`;
    const site = robots(`${origin}/b.xml`);
    expect(training({ files: { ...files, "/robots.txt": site }, headers: { link } })).toBe("not-licensed");
  });
});

describe("TDMRep, by several techniques", () => {
  const file = (rule: object) => ({
    "/.well-known/tdmrep.json": text(JSON.stringify([{ location: "/", ...rule }]), "application/json"),
  });
  const reserved = { "tdm-reservation": 1, "tdm-policy": `${origin}/tdm.json` };

  test("a bad value counts as missing, is told, and its technique counts as used", () => {
    const site = { files: file(reserved), headers: { "tdm-reservation": "yes" } };
    expect(codes(site)).toEqual(
      expect.arrayContaining(["tdmrep-reservation-value", "tdmrep-several-techniques"]),
    );
    expect(check({ origin, page: "/article", ...site }).says["ai-train"]).toMatchObject({
      tdmrep: "reserved",
      "tdm-policy": `${origin}/tdm.json`,
    });
  });

  test("a header that overrides the reservation keeps the file’s policy", () => {
    const open = file({ "tdm-reservation": 0, "tdm-policy": `${origin}/tdm.json` });
    const { says } = check({ origin, page: "/article", files: open, headers: { "tdm-reservation": "1" } });
    expect(says["ai-train"]).toMatchObject({ tdmrep: "reserved", "tdm-policy": `${origin}/tdm.json` });
    const { says: lifted } = check({
      origin,
      page: "/article",
      files: file(reserved),
      headers: { "tdm-reservation": "0" },
    });
    expect(lifted["ai-train"].tdmrep).toBe("not-reserved");
    expect(lifted["ai-train"]).not.toHaveProperty("tdm-policy");
  });
});

test("the permissions of a TDM policy are read although it does not conform, unless it is no offer of the profile", () => {
  const policy = {
    "@context": "http://www.w3.org/ns/odrl.jsonld",
    "@type": "Offer",
    profile: "http://www.w3.org/ns/tdmrep",
    permission: { action: "tdm:mine", duty: [{ action: "compensate" }] },
  };
  const read = checkTdmPolicy(JSON.stringify(policy));
  expect(read.valid).toBe(false);
  expect(read.permissions).toEqual([{ action: "tdm:mine", duties: ["compensate"], purpose: null }]);
  expect(checkTdmPolicy(JSON.stringify({ ...policy, "@type": "Set" })).permissions).toEqual([]);
});

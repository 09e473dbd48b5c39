import { afterEach, describe, expect, test, vi } from "vitest";
import { market, policy } from "../tests/policy.ts";
import { asks, userAgents } from "../tests/visits.ts";
import type { VisitEvent } from "./events/event.ts";
import { createGate } from "./gate.ts";
import { createLicenseKeys, issueLicense } from "./licenses.ts";
import type { AnsweredRequest, GateOptions } from "./options.ts";

const html = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

const failures = vi.fn();
afterEach(() => {
  expect(failures).not.toHaveBeenCalled();
});

function gate(options: GateOptions = {}) {
  return createGate({ policy, mode: "enforce", failed: failures, ...options });
}

describe("who passes", () => {
  test("people, with the license that the page stands under", async () => {
    const visit = await gate().inspect(asks({ as: userAgents.browser }));
    expect(visit.answer).toBeUndefined();
    expect(visit.headers["link"]).toContain('rel="license"');
  });

  test("people without a word on the page’s use, where the site says it itself", async () => {
    const visit = await gate({ pageHeaders: false }).inspect(asks({ as: userAgents.browser }));
    expect(visit.headers).toEqual({});
  });

  test("programs without a name we know, and without any", async () => {
    for (const as of ["curl/8.5.0", "", "x".repeat(16_384)]) {
      expect(await gate().handle(asks({ as }))).toBeUndefined();
    }
  });

  test("crawlers that the policy allows", async () => {
    expect(await gate().handle(asks({ as: userAgents.perplexity }))).toBeUndefined();
  });

  test("everyone, to what a crawler must be able to read", async () => {
    for (const path of ["/robots.txt", "/.well-known/tdmrep.json", "/license.xml"]) {
      expect(await gate().handle(asks({ as: userAgents.bytespider, path }))).toBeUndefined();
    }
  });

  test("a search engine, whatever the rules say", async () => {
    const harsh = { ...policy, rules: [{ who: {}, action: "block" }] };
    expect(await gate({ policy: harsh }).handle(asks({ as: userAgents.googlebot }))).toBeUndefined();
  });
});

describe("a blocked crawler", () => {
  test("gets 403 as JSON, which no cache may keep", async () => {
    const response = await gate().handle(asks({ as: userAgents.bytespider }));
    expect(response?.status).toBe(403);
    expect(response?.headers.get("cache-control")).toBe("no-store");
    expect(response?.headers.get("vary")).toContain("User-Agent");
    expect(await response?.json()).toEqual({
      error: "blocked",
      message: "This site does not open this page to Bytespider.",
      crawler: "Bytespider",
      identity: "unverifiable",
      terms: "https://example.com/terms",
      contact: "rights@example.com",
    });
  });

  test("gets a page in the reader's language where it asks for one", async () => {
    const french = await gate().handle(
      asks({
        as: userAgents.bytespider,
        headers: { accept: html, "accept-language": "fr-FR,fr;q=0.9,en;q=0.8" },
      }),
    );
    expect(french?.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const page = await french?.text();
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain("Ce site n’ouvre pas cette page à Bytespider.");
    expect(page).toContain('href="mailto:rights@example.com"');
  });

  test("gets the headers that all answers of the site carry, under the refusal's own", async () => {
    const own = {
      "Strict-Transport-Security": "max-age=60",
      "content-security-policy": "default-src 'self'",
    };
    const response = await gate({ answerHeaders: own }).handle(asks({ as: userAgents.bytespider }));
    expect(response?.status).toBe(403);
    expect(response?.headers.get("strict-transport-security")).toBe("max-age=60");
    expect(response?.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response?.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  test("gets the headers alone for HEAD, and no part of a page for a range", async () => {
    const head = await gate().handle(asks({ as: userAgents.bytespider, method: "HEAD" }));
    expect([head?.status, await head?.text()]).toEqual([403, ""]);
    const range = await gate().handle(asks({ as: userAgents.bytespider, headers: { range: "bytes=0-9" } }));
    expect([range?.status, range?.headers.get("content-range")]).toEqual([403, null]);
  });

  test("cannot put its own text into the page", async () => {
    const as = `${userAgents.bytespider} <script>alert(1)</script>`;
    const response = await gate().handle(asks({ as, headers: { accept: html } }));
    expect(await response?.text()).not.toContain("<script>");
  });
});

test("a limited crawler passes up to the limit, then gets 429 and when to come back", async () => {
  let now = 0;
  const { handle } = gate({ now: () => now });
  const statuses = [];
  for (const at of [0, 1000, 2000, 61_000]) {
    now = at;
    const response = await handle(asks({ as: userAgents.ccbot }));
    statuses.push([response?.status, response?.headers.get("retry-after")]);
  }
  expect(statuses).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [429, "58"],
    [undefined, undefined],
  ]);
});

describe("a crawler that is charged", async () => {
  const { privateKey, publicKeys } = await createLicenseKeys();
  const now = Date.now();
  const terms = {
    issuer: policy.site.origin,
    audience: policy.site.origin,
    licensee: "OpenAI",
    from: new Date(now),
    until: new Date(now + 86_400_000),
  };
  const token = await issueLicense(privateKey, terms);

  function pays(authorization: string) {
    return asks({ as: userAgents.gptbot, headers: { authorization } });
  }

  test("gets 402 with the price in every dialect, the terms and the contact", async () => {
    const response = await gate().handle(asks({ as: userAgents.gptbot }));
    expect(response?.status).toBe(402);
    expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
      "crawler-price": "EUR 0.005",
      link: '<https://example.com/license.xml>; rel="license"; type="application/rsl+xml"',
      "www-authenticate": 'License error="invalid_request", error_description="This page needs a license."',
      "cache-control": "no-store",
    });
    expect(await response?.json()).toMatchObject({
      error: "license-required",
      price: { amount: "0.005", currency: "EUR", per: "visit" },
      license: "https://example.com/license.xml",
      terms: "https://example.com/terms",
      contact: "rights@example.com",
    });
  });

  test("M9 is told where to buy in every dialect, within 1,500 bytes, where the site sells", async () => {
    const response = await gate({ policy: { ...policy, market } }).handle(asks({ as: userAgents.gptbot }));
    const headers = [...(response?.headers ?? [])];
    expect(Object.fromEntries(headers)).toMatchObject({
      "crawler-price": "EUR 0.005",
      link: '<https://example.com/license.xml>; rel="license"; type="application/rsl+xml", <https://octroi.example/market/example.com>; rel="payment"',
      "www-authenticate":
        'License error="invalid_request", error_description="This page needs a license.", server="https://console.octroi.example/olp/b4ksw2mzq7tn6xya"',
    });
    expect(headers.map(([name, value]) => `${name}: ${value}\r\n`).join("").length).toBeLessThanOrEqual(1500);
    expect(await response?.json()).toMatchObject({
      error: "license-required",
      price: { amount: "0.005", currency: "EUR", per: "visit" },
      market: {
        ...market,
        calls: [
          "POST https://console.octroi.example/v1/market/accounts",
          "POST https://console.octroi.example/v1/market/sites/b4ksw2mzq7tn6xya/orders",
          "POST https://console.octroi.example/olp/b4ksw2mzq7tn6xya/token",
        ],
      },
    });
  });

  test("leads a person to the market too, in their language", async () => {
    const headers = { accept: "text/html", "accept-language": "fr" };
    const response = await gate({ policy: { ...policy, market } }).handle(
      asks({ as: userAgents.gptbot, headers }),
    );
    const page = await response?.text();
    expect(page).toContain('<a href="https://octroi.example/market/example.com">Licences en vente</a>');
    expect(page).toContain("POST https://console.octroi.example/olp/b4ksw2mzq7tn6xya/token</p>");
    expect(page).toContain("0,005\u00A0EUR par visite");
  });

  test("reads as many pages as its slice holds, with any of its tokens, and is then told to draw another", async () => {
    const slice = { id: "slice-1", visits: 3 };
    const tokens = await Promise.all(
      ["a", "b"].map((id) => issueLicense(privateKey, { ...terms, id, slice })),
    );
    const counting = gate({ policy: { ...policy, market }, licenseKeys: publicKeys });
    const read = async (token: string | undefined) => {
      const response = await counting.handle(pays(`License ${token}`));
      return response?.headers.get("www-authenticate")?.split(",")[0];
    };
    const many = await Promise.all([0, 1, 0, 1, 0].map((at) => read(tokens[at])));
    expect(many.filter((refused) => refused === undefined)).toHaveLength(3);
    expect(await read(tokens[0])).toBe('License error="insufficient_scope"');
    const next = await issueLicense(privateKey, { ...terms, slice: { id: "slice-2", visits: 3 } });
    expect(await read(next)).toBeUndefined();
    expect(await read(token)).toBeUndefined();
  });

  test("passes with a license, and the page is kept from whoever asks next", async () => {
    const { answer, headers } = await gate({ licenseKeys: publicKeys }).inspect(pays(`License ${token}`));
    expect(answer).toBeUndefined();
    expect(headers["vary"]).toBe("Authorization");
  });

  test("is told what is wrong with a license that opens nothing", async () => {
    const elsewhere = await issueLicense(privateKey, { ...terms, paths: ["/other/"] });
    const expired = await issueLicense(privateKey, { ...terms, until: new Date(now - 86_400_000) });
    const told = async (authorization: string) => {
      const response = await gate({ licenseKeys: publicKeys }).handle(pays(authorization));
      return [response?.status, response?.headers.get("www-authenticate")?.split(",")[0]];
    };
    expect(await told(`License ${elsewhere}`)).toEqual([402, 'License error="insufficient_scope"']);
    expect(await told(`License ${expired}`)).toEqual([402, 'License error="invalid_token"']);
    expect(await told("License a b")).toEqual([402, 'License error="invalid_token"']);
    expect(await told(`License ${"a".repeat(16_384)}`)).toEqual([402, 'License error="invalid_token"']);
    expect(await told("Basic YTpi")).toEqual([402, 'License error="invalid_request"']);
  });

  test("opens nothing where the publisher has no keys, or keys that are none", async () => {
    for (const keys of [[], [{ kty: "RSA" }], [{ kty: "OKP", crv: "Ed25519", x: "short" }]]) {
      const failed = vi.fn();
      const response = await gate({ licenseKeys: { keys }, failed }).handle(pays(`License ${token}`));
      expect(response?.status).toBe(402);
    }
  });
});

describe("the modes", () => {
  test("observe, the default, decides and reports, and changes nothing", async () => {
    const events: VisitEvent[] = [];
    const observing = gate({ mode: undefined, report: (batch) => events.push(...batch) });
    const visit = await observing.inspect(asks({ as: userAgents.bytespider, path: "/a?secret=1" }));
    expect([visit.answer, visit.headers]).toEqual([undefined, {}]);
    visit.done(200);
    await observing.flush();
    expect(events).toMatchObject([
      {
        path: "/a",
        status: 200,
        crawler: "Bytespider",
        decision: "block",
        rule: 1,
        refusal: 403,
        mode: "observe",
      },
    ]);
  });

  test("off is as if there were no gate", async () => {
    const off = gate({ mode: "off" });
    expect(await off.handle(asks({ as: userAgents.bytespider }))).toBeUndefined();
    expect(await off.handle(asks({ as: userAgents.browser, path: "/.well-known/octroi" }))).toBeUndefined();
  });

  test("a policy that cannot be read is told, and nothing is enforced", async () => {
    for (const broken of [
      "{",
      "[]",
      { version: 2 },
      { ...policy, rules: [{ who: {}, action: "eat" }] },
      7,
      null,
    ]) {
      const failed = vi.fn();
      const { handle } = gate({ policy: broken, failed });
      expect(await handle(asks({ as: userAgents.bytespider }))).toBeUndefined();
      expect(String(failed.mock.calls)).toContain("Nothing is enforced");
    }
  });

  test("enforce without a policy observes", async () => {
    const failed = vi.fn();
    const { handle } = gate({ policy: undefined, failed });
    expect(await handle(asks({ as: userAgents.bytespider }))).toBeUndefined();
    expect(String(failed.mock.calls)).toContain("There is no policy");
  });
});

describe("reports", () => {
  test("hold no query, no header, no person, and the address only where asked for, cut short", async () => {
    const events: VisitEvent[] = [];
    const reporting = { report: (batch: readonly VisitEvent[]) => events.push(...batch) };
    const silent = gate(reporting);
    await silent.handle(asks({ as: userAgents.browser }), { address: "203.0.113.77" });
    await silent.handle(asks({ as: userAgents.perplexity, path: "/a?e=a@b.c" }), { address: "203.0.113.77" });
    await silent.flush();
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toMatch(/203\.0\.113|a@b|Mozilla/);
    const telling = gate({ ...reporting, reportAddress: true });
    for (const address of ["203.0.113.77", "2001:db8:1:2:3::4", "::ffff:203.0.113.77", "2001::4"]) {
      await telling.handle(asks({ as: userAgents.perplexity }), { address });
    }
    await telling.flush();
    expect(events.slice(1).map(({ address }) => address)).toEqual([
      "203.0.113.0",
      "2001:db8:1::",
      "203.0.113.0",
      "2001::",
    ]);
  });

  test("are of a bounded size, whatever a stranger sends as host and path", async () => {
    const events: VisitEvent[] = [];
    const reporting = gate({ report: (batch) => events.push(...batch) });
    const long = "x".repeat(10_000);
    const headers = new Headers({ host: long, "user-agent": userAgents.perplexity });
    await reporting.handle({ method: "GET", url: `/${long}`, headers });
    await reporting.flush();
    expect(JSON.stringify(events[0]).length).toBeLessThan(3000);
  });

  test("name the license that opened a page, so that visits can be counted and paid", async () => {
    const { privateKey, publicKeys } = await createLicenseKeys();
    const token = await issueLicense(privateKey, {
      issuer: policy.site.origin,
      audience: policy.site.origin,
      licensee: "OpenAI",
      from: new Date(0),
      until: new Date(Date.now() + 1000),
    });
    const events: VisitEvent[] = [];
    const paid = gate({ licenseKeys: publicKeys, report: (batch) => events.push(...batch) });
    const headers = { authorization: `License ${token}` };
    await paid.protect(
      asks({ as: userAgents.gptbot, headers }),
      {},
      () => new Response("page", { status: 201 }),
    );
    await paid.flush();
    expect(events).toMatchObject([
      {
        status: 201,
        decision: "charge",
        refusal: null,
        price: { amount: "0.005" },
        license: { licensee: "OpenAI" },
      },
    ]);
  });
});

describe("answers in place of the site", () => {
  const selfReport = asks({ as: userAgents.browser, path: "/.well-known/octroi?x=1", method: "HEAD" });

  test("are told to whoever keeps the site's log, the self-report among them", async () => {
    const answers: AnsweredRequest[] = [];
    const { handle, protect } = gate({ answered: (answer) => answers.push(answer) });
    await handle(asks({ as: userAgents.bytespider }));
    await protect(selfReport, {}, () => new Response("page"));
    await protect(asks({ as: userAgents.browser }), {}, () => new Response("page"));
    await handle(asks({ as: userAgents.perplexity }));
    expect(answers).toEqual([
      { method: "GET", path: "/articles/1", status: 403 },
      { method: "HEAD", path: "/.well-known/octroi", status: 200 },
    ]);
  });

  test("are sent all the same where whoever listens fails", async () => {
    const failed = vi.fn();
    const answered = () => {
      throw new Error("full disk");
    };
    const { handle } = gate({ answered, failed });
    expect((await handle(asks({ as: userAgents.bytespider })))?.status).toBe(403);
    expect((await handle(selfReport))?.status).toBe(200);
    expect(String(failed.mock.calls)).toContain("full disk");
  });
});

describe("in front of a site", () => {
  test("its response goes out with the policy's headers added, its own kept", async () => {
    const page = new Response("page", { headers: { link: "</style.css>; rel=preload" } });
    const response = await gate().protect(asks({ as: userAgents.browser }), {}, () => page);
    expect(response.headers.get("link")).toBe(
      '</style.css>; rel=preload, <https://example.com/license.xml>; rel="license"; type="application/rsl+xml"',
    );
    const untouchable = Response.redirect("https://example.com/");
    const redirect = await gate().protect(asks({ as: userAgents.browser }), {}, () => untouchable);
    expect([redirect.status, redirect.headers.has("link")]).toEqual([302, true]);
  });

  test("a connection that it has taken over is left to it", async () => {
    const events: VisitEvent[] = [];
    const reporting = gate({ report: (batch) => events.push(...batch) });
    const asked = asks({ as: userAgents.perplexity });
    expect(await reporting.protect(asked, {}, () => undefined)).toBeUndefined();
    await reporting.flush();
    expect(events).toMatchObject([{ status: null }]);
  });

  test("its errors are its own", async () => {
    const broken = () => Promise.reject(new Error("the site’s"));
    await expect(gate().protect(asks({ as: userAgents.browser }), {}, broken)).rejects.toThrow("the site’s");
  });
});

describe("/.well-known/octroi", () => {
  const asked = asks({ as: userAgents.browser, path: "/.well-known/octroi" });

  test("tells version, mode and the policy's hash, which does not depend on layout", async () => {
    const report = await (await gate().handle(asked))?.json();
    expect(report).toMatchObject({ software: "@octroi/edge", mode: "enforce" });
    const spaced = await (await gate({ policy: JSON.stringify(policy, null, 8) }).handle(asked))?.json();
    expect(report.policy).toMatch(/^sha256-[\w-]{43}$/);
    expect(spaced.policy).toBe(report.policy);
  });

  test("carries the headers that all answers of the site carry", async () => {
    const answerHeaders = { "Strict-Transport-Security": "max-age=60", "cache-control": "public" };
    const response = await gate({ answerHeaders }).handle(asked);
    expect(response?.headers.get("strict-transport-security")).toBe("max-age=60");
    expect(response?.headers.get("cache-control")).toBe("no-store");
  });

  test("is the site's own where it is turned off, and for other methods", async () => {
    expect(await gate({ selfReport: false }).handle(asked)).toBeUndefined();
    const post = asks({ as: userAgents.browser, path: "/.well-known/octroi", method: "POST" });
    expect(await gate().handle(post)).toBeUndefined();
  });
});

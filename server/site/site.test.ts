import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { crawlers } from "@octroi/crawlers/registry";
import { matchRobots, parseRobots } from "@octroi/crawlers/robots";
import { brand } from "@octroi/ui/brand/brand";
import { sendRaw } from "@octroi/web/testing/raw-http";
import { expect, test } from "vitest";
import { crawlerPath } from "../../site/domain/directory/address.ts";
import { builtPages, site } from "../../tests/site/whole-site.ts";
import { createMetrics } from "./operations/metrics.ts";

test("a page is rendered once per language and then answered from memory", async () => {
  const { get, renders } = site();
  for (const path of ["/fr/team", "/fr/team", "/fr/team?utm=1"]) expect((await get(path)).status).toBe(200);
  expect(renders()).toBe(1);
  await get("/team", { "accept-language": "fr" });
  await get("/team", { "accept-language": "fr-FR,en;q=0.5" });
  await get("/team", { "accept-language": "de" });
  expect(renders()).toBe(3);
});

test("the same bytes arrive in brotli, gzip and plain, each with a strong ETag that answers 304", async () => {
  const { get } = site();
  const plain = await (await get("/en/privacy")).text();
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ["br", "gzip"] as const) {
    const response = await get("/en/privacy", { "accept-encoding": encoding });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toContain("Accept-Encoding");
    expect(decode[encoding](Buffer.from(await response.arrayBuffer())).toString()).toBe(plain);
    const etag = response.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get("/en/privacy", { "accept-encoding": encoding, "if-none-match": `"x", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  }
  const refused = await get("/en/privacy", { "accept-encoding": "br;q=0, identity" });
  expect(refused.headers.get("content-encoding")).toBeNull();
});

test("L4 the first HTML is already in the visitor’s language", async () => {
  const { get } = site();
  const languageOf = async (path: string, headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec(await (await get(path, headers)).text())?.[1];
  expect(await languageOf("/team", { "accept-language": "fr-CA,fr;q=0.9,en;q=0.8" })).toBe("fr");
  expect(await languageOf("/team", { "accept-language": "de-DE,fr;q=0.9" })).toBe("en");
  expect(await languageOf("/team", { "accept-language": "fr", cookie: "lang=en" })).toBe("en");
  expect(await languageOf("/fr/team", { "accept-language": "en", cookie: "lang=en" })).toBe("fr");
  expect(await languageOf("/team", { "accept-language": "fr", cookie: "lang=<script>" })).toBe("fr");
});

test("bare addresses vary on language and cookie, prefixed ones do not", async () => {
  const { get } = site();
  expect((await get("/team")).headers.get("vary")).toMatch(/Accept-Language, Cookie/);
  expect((await get("/fr/team")).headers.get("vary")).not.toMatch(/Cookie/);
});

test("no header of one visitor reaches what another one gets", async () => {
  const { get } = site();
  const poisoned = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "ftp" };
  const html = await (await get("/fr/team", poisoned)).text();
  expect(html).not.toContain("evil.example");
  expect(html).toContain('<link rel="canonical" href="https://octroi.example/fr/team"/>');
});

test("headers that no page depends on change nothing of it, and leave nothing behind", async () => {
  const { get } = site();
  const seen = async (path: string, headers: Record<string, string>) => {
    const response = await get(path, { "accept-language": "fr", ...headers });
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  };
  const hostile = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "ftp",
    "x-forwarded-prefix": "/evil",
    "x-forwarded-port": "1",
    "x-original-url": "/evil",
    "x-rewrite-url": "/evil",
    "x-http-method-override": "DELETE",
    forwarded: "host=evil.example",
    "user-agent": "evil",
    referer: "https://evil.example/",
    origin: "https://evil.example",
    accept: "application/evil",
    authorization: "Bearer evil",
    cookie: "session=evil",
    range: "bytes=0-1",
    "x-middleware-subrequest": "evil",
  };
  for (const path of ["/team", "/en/team", "/no/page", "/robots.txt"]) {
    const poisoned = await seen(path, hostile);
    expect(poisoned.body).not.toContain("evil");
    expect(await seen(path, {})).toEqual(poisoned);
    for (const [name, value] of Object.entries(hostile)) {
      expect(await seen(path, { [name]: value }), name).toEqual(poisoned);
    }
  }
});

test("what a path holds is text in the page, not markup", async () => {
  const { get } = site();
  for (const hostile of [
    "<img src=x onerror=alert(1)>",
    '"><script>alert(1)</script>',
    "</script><script>alert(1)//",
  ]) {
    for (const folder of ["documentation", "usecase", "crawlers", "nothing"]) {
      const html = await (await get(`/${folder}/${encodeURIComponent(hostile)}`)).text();
      expect(html).not.toContain(hostile);
      expect(html).not.toMatch(/<(img|script)[^>]*(onerror|alert)/);
    }
  }
});

test("P2 a page’s policy allows the booking’s two hosts, and no other", async () => {
  const policy = (await site().get("/en")).headers.get("content-security-policy") ?? "";
  const sources = new Map(policy.split("; ").map((directive) => [directive.split(" ")[0], directive]));
  expect(sources.get("frame-src")).toBe(`frame-src ${new URL(brand.booking.pageUrl).origin}`);
  expect(sources.get("script-src")?.match(/http\S+/g)).toEqual([new URL(brand.booking.scriptUrl).origin]);
});

test("every inline script is covered by the page’s own policy, which allows no other", async () => {
  const { get } = site();
  const response = await get("/fr/team");
  const policy = response.headers.get("content-security-policy") ?? "";
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src")) ?? "";
  expect(scripts).not.toContain("unsafe-inline");
  expect(policy).toContain("frame-ancestors 'none'");
  const html = await response.text();
  const inline = [...html.matchAll(/<script(?! type="application\/)[^>]*>([\s\S]*?)<\/script>/g)];
  expect(inline.length).toBeGreaterThan(1);
  for (const [, code = ""] of inline) {
    expect(scripts).toContain(createHash("sha256").update(code).digest("base64"));
  }
});

test("every answer carries the security headers", async () => {
  const { get } = site();
  for (const path of [
    "/",
    "/api/nothing",
    "/healthz",
    "/robots.txt",
    "/favicon.svg",
    "/no/page",
    "/a%0ab",
    "//x",
    "/.well-known/octroi",
  ]) {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    expect(headers.get("referrer-policy"), path).toBeTruthy();
    expect(headers.get("permissions-policy"), path).toContain("camera=()");
    // This host alone: what else lives under the operator's domain is not ours to bind.
    expect(headers.get("strict-transport-security"), path).toMatch(/^max-age=\d+$/);
  }
  const plain = await site({ url: "http://localhost:3000" }).get("/");
  expect(plain.headers.get("strict-transport-security")).toBeNull();
});

test("hashed assets are immutable, others are not", async () => {
  const { get } = site();
  const script = /"(\/assets\/[^"]+\.js)"/.exec(await (await get("/fr")).text())?.[1] ?? "";
  expect((await get(script)).headers.get("cache-control")).toContain("immutable");
  expect((await get("/favicon.svg")).headers.get("cache-control")).not.toContain("immutable");
});

test("the sitemap names every page in both languages; robots.txt names it, and lets everyone read all but the API", async () => {
  const { get } = site();
  const sitemap = await (await get("/sitemap.xml")).text();
  expect(sitemap).toContain("<loc>https://octroi.example/pricing</loc>");
  expect(sitemap).toContain("<loc>https://octroi.example/fr</loc>");
  expect(sitemap).toContain('hreflang="x-default" href="https://octroi.example/why"');
  expect(sitemap).toContain("<lastmod>2026-01-02</lastmod>");
  for (const { token } of crawlers) expect(sitemap).toContain(`/fr${crawlerPath(token)}</loc>`);
  const robots = parseRobots(await (await get("/robots.txt")).text());
  expect(robots.sitemaps.map(({ value }) => value)).toEqual(["https://octroi.example/sitemap.xml"]);
  for (const agent of ["Googlebot", "GPTBot", "anyone"]) {
    expect(matchRobots(robots, { agent, path: "/pricing" }).allowed).toBe(true);
    expect(matchRobots(robots, { agent, path: "/api/waitlist" }).allowed).toBe(false);
  }
});

test("llms.txt lists every page with its own title and description", async () => {
  const { get } = site();
  const text = await (await get("/llms.txt")).text();
  const links = text.split("\n").filter((line) => line.startsWith("- ["));
  expect(links.length).toBeGreaterThan(20);
  for (const line of links) expect(line).toMatch(/^- \[.{10,}\]\(https:\/\/octroi\.example\/\S*\): .{10,}$/);
});

test("the log says what was asked, never a query string", async () => {
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line) };
  await site({ output }).get("/fr/team?email=someone@example.org", { cookie: "lang=fr" });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ method: "GET", path: "/fr/team", status: 200 });
  expect(lines[0]).not.toContain("someone");
});

test("a path cannot forge a line of the log, nor leave an address in it", async () => {
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line) };
  const { get } = site({ output });
  await get('/a%0a{"level":60}%1b[31m"/x');
  await get("/unsubscribe/someone@example.org/now");
  await get("/unsubscribe/someone%40example.org");
  await get("/unsubscribe/someone%252540example.org");
  await get("/unsubscribe/someone%EF%BC%A0example.org");
  await get(`/unsubscribe/${"x".repeat(180)}%EF%BC%A0example.org`);
  expect(lines).toHaveLength(6);
  for (const line of lines) expect(line).toMatch(/^[^\p{Cc}]+\n$/u);
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([
    '/a%0a{"level":60}%1b[31m"/x',
    "/unsubscribe/…/now",
    "/unsubscribe/…",
    "/unsubscribe/…",
    "/unsubscribe/…",
    "/unsubscribe/…",
  ]);
});

test("a fault in the renderer is logged and answered without a trace of its cause, and may pass", async () => {
  let isBroken = true;
  const { get } = site({
    render: (request, page) =>
      isBroken ? Promise.reject(new Error("secret detail")) : builtPages(request, page),
    ready: async () => false,
  });
  const response = await get("/fr/team");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect((await get("/readyz")).status).toBe(503);
  expect((await get("/healthz")).status).toBe(200);
  isBroken = false;
  expect((await get("/fr/team")).status).toBe(200);
});

test("the gate's own answers are logged and counted like every other", async () => {
  const lines: string[] = [];
  const metrics = createMetrics();
  const { get } = site({ output: { write: (line: string) => void lines.push(line) }, metrics });
  expect((await get("/.well-known/octroi")).status).toBe(200);
  expect((await get("/en/pricing", { "user-agent": "GPTBot" })).status).toBe(402);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { path: "/.well-known/octroi", status: 200, msg: "request" },
    { path: "/en/pricing", status: 402, msg: "request" },
  ]);
  const text = await metrics.text({ ready: true, connections: 1, outboxDepth: 0 });
  expect(text).toContain('_count{method="GET",route="/.well-known/octroi",status="200"} 1');
  expect(text).toContain('_count{method="GET",route="/pricing",status="402"} 1');
});

test("a target that the gate and the site could read as two paths is refused", async () => {
  const url = await site().address();
  for (const target of [
    "http:///robots.txt/en/pricing",
    "https:///robots.txt/en/pricing",
    "ws:///en/pricing",
  ]) {
    const request = `GET ${target} HTTP/1.1\r\nhost: x\r\nuser-agent: GPTBot\r\nconnection: close\r\n\r\n`;
    expect(await sendRaw(url, [request]), target).toMatch(/^HTTP\/1\.1 400 /);
  }
  const absolute = (agent: string) =>
    sendRaw(url, [
      `GET http://x/en/pricing HTTP/1.1\r\nhost: x\r\nuser-agent: ${agent}\r\nconnection: close\r\n\r\n`,
    ]);
  expect(await absolute("GPTBot")).toMatch(/^HTTP\/1\.1 402 /);
  expect(await absolute("Firefox")).toMatch(/^HTTP\/1\.1 200 /);
});

test("H4 the footer's year is the current one, on a page that was rendered last year too", async () => {
  const clock = { now: new Date("2030-12-31T23:00:00Z") };
  const { get, renders } = site({ now: () => clock.now });
  const year = async () => /©\D*(\d{4})/.exec(await (await get("/fr/team")).text())?.[1];
  expect(await year()).toBe("2030");
  expect(await year()).toBe("2030");
  expect(renders()).toBe(1);
  clock.now = new Date("2031-01-01T00:00:00Z");
  expect(await year()).toBe("2031");
});

test("llms.txt is there without a page being rendered", async () => {
  const { get, renders } = site();
  expect((await get("/llms.txt")).status).toBe(200);
  expect(renders()).toBe(0);
});

test.each(["/crawlers.json", "/crawlers.csv", "/ledger.json"])(
  "a script of another site may ask for %s with its own If-None-Match",
  async (path) => {
    const { get } = site();
    const asked = {
      origin: "https://elsewhere.example",
      "access-control-request-method": "GET",
      "access-control-request-headers": "if-none-match",
    };
    const preflight = await get(path, asked, "OPTIONS");
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toMatch(/if-none-match/i);
    const { headers } = await get(path, { origin: "https://elsewhere.example" });
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("access-control-expose-headers")).toBe("ETag");
  },
);

test("a balancer’s check may come without a Host", async () => {
  const { address } = site();
  const url = await address();
  for (const path of ["/healthz", "/readyz", "/fr/team"]) {
    const answer = await sendRaw(url, [`GET ${path} HTTP/1.0\r\n\r\n`]);
    expect(answer, path).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test("an address with dots in it, which no client sends, is refused", async () => {
  const url = await site().address();
  for (const path of ["/api/../pricing", "/language/fr/../../pricing", "/api/.", "/api/%2E%2e/pricing"]) {
    const answer = await sendRaw(url, [`GET ${path} HTTP/1.0\r\n\r\n`]);
    expect(answer, path).toMatch(/^HTTP\/1\.1 400 /);
  }
});

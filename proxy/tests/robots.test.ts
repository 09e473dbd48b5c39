import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { matchRobots, parseRobots } from "@octroi/crawlers/robots";
import { parsePolicy } from "@octroi/policy";
import { robotsDocument } from "@octroi/policy/documents";
import { localWeb } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { type Console, startConsole } from "../../packages/edge/tests/console.ts";
import { exchange, type Received } from "./exchange.ts";
import { proxiedHost, type RunningProxy, startProxy } from "./start-proxy.ts";

const parsed = parsePolicy({
  version: 1,
  site: { origin: "https://example.com" },
  license: { url: "https://example.com/license.xml" },
  rules: [{ who: { crawler: ["GPTBot"] }, action: "block" }],
});
if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
const { policy } = parsed;
const ours = robotsDocument(policy).text;
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const theirs = "User-agent: *\nDisallow: /cart/\n\nSitemap: https://example.com/sitemap.xml\n";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The proxy before a server that answers as it is told, under rules that are published in a mode. */
async function behindProxy(mode: "observe" | "enforce", use: (site: Behind) => Promise<void>): Promise<void> {
  const site = await startConsole();
  let answer: Answer = (_request, response) => response.end();
  await using web = await localWeb({ http: (request, response) => answer(request, response) });
  const hosts = [proxiedHost({ status: "protected", key: site.key })];
  await using proxy = await startProxy({ network: web.network, hosts });
  try {
    await publish(site, proxy, mode);
    await use({
      proxy,
      ask: (next, sent = {}) => {
        answer = next;
        const { headers, ...others } = sent;
        return exchange(proxy.url, "/robots.txt", { ...others, headers: { ...browser, ...headers } });
      },
    });
    expect([proxy.failures, proxy.gateFailures]).toEqual([[], []]);
  } finally {
    site.stop();
  }
}

interface Behind {
  proxy: RunningProxy;
  ask(answer: Answer, sent?: { method?: string; headers?: Record<string, string> }): Promise<Received>;
}

async function publish(site: Console, proxy: RunningProxy, mode: "observe" | "enforce"): Promise<void> {
  await site.publish({ policy, mode, documents: [robotsDocument(policy)] });
  await exchange(proxy.url, "/", { headers: browser });
  await expect.poll(() => inForce(proxy)).toMatchObject({ policyVersion: 1, mode });
}

async function inForce(proxy: RunningProxy): Promise<unknown> {
  return JSON.parse((await exchange(proxy.url, "/.well-known/octroi")).body.toString());
}

function file(text: string | Buffer, headers: Record<string, string> = {}, status = 200): Answer {
  return (_request, response) =>
    response.writeHead(status, { "content-type": "text/plain", ...headers }).end(text);
}

function header({ headers }: Received, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}

test("K16 robots.txt is the server's own, with what the rules in force say merged in", async () => {
  await behindProxy("enforce", async ({ ask }) => {
    const merged = await ask(file(theirs, { "X-Own": "kept", etag: '"theirs"' }));
    const text = merged.body.toString();
    expect([merged.status, header(merged, "x-own")]).toEqual([200, "kept"]);
    expect(Number(header(merged, "content-length"))).toBe(merged.body.length);
    expect(text.match(/^User-agent: \*$/gm)).toHaveLength(1);
    expect(text.indexOf("License:")).toBeLessThan(text.indexOf("User-agent:"));
    const allows = (agent: string, path: string) => matchRobots(parseRobots(text), { agent, path }).allowed;
    expect([allows("GPTBot", "/"), allows("Nobody", "/cart/"), allows("Nobody", "/")]).toEqual([
      false,
      false,
      true,
    ]);
    expect(text).toContain("Sitemap: https://example.com/sitemap.xml\n");
  });
});

test("where the server has none, ours is there alone", async () => {
  await behindProxy("enforce", async ({ ask }) => {
    for (const status of [404, 410]) {
      const answer = await ask(file("<p>Not here", { "content-type": "text/html" }, status));
      expect([answer.status, answer.body.toString(), header(answer, "content-type")]).toEqual([
        200,
        ours,
        "text/plain; charset=utf-8",
      ]);
    }
  });
});

test("it is the server's own, octet for octet, where rules are only observed or nothing can be merged", async () => {
  await behindProxy("observe", async ({ ask }) => {
    const sent = await ask(file(theirs, { etag: '"theirs"' }));
    expect([sent.body.toString(), header(sent, "etag")]).toEqual([theirs, '"theirs"']);
    expect((await ask(file("", {}, 404))).status).toBe(404);
  });
  await behindProxy("enforce", async ({ ask }) => {
    const page = "<!doctype html><p>A page for every address";
    const long = Buffer.from(`${theirs}#${"x".repeat(600 * 1024)}\n`);
    const wide = Buffer.from(`\uFEFF${theirs}`, "utf16le");
    const unmerged: [string | Buffer, Record<string, string>, number][] = [
      [page, { "content-type": "text/html" }, 200],
      [page, {}, 200],
      [long, {}, 200],
      [wide, {}, 200],
      [gzipSync(theirs), { "content-encoding": "gzip" }, 200],
      ["sorry", { "retry-after": "9" }, 503],
      ["no", {}, 403],
      ["", { location: "/other.txt" }, 301],
    ];
    for (const [body, headers, status] of unmerged) {
      const sent = await ask(file(body, { ...headers, etag: '"theirs"' }, status));
      expect([sent.status, header(sent, "etag")]).toEqual([status, '"theirs"']);
      expect(sent.body.equals(Buffer.from(body))).toBe(true);
    }
    const broken = await ask((_request, response) => {
      response.writeHead(200, { "content-type": "text/plain", "content-length": 1000 });
      response.write("User-agent: *\n", () => response.destroy());
    });
    expect(broken.status).toBe(502);
  });
});

test("the server is asked for the whole file, and the merged one has a name of its own", async () => {
  await behindProxy("enforce", async ({ ask }) => {
    const asked: IncomingMessage[] = [];
    const serve: Answer = (request, response) => {
      asked.push(request);
      file(theirs, { etag: '"theirs"', "last-modified": "Wed, 18 Nov 2026 06:00:00 GMT" })(request, response);
    };
    const whole = await ask(serve);
    const etag = header(whole, "etag") ?? "";
    expect(header(whole, "last-modified")).toBeUndefined();
    const about = { range: "bytes=0-3", "if-modified-since": "Wed, 18 Nov 2026 06:00:00 GMT" };
    const part = await ask(serve, { headers: { ...about, "accept-encoding": "gzip" } });
    expect([part.status, part.body.equals(whole.body)]).toEqual([200, true]);
    expect(asked.at(-1)?.headers).toMatchObject({ "accept-encoding": "identity" });
    expect(Object.keys(asked.at(-1)?.headers ?? {})).not.toContain("range");

    const known = await ask(serve, { headers: { "if-none-match": `"other", W/${etag}` } });
    expect([known.status, header(known, "etag"), known.body.length]).toEqual([304, etag, 0]);
    expect((await ask(serve, { headers: { "if-none-match": '"theirs"' } })).status).toBe(200);

    const head = await ask(serve, { method: "HEAD" });
    expect([head.status, header(head, "etag"), head.body.length]).toEqual([200, etag, 0]);
    expect(header(head, "content-length")).toBe(String(whole.body.length));
    expect(asked.at(-1)?.method).toBe("GET");
    expect((await ask(serve, { method: "POST" })).body.toString()).toBe(theirs);
  });
});

test("octets stay what they are in the charset of the server", async () => {
  await behindProxy("enforce", async ({ ask }) => {
    const type = "text/plain; charset=iso-8859-1";
    const latin = Buffer.from("# été\nUser-agent: *\nDisallow: /été/\n", "latin1");
    const sent = await ask(file(latin, { "content-type": type }));
    expect(header(sent, "content-type")).toBe(type);
    expect(sent.body.toString("latin1")).toContain("# été\nUser-agent: *\n");
    expect(sent.body.toString("latin1")).toContain("Disallow: /été/\n");

    const marked = await ask(file(Buffer.from(`\uFEFF${theirs.replace("cart", "panier-été")}`)));
    expect(marked.body.toString()).toMatch(/^\uFEFF# BEGIN/);
    expect(marked.body.toString()).toContain("Disallow: /panier-été/\n");
  });
});

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGate } from "@octroi/edge";
import { localWeb } from "@octroi/web/testing/local-web";
import { sendRaw } from "@octroi/web/testing/raw-http";
import { expect, test } from "vitest";
import { startConsole } from "../../packages/edge/tests/console.ts";
import { market, policy as priced } from "../../packages/edge/tests/policy.ts";
import { exchange } from "./exchange.ts";
import { proxiedHost, type RunningProxy, startProxy } from "./start-proxy.ts";

const policy = {
  version: 1,
  site: { origin: "https://example.com" },
  rules: [{ who: { crawler: ["GPTBot"] }, action: "block" }],
};
const gptBot = { "user-agent": "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)" };
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

test("the policy of a host's site is followed: a crawler is refused, a reader passes, the visit is reported", async () => {
  const site = await startConsole();
  await site.publish({ policy });
  await using web = await localWeb({ http: (_request, response) => response.end("a page") });
  await using proxy = await startProxy({
    network: web.network,
    hosts: [
      proxiedHost({ status: "protected", key: site.key }),
      proxiedHost({ host: "pending.example", key: site.key }),
    ],
  });
  const visit = (headers: Record<string, string>) => exchange(proxy.url, "/article?private=1", { headers });
  // The first visit is what makes the gate ask for the policy.
  await visit(browser);
  await expect.poll(async () => (await visit(gptBot)).status).toBe(403);
  expect((await visit(browser)).status).toBe(200);
  // Also where it asks for a WebSocket.
  const socket = [
    "GET / HTTP/1.1",
    "Host: example.com",
    "Connection: Upgrade",
    "Upgrade: websocket",
    `User-Agent: ${gptBot["user-agent"]}`,
  ];
  expect(await sendRaw(proxy.url, [`${socket.join("\r\n")}\r\n\r\n`])).toMatch(/^HTTP\/1\.1 403 /);
  // A host that is not protected yet passes everybody.
  expect((await visit({ ...gptBot, host: "pending.example" })).status).toBe(200);

  await proxy.sites.close();
  const refused = site.visits.filter(({ status }) => status === 403);
  expect(refused[0]).toMatchObject({ host: "example.com", path: "/article", crawler: "GPTBot" });
  expect(JSON.stringify(site.visits)).not.toContain("private");
  expect(site.questions[0]?.headers["user-agent"]).toMatch(/^@octroi\/edge\/\S+ dns$/);
  site.stop();
});

test("a person whom an assistant sent is counted, by the assistant and the page alone", async () => {
  const site = await startConsole();
  await using web = await localWeb({
    http: ({ url }, response) => {
      if (url === "/old") response.writeHead(301, { location: "/article" });
      response.end("a page");
    },
  });
  await using proxy = await startProxy({
    network: web.network,
    hosts: [proxiedHost({ status: "protected", key: site.key })],
  });
  const navigation = { ...browser, "sec-fetch-mode": "navigate" };
  const fromChatGpt = { ...navigation, referer: "https://chatgpt.com/" };
  const opened: [path: string, headers: Record<string, string>][] = [
    ["/article?email=a@example.com", fromChatGpt],
    ["/article", fromChatGpt],
    ["/?utm_source=perplexity", navigation],
    // Who is sent on, what a page loads, who came by themselves, and a crawler are none.
    ["/old", fromChatGpt],
    ["/picture", { ...fromChatGpt, "sec-fetch-mode": "no-cors" }],
    ["/article", navigation],
    ["/article", { ...fromChatGpt, ...gptBot }],
  ];
  for (const [path, headers] of opened) await exchange(proxy.url, path, { headers });
  await proxy.sites.close();
  expect(site.people).toEqual([
    { v: 1, id: expect.any(String), from: "chatgpt.com", path: "/article", people: 2 },
    { v: 1, id: expect.any(String), from: "perplexity.ai", path: "/", people: 1 },
  ]);
  expect(site.visits.map(({ crawler }) => crawler)).toEqual(["GPTBot"]);
  expect(JSON.stringify([site.people, site.visits])).not.toContain("@example.com");
  site.stop();
});

test("M9 a price is said in every dialect, as any gate says it", async () => {
  const site = await startConsole();
  await site.publish({ policy: priced, mode: "enforce", market });
  await using web = await localWeb({ http: (_request, response) => response.end("a page") });
  await using proxy = await startProxy({
    network: web.network,
    hosts: [proxiedHost({ status: "protected", key: site.key })],
  });
  const gate = createGate({ key: site.key });
  const ask = () => gate.handle(new Request("https://example.com/articles/1", { headers: gptBot }));
  await expect.poll(async () => (await ask())?.status).toBe(402);
  const said = await ask();
  const visit = () => exchange(proxy.url, "/articles/1", { headers: gptBot });
  await expect.poll(async () => (await visit()).status).toBe(402);
  const { headers, body } = await visit();
  const got = new Headers(headers);
  for (const name of ["crawler-price", "www-authenticate", "link", "cache-control"])
    expect([name, got.get(name)]).toEqual([name, said?.headers.get(name)]);
  expect(got.get("link")).toContain('rel="payment"');
  expect(JSON.parse(body.toString())).toEqual(await said?.json());
  await gate.flush();
  site.stop();
});

test("rules that are published to be observed refuse nobody, and are enforced once they are published so", async () => {
  const site = await startConsole();
  await site.publish({ policy, mode: "observe" });
  await using web = await localWeb({ http: (_request, response) => response.end("a page") });
  const hosts = [proxiedHost({ status: "protected", key: site.key })];
  const statusFor = async ({ url }: RunningProxy) => (await exchange(url, "/", { headers: gptBot })).status;
  const policyFolder = await mkdtemp(join(tmpdir(), "octroi-observed-"));
  {
    await using proxy = await startProxy({ network: web.network, hosts, policyFolder });
    await statusFor(proxy);
    await expect.poll(() => readdir(policyFolder)).toEqual(["example.com.jws"]);
    expect(await statusFor(proxy)).toBe(200);
    await proxy.sites.close();
    // What they would have refused is counted.
    expect(site.visits.at(-1)).toMatchObject({
      mode: "observe",
      decision: "block",
      refusal: 403,
      status: 200,
    });
    // It decides nothing by itself.
    expect(site.questions[0]?.headers).not.toHaveProperty("octroi-own-mode");
  }
  await site.publish({ policy, mode: "enforce", version: 2 });
  await using proxy = await startProxy({ network: web.network, hosts, policyFolder });
  await expect.poll(() => statusFor(proxy)).toBe(403);
  site.stop();
  await rm(policyFolder, { recursive: true });
});

test("a proxy that starts while the console is away applies the policy that was published last", async () => {
  const site = await startConsole();
  await site.publish({ policy });
  const policyFolder = await mkdtemp(join(tmpdir(), "octroi-kept-"));
  await using web = await localWeb({ http: (_request, response) => response.end("a page") });
  const hosts = [proxiedHost({ status: "protected", key: site.key })];
  const statusFor = async ({ url }: RunningProxy) => (await exchange(url, "/", { headers: gptBot })).status;
  {
    await using proxy = await startProxy({ network: web.network, hosts, policyFolder });
    await expect.poll(() => statusFor(proxy)).toBe(403);
    await expect.poll(() => readdir(policyFolder)).toEqual(["example.com.jws"]);
  }
  site.stop();
  await using proxy = await startProxy({ network: web.network, hosts, policyFolder });
  await expect.poll(() => statusFor(proxy)).toBe(403);
  await rm(policyFolder, { recursive: true });
});

test("what the policy says of a page is added to what the server says under the same names", async () => {
  const site = await startConsole();
  const license = { url: "https://example.com/license.xml", terms: "https://example.com/terms" };
  await site.publish({ policy: { ...policy, license } });
  const own = '</next>; rel="next"';
  await using web = await localWeb({
    http: (_request, response) => response.writeHead(200, { link: own }).end("a page"),
  });
  await using proxy = await startProxy({
    network: web.network,
    hosts: [proxiedHost({ status: "protected", key: site.key })],
  });
  const links = async () => {
    const { headers } = await exchange(proxy.url, "/", { headers: browser });
    return headers.filter(([name]) => name.toLowerCase() === "link").map(([, value]) => value);
  };
  await expect.poll(links).toEqual([expect.stringContaining(`${own}, <${license.url}>; rel="license"`)]);
  site.stop();
});

test("where the gate cannot work, the page passes", async () => {
  await using web = await localWeb({ http: (_request, response) => response.end("a page") });
  await using proxy = await startProxy({
    network: web.network,
    hosts: [proxiedHost({ status: "protected", key: "no key at all" })],
  });
  expect((await exchange(proxy.url, "/", { headers: gptBot })).status).toBe(200);
  expect(proxy.gateFailures.join()).toContain("key");
});

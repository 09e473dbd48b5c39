import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { fastPath } from "./fast-path.ts";
import { listen } from "./listen.ts";
import { cachedPages } from "./pages.ts";
import { answer, resourceOf } from "./resource.ts";
import { securityHeaders } from "./security.ts";

const siteUrl = new URL("https://octroi.example");

/** A server over one page and one asset, that counts how often the app itself had to answer. */
async function server() {
  const pages = cachedPages({
    siteUrl,
    render: async (request) =>
      new Response(`<p>${request.headers.get("cookie")} ${"x".repeat(2000)}</p>`, {
        status: new URL(request.url).pathname.endsWith("/nothing") ? 404 : 200,
        headers: { "content-type": "text/html" },
      }),
  });
  const assets = new Map([["/a.css", resourceOf("p{}", { "content-type": "text/css" })]]);
  let asked = 0;
  const app = new Hono();
  app.use(securityHeaders(siteUrl));
  app.get("*", async (c) => {
    asked += 1;
    const asset = assets.get(c.req.path);
    if (asset) return answer(c.req.raw, asset);
    const page = await pages.get({
      pathname: c.req.path,
      cookie: c.req.header("cookie"),
      acceptLanguage: c.req.header("accept-language"),
    });
    return answer(c.req.raw, page);
  });
  const running = await listen(app, {
    host: "127.0.0.1",
    port: 0,
    fast: fastPath({ siteUrl, pages, assets, observe: () => {} }),
  });
  return { ...running, asked: () => asked };
}

interface Received {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

function ask(address: string, headers: Record<string, string> = {}, method = "GET"): Promise<Received> {
  return new Promise((resolve, reject) => {
    get(address, { headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _, connection: __, "keep-alive": ___, ...kept } = response.headers;
        resolve({
          status: response.statusCode,
          headers: kept,
          body: Buffer.concat(chunks).toString("base64"),
        });
      });
    }).on("error", reject);
  });
}

test.each([
  ["/fr/team", { "accept-encoding": "br" }],
  ["/fr/team", { "accept-encoding": "gzip" }],
  ["/fr/team?x=1", {}],
  ["/team", { cookie: "lang=fr", "accept-encoding": "gzip, br" }],
  ["/a.css", { "accept-encoding": "br" }],
])("the fast path answers %s with %j exactly as the app does", async (path, headers) => {
  const { address, stop, asked } = await server();
  const first = await ask(address + path, headers);
  expect(asked()).toBe(1);
  const second = await ask(address + path, headers);
  expect(asked()).toBe(1);
  expect(second).toEqual(first);
  const again = await ask(address + path, { ...headers, "if-none-match": String(first.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: "" });
  expect(await ask(address + path, headers, "HEAD")).toMatchObject({ status: 200, body: "" });
  expect(asked()).toBe(1);
  await stop();
});

test("the fast path never mixes languages, and leaves what is missing to the app", async () => {
  const { address, stop, asked } = await server();
  const french = await ask(`${address}/team`, { "accept-language": "fr" });
  const english = await ask(`${address}/team`, { "accept-language": "en" });
  expect(french.body).not.toBe(english.body);
  expect((await ask(`${address}/team`, { "accept-language": "fr-CA" })).body).toBe(french.body);
  expect(asked()).toBe(2);
  for (const _ of [1, 2]) expect((await ask(`${address}/nothing`)).status).toBe(404);
  expect(asked()).toBe(4);
  await stop();
});

test("stopping finishes the request in flight and takes no new one", async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let arrived = () => {};
  const inFlight = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const app = new Hono().get("/slow", async (c) => {
    arrived();
    await held;
    return c.text("done");
  });
  const { address, stop } = await listen(app, { host: "127.0.0.1", port: 0, fast: () => false });
  const answerToCome = fetch(`${address}/slow`);
  await inFlight;
  const stopped = stop();
  await expect(ask(`${address}/slow`)).rejects.toThrow();
  finish();
  expect(await (await answerToCome).text()).toBe("done");
  await stopped;
});

const brief = {
  headersMs: 60_000,
  requestMs: 60_000,
  keepAliveMs: 60_000,
  stalledMs: 60_000,
  behindMs: 60_000,
  lookEveryMs: 50,
  connections: 100,
};
const large = () => new Response(new Uint8Array(64 * 1024 * 1024));

test.each([
  ["reads nothing", 0, { stalledMs: 300 }],
  ["reads a little now and then", 16_384, { behindMs: 300 }],
])("whoever %s of a long answer is hung up on", async (_, bytes, limits) => {
  const app = new Hono().get("/", large);
  const running = await listen(app, {
    host: "127.0.0.1",
    port: 0,
    fast: () => false,
    limits: { ...brief, ...limits },
  });
  const socket = connect(Number(new URL(running.address).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nhost: octroi.example\r\n\r\n");
  const sip = setInterval(() => bytes > 0 && socket.read(bytes), 20);
  await expect.poll(() => running.connections()).toBe(1);
  await expect.poll(() => running.connections()).toBe(0);
  clearInterval(sip);
  socket.destroy();
  await running.stop();
});

test("connections over the limit are hung up on, and there is room again when others leave", async () => {
  const app = new Hono().get("/", (c) => c.text("here"));
  const limits = { ...brief, connections: 2 };
  const running = await listen(app, { host: "127.0.0.1", port: 0, fast: () => false, limits });
  const { port } = new URL(running.address);
  const guests = [1, 2].map(() => connect(Number(port), "127.0.0.1"));
  await expect.poll(() => running.connections()).toBe(2);
  await expect(ask(running.address)).rejects.toThrow();
  for (const guest of guests) guest.destroy();
  await expect.poll(() => running.connections()).toBe(0);
  expect((await ask(running.address)).status).toBe(200);
  await running.stop();
});

test("told to stop with a delay, it goes on serving, and says that each connection ends", async () => {
  const app = new Hono().get("/", (c) => c.text("here"));
  const running = await listen(app, { host: "127.0.0.1", port: 0, fast: () => false });
  const agent = new Agent({ keepAlive: true });
  const connectionHeader = async () => {
    const [response]: IncomingMessage[] = await once(get(running.address, { agent }), "response");
    response?.resume();
    if (response) await once(response, "end");
    return response?.headers.connection;
  };
  expect(await connectionHeader()).toBe("keep-alive");
  const stopped = running.stop({ afterMs: 500 });
  expect(await connectionHeader()).toBe("close");
  await stopped;
  await expect(ask(running.address)).rejects.toThrow();
  agent.destroy();
});

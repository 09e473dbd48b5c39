import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { connect as connectHttp2, createServer as createHttp2Server } from "node:http2";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { origin, policy } from "../tests/policy.ts";
import { agentKeys, signature } from "../tests/sign.ts";
import { elsewhere, userAgents } from "../tests/visits.ts";
import { octroi as expressGate } from "./adapters/express.ts";
import { octroi } from "./adapters/node.ts";
import type { VisitEvent } from "./events/event.ts";
import { createLicenseKeys, issueLicense } from "./licenses.ts";
import type { AnsweredRequest, GateOptions } from "./options.ts";

test("flush hands over the reports that wait, and the address is the one that is named", async () => {
  const events: VisitEvent[] = [];
  const gate = octroi(
    {
      policy,
      mode: "enforce",
      report: (batch) => events.push(...batch),
      reportEvery: 1e6,
      reportAddress: true,
      address: ({ headers }) => String(headers["x-real-ip"]),
    },
    (_request, response) => response.end("Hello"),
  );
  const address = await served(gate);
  const headers = { "x-real-ip": "203.0.113.7" };
  const person = await fetch(address, { headers: { ...headers, "user-agent": userAgents.browser } });
  expect(await person.text()).toBe("Hello");
  const crawler = await fetch(address, { headers: { ...headers, "user-agent": userAgents.bytespider } });
  expect(crawler.status).toBe(403);
  expect(events).toEqual([]);
  await gate.flush();
  expect(events).toMatchObject([{ crawler: "Bytespider", status: 403, address: "203.0.113.0" }]);
});

test("of HTTP/2, the host is the authority that was asked for", async () => {
  const events: VisitEvent[] = [];
  const gate = enforcing({ report: (batch) => events.push(...batch), reportEvery: 1e6 });
  // Node's own adapter is for both versions of the protocol, whose compatible requests have other types.
  const server = createHttp2Server(gate as never).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const headers = { ":path": "/articles/1", ":authority": "example.com", "user-agent": userAgents.gptbot };
  const stream = client.request(headers);
  const [answer] = await once(stream, "response");
  expect(answer[":status"]).toBe(402);
  expect(JSON.parse(await text(stream))).toMatchObject({ error: "license-required" });
  client.close();
  server.close();
  await gate.flush();
  expect(events).toMatchObject([{ host: "example.com", status: 402 }]);
});

test("answers in place of the site are told, and only those", async () => {
  const answers: AnsweredRequest[] = [];
  const address = await served(enforcing({ answered: (answer) => answers.push(answer) }));
  for (const path of [".well-known/octroi", "articles/1"]) {
    await (await fetch(address + path, { headers: { "user-agent": userAgents.browser } })).text();
  }
  await (await fetch(address, { headers: { "user-agent": userAgents.bytespider } })).text();
  expect(answers.map(({ path, status }) => `${status} ${path}`)).toEqual([
    "200 /.well-known/octroi",
    "403 /",
  ]);
});

test("the page that is asked for is judged, whatever the Host header says", async () => {
  const address = await served(enforcing());
  for (const host of [
    ...["example.com", "example.com/robots.txt?", "x/robots.txt#", "x\\robots.txt?", "x/.well-known/octroi?"],
    ...["", "[", "example.com:99999"],
  ]) {
    expect(await statusOf(address, "/articles/1", { host, "user-agent": userAgents.bytespider })).toBe(403);
  }
});

test("a whole address is judged by its path, also where it names no host", async () => {
  const address = await served(enforcing());
  for (const target of ["/articles/1", "http:///articles/1", "http://example.org/articles/1"]) {
    expect(await statusOf(address, target, { host: "a", "user-agent": userAgents.gptbot })).toBe(402);
  }
});

test("the header with the visitor’s address may be named in any letters", async () => {
  const address = await served(enforcing({ addressHeader: "X-Forwarded-For" }));
  const headers = { host: "a", "user-agent": userAgents.googlebot, "x-forwarded-for": elsewhere };
  expect(await statusOf(address, "/", headers)).toBe(403);
});

test("an address is verified as it was sent", async () => {
  const events: VisitEvent[] = [];
  const gate = enforcing({ agentKeys, report: (batch) => events.push(...batch), reportEvery: 1e6 });
  const address = await served(gate);
  const targets = ["/a", "/a?", "/a?q=it's", '/a?q="x"', "/a/../b", "/a?q=%7e|<>"];
  for (const target of targets) {
    await statusOf(address, target, {
      host: "example.com",
      ...(await signature({ address: origin + target })),
    });
  }
  await gate.flush();
  expect(events.map(({ crawler, identity }) => `${crawler} ${identity}`)).toEqual(
    targets.map(() => "ChatGPT Agent verified"),
  );
});

describe("what the gate says with a page stays, beside what the site says", async () => {
  const { privateKey, publicKeys } = await createLicenseKeys();
  const token = await issueLicense(privateKey, {
    issuer: origin,
    audience: origin,
    licensee: "OpenAI",
    from: new Date(0),
    until: new Date(Date.now() + 86_400_000),
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ["not a word", () => {}],
    ["one by one", (response) => response.setHeader("Vary", "Accept").setHeader("Link", "</a>; rel=next")],
    ["after the gate's", (response) => response.appendHeader("Vary", "Accept")],
    ["as a list", (response) => response.setHeader("Link", ["</a>; rel=next", "</b>; rel=prev"])],
    ["all at once", (response) => response.writeHead(200, { Vary: "Accept", link: "</a>; rel=next" })],
    ["in pairs", (response) => response.writeHead(200, "OK", ["Vary", "Accept", "Link", "</a>; rel=next"])],
    ["the same as the gate", (response) => response.setHeader("Vary", "Accept, Authorization")],
    ["in a stream", (response) => response.setHeader("Vary", "Accept").write("")],
    ["early", (response) => response.setHeader("Vary", "Accept").flushHeaders()],
    ["and takes it back", (response) => response.setHeader("Vary", "Accept").removeHeader("Vary")],
  ])("said %s", async (how, say) => {
    const site = (_: unknown, response: ServerResponse) => {
      say(response);
      response.end("Hello");
    };
    const headers = { "user-agent": userAgents.gptbot, authorization: `License ${token}` };
    const options = { policy, mode: "enforce", licenseKeys: publicKeys } as const;
    const express: RequestListener = (request, response) =>
      expressGate(options)(Object.assign(request, { originalUrl: request.url ?? "" }), response, () =>
        site(request, response),
      );
    for (const listener of [octroi(options, site), express]) {
      const response = await fetch(`${await served(listener)}articles/1`, { headers });
      expect(await response.text()).toBe("Hello");
      const vary = response.headers.get("vary")?.split(", ");
      expect(vary?.filter((name) => name === "Authorization")).toHaveLength(1);
      expect(response.headers.get("link")).toContain('rel="license"');
      if (/one|list|once|pairs/.test(how)) expect(response.headers.get("link")).toContain("rel=next");
      if (/one|after|once|pairs|same|stream|early/.test(how)) expect(vary).toContain("Accept");
    }
  });
});

test("an answer that somebody else has given meanwhile is left as it is", async () => {
  const address = await served((request, response) => {
    enforcing()(request, response);
    response.writeHead(503).end();
  });
  const response = await fetch(address, { headers: { "user-agent": userAgents.bytespider } });
  expect(response.status).toBe(503);
});

function enforcing(options: GateOptions = {}) {
  return octroi({ policy, mode: "enforce", ...options }, (_request, response) => response.end("Hello"));
}

/** Asks with lines that `fetch` would not send. */
async function statusOf(address: string, target: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ ...headers, connection: "close" }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write([`GET ${target} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
  return Number((await text(socket)).split(" ")[1]);
}

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  afterAll(() => server.close());
  await once(server, "listening");
  // A TCP server's address is never a string.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

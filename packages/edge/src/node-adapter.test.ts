import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { origin, policy } from "../tests/policy.ts";
import { agentKeys, signature } from "../tests/sign.ts";
import { elsewhere, userAgents } from "../tests/visits.ts";
import { octroi } from "./adapters/node.ts";
import type { VisitEvent } from "./events/event.ts";
import type { GateOptions } from "./options.ts";

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

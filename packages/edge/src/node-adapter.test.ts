import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { policy } from "../tests/policy.ts";
import { userAgents } from "../tests/visits.ts";
import { octroi } from "./adapters/node.ts";
import type { VisitEvent } from "./events/event.ts";

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

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  afterAll(() => server.close());
  await once(server, "listening");
  // A TCP server's address is never a string.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

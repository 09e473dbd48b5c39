import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { VisitEvent } from "../src/events/event.ts";

/** Where the examples report their visits to. */
export async function startCollector() {
  const events: VisitEvent[] = [];
  const server = createServer(async (request, response) => {
    const lines = (await text(request)).trimEnd().split("\n");
    events.push(...lines.map((line) => JSON.parse(line)));
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, events, stop: () => server.close() };
}

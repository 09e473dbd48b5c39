import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { listen } from "../../server/listen.ts";
import { sqlite } from "../databases.ts";
import { crawlersInARush } from "./crawlers.ts";
import { hostileRobotsServers } from "./hostile.ts";
import { idleConnections } from "./idle.ts";
import { withServer } from "./server.ts";
import { slowClients } from "./slow.ts";
import { unknownAddresses } from "./unknown.ts";
import { visitorsAtOnce } from "./visitors.ts";

test("A2 A3 visitors who all come at once are served, and those who sign up are kept", async () => {
  await using folder = await sqlite();
  const outcome = await visitorsAtOnce(await folder.fresh(), {
    visitors: 60,
    withinMs: 1_000,
    isTimed: false,
  });
  expect(outcome).toMatchObject({ lost: 0, wrong: [] });
});

test("A3 crawlers in a rush are counted to the unit, invented names take no room, and sign-ups are kept", async () => {
  await using folder = await sqlite();
  const outcome = await crawlersInARush(await folder.fresh(), {
    visits: 300,
    withinMs: 1_000,
    isTimed: false,
  });
  expect(outcome).toMatchObject({ lost: 0, wrong: [] });
});

test("a flood of unknown addresses is answered or turned away, while others are served", async () => {
  await using folder = await sqlite();
  const flood = { connections: 10, pipelined: 4, isTimed: false };
  expect(await unknownAddresses(await folder.fresh(), flood)).toMatchObject({ lost: 0, wrong: [] });
}, 180_000);

test("however badly servers answer the robots.txt reader, it goes on reading", async () => {
  const outcome = await hostileRobotsServers({ hosts: 25, allMs: 600 });
  expect(outcome).toMatchObject({ lost: 0, wrong: [] });
});

test("connections that stay open after an answer are kept for the next request", async () => {
  await using folder = await sqlite();
  const outcome = await withServer(await folder.fresh(), { isTimed: false }, ({ address }) =>
    idleConnections(address, { connections: 150 }),
  );
  expect(outcome).toMatchObject({ lost: 0, wrong: [] });
});

test("whoever sends or reads next to nothing is cut off, while others are served", async () => {
  const bytes = new Uint8Array(256 * 1024);
  const site: RequestListener = (request, response) => {
    const answer = () => response.end(request.url === "/large" ? bytes : "here");
    if (request.method === "POST") request.resume().once("end", answer);
    else answer();
  };
  const short = { headersMs: 500, requestMs: 700, keepAliveMs: 500, stalledMs: 600, behindMs: 900 };
  const running = await listen(site, {
    host: "127.0.0.1",
    port: 0,
    limits: { ...short, lookEveryMs: 50, connections: 1_000 },
  });
  const target = { ...running, page: "/", large: "/large" };
  const outcome = await slowClients(target, { clients: 4, everyMs: 30, withinMs: 30_000 });
  await running.stop();
  expect(outcome).toMatchObject({ lost: 0, wrong: [] });
});

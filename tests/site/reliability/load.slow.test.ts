import { sqlite } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { crawlersInARush } from "./crawlers.ts";
import { flood } from "./flood.ts";
import { hostileRobotsServers } from "./hostile.ts";

test("a flood slows pages, starves none, and is over with its last request", async () => {
  await using folder = await sqlite();
  const outcome = await flood(await folder.fresh(), { connections: 200, requestsEach: 10 });
  expect(outcome).toMatchObject({ lost: 0, wrong: [] });
});

test("A3 crawlers in a rush are counted to the unit, invented names take no room, and sign-ups are kept", async () => {
  await using folder = await sqlite();
  const outcome = await crawlersInARush(await folder.fresh(), { visits: 300, withinMs: 1_000 });
  expect(outcome).toMatchObject({ lost: 0, wrong: [] });
});

test("however badly servers answer the robots.txt reader, it goes on reading", async () => {
  const outcome = await hostileRobotsServers({ hosts: 25, allMs: 600 });
  expect(outcome).toMatchObject({ lost: 0, wrong: [] });
});

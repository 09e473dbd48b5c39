import { sqlite } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { addSites, countedVisits, keepReporting, startCollector } from "./under-load.ts";

test("a collector that is killed under load loses nothing that it acknowledged, and counts nothing twice", async () => {
  await using files = await sqlite();
  const location = await files.fresh();
  const sites = await addSites(location, 4);
  let server: Awaited<ReturnType<typeof startCollector>> | undefined = await startCollector(location);
  const load = keepReporting(sites, () => server);
  await expect.poll(load.acknowledged).toBeGreaterThanOrEqual(15);
  const killed = server;
  server = undefined;
  await killed.kill("SIGKILL");
  server = await startCollector(location);
  const sent = await load.finish();
  await server.kill("SIGTERM");
  expect(await countedVisits(location, sites)).toBe(sent);
});

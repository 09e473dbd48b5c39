import { databases } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { addSites, countedVisits, keepReporting, startCollector } from "./under-load.ts";

test("two collectors on one PostgreSQL, one killed ten times: sent, acknowledged and counted are the same", async () => {
  const postgres = databases.find(({ name }) => name === "PostgreSQL");
  if (postgres === undefined) throw new Error("Expected PostgreSQL among the databases.");
  await using server = await postgres.start();
  const location = await server.fresh();
  const sites = await addSites(location, 6);
  const steady = await startCollector(location);
  let shaky: typeof steady | undefined = await startCollector(location);
  let turn = 0;
  const load = keepReporting(sites, (attempt) => ((turn++ + attempt) % 2 === 0 ? (shaky ?? steady) : steady));
  for (let round = 1; round <= 10; round += 1) {
    const target = load.acknowledged() + 20;
    await expect.poll(load.acknowledged).toBeGreaterThanOrEqual(target);
    const killed = shaky;
    shaky = undefined;
    await killed?.kill("SIGKILL");
    shaky = await startCollector(location);
  }
  const sent = await load.finish();
  await Promise.all([steady.kill("SIGTERM"), shaky?.kill("SIGTERM")]);
  expect(load.acknowledged() * 20).toBe(sent);
  expect(await countedVisits(location, sites)).toBe(sent);
});

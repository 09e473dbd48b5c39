import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { userAgents } from "../tests/visits.ts";
import { nextWithInit } from "./runtimes.ts";
import { runEdge } from "./set-up-by-init.ts";

const home = inject("examples");

test("the Vercel guide, step by step: added, checked, enforced and uninstalled", {
  timeout: 600_000,
}, async () => {
  // Steps 1 and 2. The package is installed as it is published.
  const { project, build } = await nextWithInit(home, "next-16-guide", "https://example.com");
  expect(readdirSync(project)).toEqual(expect.arrayContaining(["proxy.ts", "octroi.policy.json"]));
  const start = await build();

  // Steps 3 and 4, on this machine: everybody gets the page, and the gate observes.
  const observing = await start({});
  const { stdout, stderr } = await runEdge(home, project, "try", `${observing.address}/articles/1`);
  const [, ...visitors] = stdout.trimEnd().split("\n");
  expect(visitors).toHaveLength(6);
  for (const visitor of visitors) expect(visitor).toMatch(/ {2}200 +the page$/);
  expect(stderr).toContain("mode observe");
  await observing.stop();

  // Decide: the policy that the command wrote keeps training crawlers out, once it is enforced.
  const enforcing = await start({ OCTROI_MODE: "enforce" });
  const status = async (userAgent: string) =>
    (await fetch(`${enforcing.address}/articles/1`, { headers: { "user-agent": userAgent } })).status;
  expect(await status(userAgents.gptbot)).toBe(403);
  expect(await status(userAgents.perplexity)).toBe(200);
  expect(await status(userAgents.browser)).toBe(200);
  await enforcing.stop();

  // Uninstall: the site answers as before.
  rmSync(join(project, "proxy.ts"));
  const without = await (await build())({ OCTROI_MODE: "enforce" });
  const response = await fetch(`${without.address}/articles/1`, {
    headers: { "user-agent": userAgents.gptbot },
  });
  expect(response.status).toBe(200);
  expect((await fetch(`${without.address}/.well-known/octroi`)).status).toBe(404);
  await without.stop();
});

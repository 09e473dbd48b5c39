import type { RequestListener } from "node:http";
import { sqlite } from "@octroi/database/testing/databases";
import { octroi } from "@octroi/edge/node";
import { localWeb } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { siteKeyAddress } from "../../../domain/sites/site-key.ts";
import { testVisits } from "../../../server/console/visits/test-visit.ts";
import { event, lines, startVisits } from "./server.ts";

const hello: RequestListener = (_request, response) => response.end("Hello");

test("a gate with the site's key proves the domain: it reports a path that only the console knows", async () => {
  await using files = await sqlite();
  await using console = await startVisits(await files.fresh());
  const { store, site, secret, address } = console;
  const policy = { version: 1, site: { origin: "https://example.com" }, rules: [] };
  const key = siteKeyAddress(new URL(address), { site: site.id, secret, publicKey: "A".repeat(43) });
  const gate = octroi({ policy, key, mode: "observe", reportEvery: 10, failed: () => {} }, hello);
  await using web = await localWeb({ https: gate });
  const sendTestVisit = testVisits({ ...store, network: web.network });
  expect(await sendTestVisit(site)).toEqual({ outcome: "arrived", observes: true });
  expect(await store.sites.find(site.id)).toMatchObject({ proof: { by: "gate" } });
});

test("visits that are made up prove nothing", async () => {
  await using files = await sqlite();
  await using console = await startVisits(await files.fresh());
  const { store, site, send } = console;
  const forging: RequestListener = async (request, response) => {
    // A stranger who added the domain reports what a test visit would, whenever one is made.
    if (request.url === "/") await send(lines([event({ path: "/" }), event({ path: "/octroi-test/" })]));
    response.end("Hello");
  };
  await using web = await localWeb({ https: forging });
  const sendTestVisit = testVisits({ ...store, network: web.network, arrivalMs: 100 });
  expect(await sendTestVisit(site)).toMatchObject({ outcome: "arrived" });
  expect(await store.sites.find(site.id)).toMatchObject({ proof: undefined });
});

import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { addSeller, credit } from "../store/market.ts";
import { wholeConsole } from "../whole-console.ts";
import { companyProgram } from "./company-program.ts";

const sites = "/v1/market/sites";

onEachDatabase((freshDatabase) => {
  test("what a site sells is told to everybody, also where it does not want to be found", async () => {
    await using world = await wholeConsole({ database: await freshDatabase() });
    const { store, url } = world;
    const { site, offer, workspace } = await addSeller(world.database, store, "seller");
    const program = companyProgram(world, undefined);
    const address = `${sites}/seller.example.com`;
    const { status, body } = await program.get(address);
    expect([status, body]).toEqual([
      200,
      {
        schemaVersion: 1,
        domain: "seller.example.com",
        name: null,
        page: "https://octroi.example/market/seller.example.com",
        listing: null,
        offers: [{ id: offer, ...credit, rails: ["x402", "stripe"], trialRails: [] }],
        agreements: [],
        license: null,
        orders: `${url.origin}${address}/orders`,
        tokens: `${url.origin}/olp/${site}/token`,
      },
    ]);
    // Neither whose it is, nor where it is paid.
    expect(JSON.stringify(body)).not.toContain(workspace);
    await store.payees.removeStripe(workspace, undefined);
    expect((await program.get(address)).body.offers[0].rails).toEqual(["x402"]);
    await store.offers.end(site, offer, undefined);
    expect((await program.get(address)).status).toBe(404);
    expect((await program.get(`${sites}/nobody.example.com`)).status).toBe(404);
  });

  test("sites that want to be found are listed by topic and language, page by page", async () => {
    await using world = await wholeConsole({ database: await freshDatabase() });
    const { store } = world;
    const names = ["one", "two", "three"];
    for (const name of names) {
      const { site } = await addSeller(world.database, store, name);
      const topic = name === "two" ? "news" : "science";
      const words = { topic, language: "fr", description: `About ${name}`, contact: undefined } as const;
      expect(await store.listings.list(site, words)).toBe("listed");
    }
    await addSeller(world.database, store, "hidden");
    const program = companyProgram(world, undefined);
    const found: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const { body } = await program.get(`${sites}?limit=2${next && `&cursor=${next}`}`);
      found.push(...body.sites.map(({ domain }: { domain: string }) => domain));
      next = body.next;
    }
    expect(found.sort()).toEqual(["one.example.com", "three.example.com", "two.example.com"]);
    const { body } = await program.get(`${sites}?topic=news&language=fr`);
    expect(body).toEqual({
      schemaVersion: 1,
      sites: [
        {
          domain: "two.example.com",
          name: null,
          topic: "news",
          language: "fr",
          description: "About two",
          contact: null,
          offers: 1,
          page: "https://octroi.example/market/two.example.com",
          listedAt: expect.any(String),
        },
      ],
      next: null,
    });
    expect((await program.get(`${sites}?language=en`)).body.sites).toEqual([]);
    expect((await program.get(`${sites}?topic=gossip`)).body.field).toBe("topic");
    expect((await program.get(`${sites}?cursor=bm9uc2Vuc2U`)).body.field).toBe("cursor");
  });
});

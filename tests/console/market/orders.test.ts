import { onEachDatabase } from "@octroi/database/testing/databases";
import { createGate } from "@octroi/edge";
import { expect, test } from "vitest";
import { paymentNetwork } from "../../../domain/payments/networks.ts";
import { requirementsFor } from "../../../domain/payments/x402.ts";
import { payerAllowance, payingAllowance } from "../../../server/market/payments/orders.ts";
import { addCompany, addOffer, addSeller, credit, paid } from "../store/market.ts";
import { wholeConsole } from "../whole-console.ts";
import { companyProgram } from "./company-program.ts";

const orders = "/v1/market/sites/seller.example.com/orders";
const account = "/v1/market/account";

onEachDatabase((freshDatabase) => {
  async function open({ rateLimit = false } = {}) {
    const world = await wholeConsole({ database: await freshDatabase(), rateLimit });
    const seller = await addSeller(world.database, world.store, "seller");
    async function newBuyer(name: string) {
      const id = await addCompany(world.store, name);
      const added = await world.store.companies.addSecret(id);
      return { id, ...companyProgram(world, { id, secret: added?.secret ?? "" }) };
    }
    return { ...world, ...seller, newBuyer, buyer: await newBuyer("buyer") };
  }

  test("an order holds the price of an offer, at an address of its own", async () => {
    await using world = await open();
    const { buyer, offer, url } = world;
    const made = await buyer.post(orders, { offer, rail: "x402", max: { amount: "6", currency: "USDC" } });
    expect(made.status).toBe(402);
    expect(made.body).toMatchObject({
      site: "seller.example.com",
      offer,
      kind: "credit",
      paths: credit.paths,
      uses: credit.uses,
      count: credit.count,
      price: credit.price,
      usdc: credit.usdc,
      rail: "x402",
      state: "quoted",
      paid: null,
      license: null,
      token: null,
    });
    const { id, address, createdAt, expiresAt } = made.body;
    expect([made.headers.get("location"), address]).toEqual([
      address,
      `${url.origin}/v1/market/orders/${id}`,
    ]);
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(15 * 60_000);
    const { error, ...order } = made.body;
    expect(error).toBe("payment-signature header is required");
    expect((await buyer.get(new URL(address).pathname)).body).toEqual(order);
  });

  test("the calls that a gate’s 402 names lead to an account, an order and a token", async () => {
    await using world = await open();
    const { buyer, offer, site, url } = world;
    const gate = createGate({
      policy: {
        version: 1,
        site: { origin: "https://seller.example.com" },
        rules: [
          { who: { crawler: ["GPTBot"] }, action: "charge", price: { amount: "0.005", currency: "EUR" } },
        ],
        market: {
          server: `${url.origin}/olp/${site}`,
          page: "https://octroi.example/market/seller.example.com",
          guide: "https://octroi.example/documentation/read-lawfully",
        },
      },
      mode: "enforce",
    });
    const visit = new Request("https://seller.example.com/articles/1", {
      headers: { "user-agent": "GPTBot/1.3" },
    });
    const refused = await gate.handle(visit);
    const { market } = JSON.parse((await refused?.text()) ?? "{}");
    const [accounts, ordering, tokens, ...more] = (market.calls as string[]).map(
      (call) => /^POST (https:\/\/console\.octroi\.example)(\/.+)$/.exec(call)?.[2] ?? call,
    );
    expect(more).toEqual([]);
    expect((await buyer.post(accounts ?? "", { name: "Example", email: "no", domain: "no" })).status).toBe(
      422,
    );
    const made = await buyer.post(ordering ?? "", { offer }, { "idempotency-key": "mine-1" });
    expect([made.status, made.body.site]).toEqual([402, "seller.example.com"]);
    // By its domain it is the same site, and the same order.
    const again = await buyer.post(orders, { offer }, { "idempotency-key": "mine-1" });
    expect([again.status, again.body.id]).toEqual([402, made.body.id]);
    expect((await buyer.post(tokens ?? "")).body.error).toBe("invalid_request");
    const [facts, same] = await Promise.all(
      [ordering, orders].map((path) => buyer.get(path?.replace("/orders", "") ?? "")),
    );
    expect(facts?.body).toEqual(same?.body);
  });

  test("with one key it is one order, also once the offer is gone; with another offer the key is used", async () => {
    await using world = await open();
    const { buyer, offer, site, store } = world;
    const dearer = await addOffer(store, site, { ...credit, price: { amount: "9", currency: "EUR" } });
    const key = { "idempotency-key": "mine-1" };
    const made = await Promise.all([0, 1, 2].map(() => buyer.post(orders, { offer }, key)));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    const other = await buyer.post(orders, { offer: dearer }, key);
    expect([other.status, other.body.type]).toEqual([422, "urn:octroi:problem:key-reused"]);
    for (const each of [offer, dearer]) await store.offers.end(site, each, undefined);
    const again = await buyer.post(orders, { offer }, key);
    expect([again.status, again.body.id]).toEqual([402, made[0]?.body.id]);
    expect((await buyer.post(orders, { offer })).status).toBe(404);
    const elsewhere = orders.replace("seller", "nobody");
    expect((await buyer.post(elsewhere, { offer }, key)).status).toBe(404);
  });

  test("what cannot be ordered is a problem that says why", async () => {
    await using world = await open();
    const { buyer, offer, site, store, workspace } = world;
    const problem = async (body: object, headers: Record<string, string> = {}) => {
      const answer = await buyer.post(orders, body, headers);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      return [answer.status, answer.body.type.replace("urn:octroi:problem:", ""), answer.body.field];
    };
    expect(await problem({})).toEqual([422, "unprocessable", "offer"]);
    expect(await problem({ offer: "x" })).toEqual([422, "unprocessable", "offer"]);
    expect(await problem({ offer, rail: "cash" })).toEqual([422, "unprocessable", "rail"]);
    expect(await problem({ offer, colour: "red" })).toEqual([422, "unprocessable", "colour"]);
    expect(await problem({ offer }, { "idempotency-key": "é" })).toEqual([
      422,
      "unprocessable",
      "Idempotency-Key",
    ]);
    expect(await problem({ offer }, { "content-type": "text/plain" })).toEqual([
      415,
      "unsupported-type",
      undefined,
    ]);
    expect(await problem({ offer: crypto.randomUUID() })).toEqual([404, "not-sold", "offer"]);
    expect(await problem({ offer, max: { amount: "4.99", currency: "EUR" } })).toEqual([
      422,
      "over-max",
      "max",
    ]);
    await store.payees.removeStripe(workspace, undefined);
    expect(await problem({ offer, rail: "stripe" })).toEqual([422, "unprocessable", "rail"]);
    const details = { name: "Buyer", invoice: { country: null, vat: null, address: null } };
    await buyer.put(account, { ...details, cap: { amount: "4", currency: "EUR" } });
    expect(await problem({ offer })).toEqual([403, "over-cap", undefined]);
    await buyer.put(account, { ...details, cap: null });
    await store.payees.removeWallet(workspace, undefined);
    expect(await problem({ offer })).toEqual([404, "unknown", undefined]);
    expect(await store.listings.selling({ site })).toBeUndefined();
  });

  test("so many payments of one wallet are tried in a minute, whoever sends them, and of one company", async () => {
    await using world = await open({ rateLimit: true });
    const { buyer, newBuyer, offer } = world;
    const order = (await buyer.post(orders, { offer, rail: "x402" })).body;
    // Signed to another wallet: nobody is asked about it, and it counts.
    const pay = async (who: typeof buyer, { address }: { address: string }, from = "1") => {
      const signed = { "payment-signature": signatureOf(address, from) };
      const { status, body, headers } = await who.post(new URL(address).pathname, undefined, signed);
      return { status, type: body.type, retryAfter: headers.get("retry-after") };
    };
    for (let sent = 0; sent < payerAllowance.requests; sent += 1) {
      expect((await pay(buyer, order)).status).toBe(402);
    }
    const refused = await pay(buyer, order);
    expect([refused.status, refused.type]).toEqual([429, "urn:octroi:problem:too-many-attempts"]);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    const other = await newBuyer("other");
    const theirs = (await other.post(orders, { offer, rail: "x402" })).body;
    expect((await pay(other, theirs)).status).toBe(429);
    expect((await pay(other, theirs, "2")).status).toBe(402);
    // The one that was refused counts for the company too.
    for (let sent = payerAllowance.requests + 1; sent < payingAllowance.requests; sent += 1) {
      expect((await pay(buyer, order, "3")).status).toBe(402);
    }
    expect((await pay(buyer, order, "4")).status).toBe(429);
  });

  test("whom the publisher or the operator blocked orders nothing, and still sees its account", async () => {
    await using world = await open();
    const { buyer, offer, store, workspace } = world;
    const outcome = async () => {
      const { status, body } = await buyer.post(orders, { offer });
      return [status, body.detail];
    };
    await store.companies.blockIn(workspace, buyer.id, undefined);
    expect(await outcome()).toEqual([403, "The publisher of the site blocked it."]);
    await store.companies.unblockIn(workspace, buyer.id);
    await store.companies.block(buyer.id);
    expect(await outcome()).toEqual([403, "The operator of the market blocked it."]);
    expect((await buyer.get(account)).body.isBlocked).toBe(true);
    await store.companies.unblock(buyer.id);
    expect((await outcome())[0]).toBe(402);
  });

  test("M7 a company’s lists hold what is its own, page by page, and nobody else’s", async () => {
    await using world = await open();
    const { buyer, newBuyer, offer, store, site, url } = world;
    const other = await newBuyer("other");
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) ids.push((await buyer.post(orders, { offer })).body.id);
    const foreign = (await other.post(orders, { offer })).body.id;
    expect((await buyer.get(`/v1/market/orders/${foreign}`)).status).toBe(404);
    for (const [at, id] of [...ids.slice(0, 3), foreign].entries()) {
      await store.orders.fulfil(id, paid(new Date(), { external: `0x${at}` }));
    }
    const all = async (list: string, who = buyer) => {
      const items: Record<string, unknown>[] = [];
      let next: string | null = "";
      while (next !== null) {
        const { body } = await who.get(`${account}/${list}?limit=2${next && `&cursor=${next}`}`);
        expect(body.items.length).toBeLessThanOrEqual(2);
        items.push(...body.items);
        next = body.next;
      }
      return items;
    };
    expect((await all("orders")).map(({ id }) => id).sort()).toEqual([...ids].sort());
    const licenses = await all("licenses");
    expect(licenses.map(({ order }) => order).sort()).toEqual(ids.slice(0, 3).sort());
    expect(licenses[0]).toMatchObject({
      site: "seller.example.com",
      paths: credit.paths,
      uses: credit.uses,
      state: "in-force",
      visits: credit.count,
      used: 0,
      spentAt: null,
      token: { endpoint: `${url.origin}/olp/${site}/token` },
    });
    expect((await all("receipts")).map(({ order }) => order).sort()).toEqual(ids.slice(0, 3).sort());
    expect(await all("receipts", other)).toMatchObject([{ order: foreign, publisher: {} }]);
    const bought = (await buyer.get(`/v1/market/orders/${ids[0]}`)).body;
    expect([bought.state, bought.token.endpoint]).toEqual(["paid", `${url.origin}/olp/${site}/token`]);
    expect((await buyer.get(`${account}/orders?cursor=bm9uc2Vuc2U`)).body.field).toBe("cursor");
    expect((await buyer.get(`${account}/orders?limit=0`)).body.field).toBe("limit");
  });
});

/** A payment by x402 to somebody else, from a wallet that ends in a digit. */
function signatureOf(url: string, from: string): string {
  const network = paymentNetwork("eip155:8453");
  if (network === undefined) throw new Error("Expected Base");
  const wallet = `0x${"ab".repeat(20)}`;
  const payment = {
    x402Version: 2,
    resource: { url },
    accepted: requirementsFor("5.5", { wallet, network }),
    payload: {
      authorization: {
        from: `0x${from.padStart(40, "0")}`,
        to: wallet,
        value: "5500000",
        validAfter: "0",
        validBefore: String(Math.floor(Date.now() / 1_000) + 300),
        nonce: `0x${"ab".repeat(32)}`,
      },
      signature: `0x${"1".repeat(130)}`,
    },
  };
  return Buffer.from(JSON.stringify(payment)).toString("base64");
}

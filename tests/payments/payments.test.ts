import { execute, sqlite } from "@octroi/database/testing/databases";
import type { ServerProcess } from "@octroi/web/testing/server-process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Market, openMarket, publisherWallet } from "./market.ts";
import { type Fault, network } from "./parts.ts";

let files: Awaited<ReturnType<typeof sqlite>>;
let market: Market;
let server: ServerProcess;

beforeAll(async () => {
  files = await sqlite();
  market = await openMarket(await files.fresh());
  server = await market.start();
});
afterAll(async () => {
  await server?.kill();
  await market?.[Symbol.asyncDispose]();
  await files?.[Symbol.asyncDispose]();
});

function decoded(header: string | null | undefined) {
  return JSON.parse(Buffer.from(header ?? "", "base64").toString());
}

/** An order, and what a wallet signed for it. */
async function signedOrder() {
  const { id, required } = await market.order(server);
  return { id, required, signature: await market.buyer.sign(required) };
}

const stateOf = async (order: string) => (await market.look(server, order)).body.state;

async function reasonOf(order: string): Promise<unknown> {
  const [row] = await execute(market.location, `select reason from payment where order_id = '${order}'`);
  return Object(row).reason;
}

const half = 500_000n;

test("the official client, with the limits that it has by itself, buys by one call", async () => {
  const before = await market.earned();
  const bought = await market.buyer.buy(`${server.url}/v1/market/sites/seller.example.com/orders`, {
    method: "POST",
    headers: { authorization: market.authorization, "content-type": "application/json" },
    body: JSON.stringify({ offer: market.offer }),
  });
  expect([bought.status, bought.fetched]).toEqual([200, [402, 200]]);
  const { order, license, receipt, token } = JSON.parse(bought.text);
  expect(order).toMatchObject({ state: "paid", paid: { amount: "0.5", currency: "USDC" }, license });
  expect(receipt).toMatchObject({ order: order.id, license, paid: { rail: "x402", network: network.id } });
  expect(token.endpoint).toContain(`/olp/${market.site}/token`);
  expect(decoded(bought.headers["payment-response"])).toEqual({
    success: true,
    payer: receipt.paid.payer,
    transaction: receipt.paid.external,
    network: network.id,
  });
  const after = await market.earned();
  expect([after.chain - before.chain, after.books - before.books]).toEqual([half, half]);
});

test("a client of other makers pays the same 402", async () => {
  const before = await market.earned();
  const bought = await market.buyer.buyWithOther(`${server.url}/v1/market/sites/seller.example.com/orders`, {
    method: "POST",
    headers: { authorization: market.authorization, "content-type": "application/json" },
    body: JSON.stringify({ offer: market.offer }),
  });
  expect([bought.status, JSON.parse(bought.text).order?.state]).toEqual([200, "paid"]);
  expect((await market.earned()).chain - before.chain).toBe(half);
});

test("one payment five times at once is settled once, and answered five times alike", async () => {
  const { id, signature } = await signedOrder();
  await market.facilitator.fail({});
  const five = await Promise.all(Array.from({ length: 5 }, () => market.pay(server, id, signature)));
  expect(five.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(new Set(five.map(({ body }) => body.license)).size).toBe(1);
  expect(await market.facilitator.calls()).toEqual({ verify: 1, settle: 1 });
  // An answer that was lost is given again, whenever it is asked for.
  expect((await market.pay(server, id, signature)).body).toEqual(five[0]?.body);
  expect(await market.facilitator.calls()).toEqual({ verify: 1, settle: 1 });
});

test("what was signed for one order pays no other", async () => {
  const [first, second] = [await signedOrder(), await signedOrder()];
  expect((await market.pay(server, first.id, first.signature)).status).toBe(200);
  const before = await market.earned();
  const refused = await market.pay(server, second.id, first.signature);
  expect([refused.status, refused.body.error]).toEqual([402, "payment_used"]);
  // Nor where it says that it was for that.
  const text = Buffer.from(first.signature, "base64").toString().replaceAll(first.id, second.id);
  const forged = await market.pay(server, second.id, Buffer.from(text).toString("base64"));
  expect([forged.status, forged.body.error]).toEqual([402, "payment_used"]);
  expect(await market.earned()).toEqual(before);
  expect((await market.pay(server, second.id, second.signature)).status).toBe(200);
});

test.for<[string, { verify?: Fault[]; settle?: Fault[] }]>([
  ["hangs up before it looks", { verify: ["hang-up"] }],
  ["breaks when it looks", { verify: ["broken"] }],
  ["says too much", { verify: ["long"] }],
  ["hangs up before it settles", { settle: ["hang-up"] }],
  ["settles, and hangs up", { settle: ["lose"] }],
  ["settles, and says that it is pending", { settle: ["pending"] }],
  ["settles, and says that it failed", { settle: ["failed"] }],
  ["settles for somebody else, as it says", { settle: ["other-payer"] }],
  ["settles, and names no transaction", { settle: ["no-transaction"] }],
])("M2 while a facilitator %s the answer is 503, and the order is paid once", async ([, faults]) => {
  const { id, signature } = await signedOrder();
  const before = await market.earned();
  await market.facilitator.fail(faults);
  const unclear = await market.pay(server, id, signature);
  expect([unclear.status, unclear.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(unclear.headers.get("payment-required")).toBeNull();
  expect(unclear.body.type).toBe("urn:octroi:problem:payment-unknown");
  // Neither does it ask for it again.
  if ((await stateOf(id)) !== "paid") {
    const asked = await market.ask(server, `/v1/market/orders/${id}`);
    expect([200, 503]).toContain(asked.status);
  }
  await expect.poll(() => stateOf(id)).toBe("paid");
  const again = await market.pay(server, id, signature);
  expect([again.status, again.body.order.state]).toEqual([200, "paid"]);
  const after = await market.earned();
  expect([after.chain - before.chain, after.books - before.books]).toEqual([half, half]);
});

test("while a facilitator stays away nobody is asked to sign, and everybody is once it answers again", async () => {
  // Another server: whom it has heard lately counts.
  await using fresh = await market.start();
  const orders = await Promise.all([0, 1, 2, 3].map(() => market.order(fresh)));
  const signatures = await Promise.all(orders.map(({ required }) => market.buyer.sign(required)));
  await market.facilitator.fail({ verify: Array<Fault>(100).fill("hang-up") });
  const pay = (at: number) => market.pay(fresh, orders[at]?.id ?? "", signatures[at] ?? "");
  for (const at of [0, 1, 2]) expect((await pay(at)).status).toBe(503);
  const path = "/v1/market/sites/seller.example.com/orders";
  const order = () => market.ask(fresh, path, { body: { offer: market.offer } });
  const held = () => execute(market.location, "select count(*) as orders from market_order");
  const before = await held();
  const away = await order();
  expect([away.status, away.body.type]).toEqual([503, "urn:octroi:problem:payments-away"]);
  expect([away.headers.get("retry-after"), away.headers.get("payment-required")]).toEqual(["60", null]);
  // No price is held for who asks again and again.
  expect(await held()).toEqual(before);
  await market.facilitator.fail({});
  // What was signed is taken all the same, and what was presented is tried again by itself.
  expect((await pay(3)).status).toBe(200);
  expect((await order()).status).toBe(402);
  for (const { id } of orders) await expect.poll(() => stateOf(id)).toBe("paid");
});

test("a wallet without money is asked again, which costs nothing, and pays once it has some", async () => {
  const { id, required, signature } = await signedOrder();
  const payer = decoded(signature).payload.authorization.from;
  const had = await market.chain.balanceOf(payer);
  await market.chain.give(payer, 0n);
  const refused = await market.pay(server, id, signature);
  expect(refused.status).toBe(402);
  expect(decoded(refused.headers.get("payment-response"))).toMatchObject({ success: false, transaction: "" });
  expect(decoded(refused.headers.get("payment-required")).resource).toEqual(decoded(required).resource);
  // The same again is refused without asking anybody.
  await market.facilitator.fail({});
  expect((await market.pay(server, id, signature)).status).toBe(402);
  expect(await market.facilitator.calls()).toEqual({ verify: 0, settle: 0 });
  await market.chain.give(payer, had);
  const paid = await market.pay(server, id, await market.buyer.sign(required));
  expect([paid.status, paid.body.order.state]).toEqual([200, "paid"]);
});

test("what somebody else brought to the chain meanwhile is paid all the same", async () => {
  const { id, signature } = await signedOrder();
  const before = await market.earned();
  await market.buyer.broadcast(signature);
  const paid = await market.pay(server, id, signature);
  expect([paid.status, paid.body.order.state]).toEqual([200, "paid"]);
  const after = await market.earned();
  expect([after.chain - before.chain, after.books - before.books]).toEqual([half, half]);
});

test("a wallet that moved between price and payment is asked for anew, and the old one gets nothing", async () => {
  const { id, signature } = await signedOrder();
  const before = await market.chain.balanceOf(publisherWallet);
  const moved = { wallet: "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359", network };
  await market.store.payees.setWallet(market.workspace, moved, undefined);
  const refused = await market.pay(server, id, signature);
  const { accepts } = decoded(refused.headers.get("payment-required"));
  expect([refused.status, accepts[0].payTo]).toEqual([402, moved.wallet]);
  await market.store.payees.setWallet(market.workspace, { wallet: publisherWallet, network }, undefined);
  expect(await market.chain.balanceOf(publisherWallet)).toBe(before);
});

test("rubbish is refused before anybody is asked", async () => {
  const { id, signature } = await signedOrder();
  await market.facilitator.fail({});
  const refusals = await Promise.all(
    ["é", "%%%", Buffer.from("{}").toString("base64"), "A".repeat(5_000)].map((header) =>
      market.pay(server, id, encodeURIComponent(header)),
    ),
  );
  expect(refusals.map(({ status }) => status)).toEqual(Array(4).fill(400));
  const altered = decoded(signature);
  altered.accepted.amount = "1";
  const cheaper = await market.pay(server, id, Buffer.from(JSON.stringify(altered)).toString("base64"));
  expect([cheaper.status, cheaper.body.error]).toEqual([402, "invalid_payment_requirements"]);
  expect(await market.facilitator.calls()).toEqual({ verify: 0, settle: 0 });
});

test("what nobody settles in its time has failed once the chain is past it, and no money moved", async () => {
  const { id, signature } = await signedOrder();
  const before = await market.earned();
  const hangUps = Array<Fault>(100).fill("hang-up");
  await market.facilitator.fail({ verify: hangUps, settle: hangUps });
  expect((await market.pay(server, id, signature)).status).toBe(503);
  // By our clock it is over, by the chain’s not yet: a block might hold it.
  const past = new Date(Date.now() - 1_000).toISOString();
  const over = `update payment set good_until = '${past}', due_at = '2026-01-01', reason = 'none' where order_id = '${id}'`;
  await execute(market.location, over);
  await expect.poll(() => reasonOf(id)).toBe("not settled yet");
  expect(await stateOf(id)).toBe("unknown");
  await market.chain.forward(400);
  await execute(market.location, over);
  await expect.poll(() => stateOf(id)).toBe("quoted");
  expect(await market.earned()).toEqual(before);
  // Whoever presents it again is told, and asked for another.
  const again = await market.pay(server, id, signature);
  expect([again.status, again.body.error]).toEqual([402, "payment_failed"]);
});

import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { execute, sqlite } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { sealStripeKeys } from "../../domain/payments/payee.ts";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { openStore } from "../../store/store.ts";
import { scriptedStripe, stripeSignature } from "../console/market/scripted-stripe.ts";
import { type Market, openMarket, publisherWallet, serverSecret } from "./market.ts";

const keys = { key: `rk_live_${"a".repeat(24)}`, webhookSecret: `whsec_${"b".repeat(32)}` };
const half = 500_000n;

/** A market on files, where cards are taken too. */
async function open() {
  await using stack = new AsyncDisposableStack();
  const files = stack.use(await sqlite());
  const location = await files.fresh();
  const market = stack.use(await openMarket(location));
  const stripe = stack.use(await scriptedStripe());
  const sealed = sealStripeKeys(secretsFrom(serverSecret), market.workspace, keys);
  await market.store.payees.setStripe(market.workspace, sealed, undefined);
  const kept = stack.move();
  return {
    ...market,
    location,
    stripe,
    /** A server over these files, or over what was restored of them. */
    serve: ({ file }: { file: string } = location) =>
      market.start({ STRIPE_URL: stripe.url.href, DATABASE_URL: file }),
    /** An order by card, and its session. */
    async byCard(server: { url: string }) {
      const path = "/v1/market/sites/seller.example.com/orders";
      const { body } = await market.ask(server, path, { body: { offer: market.offer, rail: "stripe" } });
      return { id: String(body.id), session: String(body.checkout).split("/").at(-1) ?? "" };
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** What is there once, or more often than it should be, of an order. */
async function givenFor(location: DatabaseLocation, order: string) {
  const count = async (from: string) =>
    Number(Object((await execute(location, `select count(*) as n from ${from}`))[0]).n);
  return {
    licenses: await count(`license where order_id = '${order}'`),
    receipts: await count(`receipt where order_id = '${order}'`),
    entries: await count(`ledger_entry where kind = 'purchase' and reference = '${order}'`),
  };
}
const once = { licenses: 1, receipts: 1, entries: 1 };
const nothing = { licenses: 0, receipts: 0, entries: 0 };

async function bookedIn(location: DatabaseLocation, { workspace }: Pick<Market, "workspace">) {
  await using store = await openStore(location);
  const legs = await store.books.balances({ workspace, kind: "clearing" });
  return legs.reduce((sum, { amount }) => sum + amount, 0n);
}

test("restored from a backup: what was paid since is found again by its own rail, and given once", async () => {
  await using world = await open();
  const { location, stripe, chain, facilitator, buyer, order, pay, look, serve, byCard } = world;
  const backup = { kind: "sqlite" as const, file: join(location.file, "../backup.sqlite") };
  const before = await serve();
  // What is presented again long after its block was for something else: here blocks are ahead, however slow the machine.
  await chain.forward(120);
  // One payment is under way, one order has only its price, one has its page at Stripe.
  const underWay = await order(before);
  const signed = await buyer.sign(underWay.required);
  await facilitator.fail({ settle: ["hang-up"] });
  expect((await pay(before, underWay.id, signed)).status).toBe(503);
  const priced = await order(before);
  const card = await byCard(before);
  await execute(location, `vacuum into '${backup.file}'`);
  // After it, all three are paid, and told so.
  await expect.poll(async () => (await look(before, underWay.id)).body.state).toBe("paid");
  const signature = await buyer.sign(priced.required);
  expect((await pay(before, priced.id, signature)).status).toBe(200);
  stripe.pay(card.session);
  await execute(location, "update payment set due_at = '2026-01-01' where rail = 'stripe'");
  await expect.poll(async () => (await look(before, card.id)).body.state).toBe("paid");
  const younger = await byCard(before);
  await before.kill();
  await execute(backup, "update payment set due_at = '2026-01-01'");

  await using after = await serve(backup);
  for (const { id } of [underWay, card]) {
    await expect.poll(async () => (await look(after, id)).body.state).toBe("paid");
  }
  // Of what was only priced, the company has the payment: the same again is no second one.
  expect((await look(after, priced.id)).body.state).toBe("quoted");
  const again = await pay(after, priced.id, signature);
  expect([again.status, again.body.order?.state]).toEqual([200, "paid"]);
  expect((await pay(after, underWay.id, signed)).status).toBe(200);
  for (const { id } of [underWay, priced, card]) expect(await givenFor(backup, id)).toEqual(once);
  expect(await chain.balanceOf(publisherWallet)).toBe(2n * half);
  expect(await bookedIn(backup, world)).toBe(3n * half);

  // What nobody can know is said: the publisher gives it back.
  const session = { ...stripe.pay(younger.session), client_reference_id: younger.id };
  const event = stripe.event("checkout.session.completed", session);
  const told = await fetch(new URL(`/v1/stripe/${world.workspace}`, after.url), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "stripe-signature": stripeSignature(event, keys.webhookSecret, new Date()),
    },
    body: event,
  });
  expect(told.status).toBe(200);
  await expect.poll(() => after.output()).toContain("money came for no order");
  expect(after.output()).toContain(younger.id);
});

test("away for longer than anything is good for: what was paid meanwhile is given once, the rest is over, and nobody pays for it", async () => {
  await using world = await open();
  const { location, stripe, chain, facilitator, buyer, order, ask, pay, look, serve, byCard } = world;
  const before = await serve();
  const settled = await order(before);
  const unsettled = await order(before);
  const priced = await order(before);
  const card = await byCard(before);
  const unpaid = await byCard(before);
  const signatures = {
    settled: await buyer.sign(settled.required),
    unsettled: await buyer.sign(unsettled.required),
    priced: await buyer.sign(priced.required),
  };
  await facilitator.fail({ verify: Array(50).fill("hang-up"), settle: Array(50).fill("hang-up") });
  expect((await pay(before, settled.id, signatures.settled)).status).toBe(503);
  expect((await pay(before, unsettled.id, signatures.unsettled)).status).toBe(503);
  await before.kill();
  // Meanwhile one of the payments comes to the chain, and one of the cards pays; nobody is there to be told.
  await buyer.broadcast(signatures.settled);
  stripe.pay(card.session);
  stripe.change(unpaid.session, { status: "expired" });
  await chain.forward(3_600);
  const hourAgo = (column: string) =>
    `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', julianday(${column}) - 1.0 / 24)`;
  const columns = {
    payment: ["created_at", "good_until", "due_at"],
    market_order: ["created_at", "expires_at"],
  };
  for (const [table, names] of Object.entries(columns)) {
    await execute(location, `update ${table} set ${names.map(hourAgo).join(", ")}`);
  }
  await facilitator.fail({});

  await using after = await serve();
  for (const { id } of [settled, card]) {
    await expect.poll(async () => (await look(after, id)).body.state).toBe("paid");
    expect(await givenFor(location, id)).toEqual(once);
  }
  for (const { id } of [unsettled, unpaid]) {
    await expect.poll(async () => (await look(after, id)).body.state).toBe("failed");
  }
  // Nobody is asked to bring what is over to the chain.
  const late = await pay(after, priced.id, signatures.priced);
  expect([late.status, late.body.type]).toEqual([409, "urn:octroi:problem:order-expired"]);
  expect(await facilitator.calls()).toEqual({ verify: 0, settle: 0 });
  for (const { id } of [unsettled, unpaid, priced]) {
    expect(await givenFor(location, id)).toEqual(nothing);
    expect((await ask(after, `/v1/market/orders/${id}`)).body.type).toBe("urn:octroi:problem:order-expired");
  }
  expect(await chain.balanceOf(publisherWallet)).toBe(half);
  expect(await bookedIn(location, world)).toBe(2n * half);
});

import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { sealStripeKeys } from "../../../domain/payments/payee.ts";
import { addCompany, addOffer, addSeller, credit } from "../store/market.ts";
import { wholeConsole } from "../whole-console.ts";
import { companyProgram } from "./company-program.ts";
import { scriptedStripe, stripeSignature } from "./scripted-stripe.ts";

const keys = { key: `rk_test_${"a".repeat(24)}`, webhookSecret: `whsec_${"b".repeat(32)}` };

onEachDatabase((freshDatabase) => {
  async function open() {
    await using stack = new AsyncDisposableStack();
    const stripe = stack.use(await scriptedStripe());
    const world = stack.use(await wholeConsole({ database: await freshDatabase(), stripeUrl: stripe.url }));
    const { store, database, secrets, app, url } = world;
    const seller = await addSeller(database, store, "seller");
    await store.payees.setStripe(
      seller.workspace,
      sealStripeKeys(secrets, seller.workspace, keys),
      undefined,
    );
    const company = await addCompany(store, "buyer");
    const added = await store.companies.addSecret(company);
    const buyer = companyProgram(world, { id: company, secret: added?.secret ?? "" });
    const kept = stack.move();

    async function tell(
      body: string,
      {
        secret = keys.webhookSecret,
        at = new Date(),
        workspace = seller.workspace,
        sent = body,
      }: { secret?: string; at?: Date; workspace?: string; sent?: string } = {},
    ) {
      const path = `/v1/stripe/${workspace}`;
      const headers = {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": stripeSignature(body, secret, at),
        host: url.host,
      };
      const incoming = { url: path, socket: { remoteAddress: "192.0.2.9" } };
      const address = new URL(path, url).href;
      return (await app.request(address, { method: "POST", headers, body: sent }, { incoming })).status;
    }

    const order = (body: object = {}, headers: Record<string, string> = {}) =>
      buyer.post(
        "/v1/market/sites/seller.example.com/orders",
        { offer: seller.offer, rail: "stripe", ...body },
        headers,
      );
    return {
      ...seller,
      store,
      database,
      company,
      stripe,
      buyer,
      tell,
      order,
      /** An order with a checkout that is open, and the session of it. */
      async opened() {
        const made = await order();
        expect(made.status).toBe(201);
        return { id: String(made.body.id), session: String(made.body.checkout).split("/").at(-1) ?? "" };
      },
      stateOf: async (id: string) => (await store.orders.find(id))?.state,
      [Symbol.asyncDispose]: () => kept.disposeAsync(),
    };
  }

  test("an order by card leads to one page of Stripe’s, opened with the publisher’s own key", async () => {
    await using world = await open();
    const { stripe, order, buyer } = world;
    const idempotent = { "idempotency-key": "mine" };
    const four = await Promise.all([0, 1, 2, 3].map(() => order({}, idempotent)));
    expect(four.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(four.map(({ body }) => body.checkout))).toEqual(
      new Set(["https://checkout.stripe.com/c/pay/cs_test_1"]),
    );
    const id = four[0]?.body.id;
    expect(stripe.asked[0]).toMatchObject({
      key: keys.key,
      idempotencyKey: `octroi-order-${id}`,
      fields: {
        mode: "payment",
        "line_items[0][price_data][currency]": "eur",
        "line_items[0][price_data][unit_amount]": "500",
        "line_items[0][price_data][product_data][name]": "1,000 visits to seller.example.com",
        "metadata[order]": id,
        success_url: "https://octroi.example/market/seller.example.com",
      },
    });
    expect((await buyer.get(`/v1/market/orders/${id}`)).body).toMatchObject({
      state: "paying",
      rail: "stripe",
    });
    expect((await buyer.post(`/v1/market/orders/${id}`)).body.checkout).toContain("cs_test_1");
  });

  test("M1 a card that paid is one license, one receipt and one entry, however often and by whichever way it is told", async () => {
    await using world = await open();
    const { store, stripe, tell, opened, site, company, workspace, stateOf } = world;
    const { id, session } = await opened();
    expect(await tell(stripe.event("checkout.session.completed", stripe.change(session, {})))).toBe(200);
    expect(await stateOf(id)).toBe("paying");
    const told = stripe.event("checkout.session.completed", stripe.pay(session));
    const again = stripe.event("checkout.session.completed", stripe.pay(session));
    const statuses = await Promise.all([told, told, told, again, again].map((body) => tell(body)));
    expect(statuses).toEqual(Array(5).fill(200));
    expect(await tell(told)).toBe(200);
    expect(await stateOf(id)).toBe("paid");
    expect(await store.licenses.list(site)).toHaveLength(1);
    const receipts = await store.orders.receipts({ company, limit: 10 });
    expect(receipts.map(({ document }) => document.paid)).toMatchObject([
      { rail: "stripe", amount: "5", asset: "EUR", external: "pi_test_1", network: null },
    ]);
    const balances = await store.books.balances({ workspace });
    expect(balances.map(({ account, amount }) => [account.kind, account.rail, amount])).toEqual([
      ["clearing", "stripe", 5_000_000n],
      ["prepaid", undefined, -5_000_000n],
    ]);
    const paid = await world.buyer.post(`/v1/market/orders/${id}`);
    expect([paid.status, paid.body.order.state]).toEqual([200, "paid"]);
  });

  test("M2 what Stripe did not tell is looked up", async () => {
    await using world = await open();
    const { stripe, opened, database, stateOf } = world;
    const [paid, over] = [await opened(), await opened()];
    stripe.pay(paid.session);
    stripe.change(over.session, { status: "expired" });
    await execute(database, "update payment set due_at = '2026-01-01'");
    await expect.poll(() => stateOf(paid.id)).toBe("paid");
    await expect.poll(() => stateOf(over.id)).toBe("quoted");
  });

  test("M3 only what Stripe signed for this publisher a moment ago counts", async () => {
    await using world = await open();
    const { stripe, tell, opened, stateOf, database, store } = world;
    const elsewhere = await addSeller(database, store, "elsewhere");
    const { id, session } = await opened();
    const body = stripe.event("checkout.session.completed", stripe.pay(session));
    const old = new Date(Date.now() - 301_000);
    expect(await tell(body, { secret: `whsec_${"c".repeat(32)}` })).toBe(400);
    expect(await tell(body, { at: old })).toBe(400);
    expect(await tell(body, { sent: body.replace("cs_test_1", "cs_test_2") })).toBe(400);
    expect(await tell(body, { sent: `${body} ` })).toBe(400);
    expect(await tell(body, { workspace: elsewhere.workspace })).toBe(400);
    expect(await tell(body, { workspace: crypto.randomUUID() })).toBe(400);
    expect(await tell("x".repeat(300_000))).toBe(413);
    expect(await stateOf(id)).toBe("paying");
    expect(await tell(body)).toBe(200);
    expect(await stateOf(id)).toBe("paid");
  });

  test.for([
    ["less", { amount_total: 499 }],
    ["another currency", { currency: "usd" }],
    ["money that is worth something", { livemode: true }],
  ] as const)("M3 %s than was asked for opens nothing", async ([, changes]) => {
    await using world = await open();
    const { stripe, tell, opened, stateOf, store, site } = world;
    const { id, session } = await opened();
    expect(await tell(stripe.event("checkout.session.completed", stripe.pay(session, changes)))).toBe(200);
    expect(await stateOf(id)).toBe("paying");
    expect(await store.licenses.list(site)).toEqual([]);
  });

  test("a session that is over frees its order; what is refunded at Stripe is given back in the books, once", async () => {
    await using world = await open();
    const { stripe, tell, opened, stateOf, store, site, workspace } = world;
    const first = await opened();
    const over = stripe.change(first.session, { status: "expired" });
    expect(await tell(stripe.event("checkout.session.expired", over))).toBe(200);
    expect(await stateOf(first.id)).toBe("quoted");
    const { id, session } = await opened();
    await tell(stripe.event("checkout.session.completed", stripe.pay(session)));
    const charge = { payment_intent: session.replace("cs_", "pi_"), amount_refunded: 500, currency: "eur" };
    const refund = stripe.event("charge.refunded", charge);
    const statuses = await Promise.all([refund, refund, refund].map((body) => tell(body)));
    expect(statuses).toEqual([200, 200, 200]);
    expect(await tell(stripe.event("charge.refunded", charge))).toBe(200);
    expect(await stateOf(id)).toBe("refunded");
    expect(await store.licenses.list(site)).toMatchObject([{ withdrawnAt: expect.any(String) }]);
    const sums = (await store.books.balances({ workspace })).map(({ amount }) => amount);
    expect(sums.every((amount) => amount === 0n)).toBe(true);
    expect(await tell(stripe.event("customer.created", { id: "cus_1" }))).toBe(200);
  });

  test("nobody is led anywhere while Stripe is away, or where it takes no such payment", async () => {
    await using world = await open();
    const { stripe, order, store, site, workspace, database } = world;
    stripe.setAway(true);
    const idempotent = { "idempotency-key": "mine" };
    const away = await order({}, idempotent);
    expect([away.status, away.headers.get("retry-after")]).toEqual([503, "10"]);
    await execute(database, "update market_order set expires_at = '2026-01-01'");
    const late = await order({}, idempotent);
    expect([late.status, late.body.type]).toEqual([409, "urn:octroi:problem:order-expired"]);
    await execute(database, "update market_order set expires_at = '2099-01-01T00:00:00.000Z'");
    stripe.setAway(false);
    expect((await order({}, idempotent)).status).toBe(201);
    const small = await addOffer(store, site, { ...credit, price: { amount: "0.1", currency: "EUR" } });
    const fraction = await addOffer(store, site, { ...credit, price: { amount: "5.001", currency: "EUR" } });
    for (const offer of [small, fraction]) {
      const refused = await order({ offer });
      expect([refused.status, refused.body.type]).toEqual([404, "urn:octroi:problem:not-sold"]);
    }
    await store.payees.removeStripe(workspace, undefined);
    expect((await order()).status).toBe(422);
  });
});

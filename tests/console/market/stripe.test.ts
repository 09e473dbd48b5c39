import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { sealStripeKeys } from "../../../domain/payments/payee.ts";
import { addCompany, addOffer, addSeller, credit } from "../store/market.ts";
import { wholeConsole } from "../whole-console.ts";
import { companyProgram } from "./company-program.ts";
import { scriptedStripe, stripeSignature } from "./scripted-stripe.ts";

const keys = { key: `rk_live_${"a".repeat(24)}`, webhookSecret: `whsec_${"b".repeat(32)}` };

onEachDatabase((freshDatabase) => {
  async function open() {
    await using stack = new AsyncDisposableStack();
    const stripe = stack.use(await scriptedStripe());
    const location = await freshDatabase();
    const world = stack.use(await wholeConsole({ database: location, stripeUrl: stripe.url }));
    const other = stack.use(await wholeConsole({ database: location, stripeUrl: stripe.url }));
    const { store, database, secrets, app, url } = world;
    const seller = await addSeller(database, store, "seller");
    const connect = (given = keys) =>
      store.payees.setStripe(seller.workspace, sealStripeKeys(secrets, seller.workspace, given), undefined);
    await connect();
    const company = await addCompany(store, "buyer");
    const added = await store.companies.addSecret(company);
    const buyer = companyProgram(world, { id: company, secret: added?.secret ?? "" });
    const kept = stack.move();

    interface Telling {
      secret?: string;
      at?: Date;
      workspace?: string;
      sent?: string;
      to?: typeof app;
    }
    async function tell(
      body: string,
      {
        secret = keys.webhookSecret,
        at = new Date(),
        workspace = seller.workspace,
        sent = body,
        to = app,
      }: Telling = {},
    ) {
      const path = `/v1/stripe/${workspace}`;
      const headers = {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": stripeSignature(body, secret, at),
        host: url.host,
      };
      const incoming = { url: path, socket: { remoteAddress: "192.0.2.9" } };
      const address = new URL(path, url).href;
      return (await to.request(address, { method: "POST", headers, body: sent }, { incoming })).status;
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
      /** On a server beside it. */
      tellOther: (body: string) => tell(body, { to: other.app }),
      connect,
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
        success_url: expect.stringMatching(
          new RegExp(`^https://console.octroi.example/receipts/${id}/[\\w-]{43}$`),
        ),
        cancel_url: expect.stringMatching(
          new RegExp(`^https://console.octroi.example/receipts/${id}/[\\w-]{43}\\?unpaid$`),
        ),
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
    ["money that is worth nothing", { livemode: false }],
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
    const given = refundOf(session, "re_1", 500);
    const refund = stripe.event("refund.created", given);
    const statuses = await Promise.all([refund, refund, refund].map((body) => tell(body)));
    expect(statuses).toEqual([200, 200, 200]);
    expect(await tell(stripe.event("refund.updated", given))).toBe(200);
    expect(await stateOf(id)).toBe("refunded");
    expect(await store.licenses.list(site)).toMatchObject([{ withdrawnAt: expect.any(String) }]);
    const sums = (await store.books.balances({ workspace })).map(({ amount }) => amount);
    expect(sums.every((amount) => amount === 0n)).toBe(true);
    expect(await tell(stripe.event("customer.created", { id: "cus_1" }))).toBe(200);
  });

  test("a card of tests shows that the account works, and opens nothing", async () => {
    await using world = await open();
    const { stripe, tell, opened, connect, store, site, workspace, buyer } = world;
    await connect({ ...keys, key: `rk_test_${"a".repeat(24)}` });
    const [offered] = (await buyer.get("/v1/market/sites/seller.example.com")).body.offers;
    expect(offered).toMatchObject({ rails: ["x402", "stripe"], trialRails: ["stripe"] });
    const { id, session } = await opened();
    expect(await tell(stripe.event("checkout.session.completed", stripe.pay(session)))).toBe(200);
    const bought = await buyer.post(`/v1/market/orders/${id}`);
    expect(bought.status).toBe(200);
    expect(bought.body).toMatchObject({
      order: { state: "paid", isTest: true, token: null },
      license: null,
      receipt: null,
    });
    expect(await store.licenses.list(site)).toEqual([]);
    const given = stripe.event("refund.created", refundOf(session, "re_1", 500));
    expect(await tell(given)).toBe(200);
    expect(await store.books.balances({ workspace })).toEqual([]);
    expect(await store.orders.find(id)).toMatchObject({ state: "refunded", isTest: true });
  });

  test("each refund of one payment is an entry, once, in whatever order two servers are told of them", async () => {
    await using world = await open();
    const { stripe, tell, tellOther, opened, stateOf, store, workspace } = world;
    const { session } = await opened();
    const part = (id: string, amount: number, status = "succeeded") =>
      stripe.event(status === "failed" ? "refund.failed" : "refund.created", {
        ...refundOf(session, id, amount),
        status,
      });
    const cleared = async () =>
      (await store.books.balances({ workspace, kind: "clearing" })).map(({ amount }) => amount);
    // Before what it is a refund of, and of a payment that is none of ours.
    expect(await tell(part("re_1", 100))).toBe(200);
    expect(await tell(stripe.event("refund.created", refundOf("cs_other", "re_9", 100)))).toBe(200);
    expect(await cleared()).toEqual([]);
    await tell(stripe.event("checkout.session.completed", stripe.pay(session)));
    expect(await cleared()).toEqual([4_000_000n]);
    const second = [part("re_2", 150), part("re_2", 150), part("re_1", 100), part("re_2", 150, "pending")];
    const told = await Promise.all(second.flatMap((body) => [tell(body), tellOther(body)]));
    expect(new Set(told)).toEqual(new Set([200]));
    expect(await cleared()).toEqual([2_500_000n]);
    // Never more than was paid.
    await Promise.all([tell(part("re_3", 200)), tellOther(part("re_4", 200))]);
    expect(await cleared()).toEqual([0n]);
    // The bank sent one of them back, which is told before and after that it went.
    await Promise.all([tell(part("re_2", 150, "failed")), tellOther(part("re_2", 150, "failed"))]);
    await tell(part("re_2", 150));
    expect(await cleared()).toEqual([1_500_000n]);
    await tell(part("re_5", 100, "failed"));
    await tell(part("re_5", 100));
    expect(await cleared()).toEqual([1_500_000n]);
    const orders = await store.orders.list({ workspace, limit: 10 });
    expect(await stateOf(orders[0]?.id ?? "")).toBe("refunded");
  });

  test("a checkout whose account was removed is given up in the end, and counts all the same if it is told then", async () => {
    await using world = await open();
    const { stripe, tell, opened, stateOf, store, workspace, database, connect, buyer } = world;
    const { id, session } = await opened();
    await store.payees.removeStripe(workspace, undefined);
    const look = () => execute(database, "update payment set due_at = '2026-01-01'");
    await look();
    const reason = async () => Object((await execute(database, "select reason from payment"))[0]).reason;
    await expect.poll(reason).toBe("no key");
    expect(await stateOf(id)).toBe("paying");
    await execute(database, "update payment set good_until = '2026-01-02'");
    await execute(database, "update market_order set expires_at = '2026-01-01'");
    await look();
    await expect.poll(() => stateOf(id)).toBe("failed");
    const asked = await buyer.post(`/v1/market/orders/${id}`);
    expect([asked.status, asked.body.type]).toEqual([409, "urn:octroi:problem:order-expired"]);
    expect(asked.body.detail).toContain("ask the publisher");
    expect(await store.checkouts.wasGivenUp(id)).toBe(true);
    await look();
    expect(await store.checkouts.claim(10, 1_000)).toEqual([]);
    await connect();
    expect(await tell(stripe.event("checkout.session.completed", stripe.pay(session)))).toBe(200);
    expect(await stateOf(id)).toBe("paid");
    expect(await tell(stripe.event("refund.created", refundOf(session, "re_1", 500)))).toBe(200);
    expect(await stateOf(id)).toBe("refunded");
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

/** As Stripe tells of a refund. */
function refundOf(session: string, id: string, amount: number) {
  const payment_intent = session.replace("cs_", "pi_");
  return { object: "refund", id, amount, currency: "eur", payment_intent, status: "succeeded" };
}

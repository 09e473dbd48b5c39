import { sqlite } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { sealStripeKeys } from "../../domain/payments/payee.ts";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { scriptedStripe } from "../console/market/scripted-stripe.ts";
import { openMarket, serverSecret } from "./market.ts";
import { postJson, startProgram } from "./parts.ts";

const keys = { key: `rk_test_${"a".repeat(24)}`, webhookSecret: `whsec_${"b".repeat(32)}` };

test("a session is asked for as Stripe’s library asks, and an event that it signs is believed", async () => {
  await using files = await sqlite();
  await using market = await openMarket(await files.fresh());
  await using stripe = await scriptedStripe();
  await using library = await startProgram("stripe.mjs", []);
  await using server = await market.start({ STRIPE_URL: stripe.url.href });
  const sealed = sealStripeKeys(secretsFrom(serverSecret), market.workspace, keys);
  await market.store.payees.setStripe(market.workspace, sealed, undefined);
  const made = await market.ask(server, "/v1/market/sites/seller.example.com/orders", {
    body: { offer: market.offer, rail: "stripe" },
  });
  expect(made.status).toBe(201);
  const back = "http://localhost:3000/market/seller.example.com";
  const order = made.body.id;
  await postJson(`${library.url}/open`, {
    key: keys.key,
    host: stripe.url.hostname,
    port: Number(stripe.url.port),
    idempotencyKey: "of the library",
    params: {
      mode: "payment",
      payment_method_types: ["card"],
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: "eur",
            unit_amount: 50,
            product_data: { name: "100 visits to seller.example.com" },
          },
        },
      ],
      client_reference_id: order,
      metadata: { order },
      payment_intent_data: { metadata: { order } },
      success_url: stripe.asked[0]?.fields["success_url"] ?? back,
      cancel_url: stripe.asked[0]?.fields["cancel_url"] ?? back,
      expires_at: Math.floor((Date.parse(made.body.createdAt) + 46 * 60_000) / 1_000),
    },
  });
  const [ours, theirs] = stripe.asked;
  expect(ours?.fields).toEqual(theirs?.fields);
  expect([ours?.key, ours?.idempotencyKey]).toEqual([theirs?.key, `octroi-order-${order}`]);

  const session = String(made.body.checkout).split("/").at(-1) ?? "";
  const payload = stripe.event("checkout.session.completed", stripe.pay(session));
  const tell = async (secret: string, { event = payload, to = server } = {}) => {
    const { header } = await postJson(`${library.url}/header`, { payload: event, secret });
    const address = new URL(`/v1/stripe/${market.workspace}`, to.url);
    return (
      await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": header },
        body: event,
      })
    ).status;
  };
  expect(await tell(`whsec_${"c".repeat(32)}`)).toBe(400);
  expect(await tell(keys.webhookSecret)).toBe(200);
  expect((await market.look(server, order)).body).toMatchObject({
    state: "paid",
    paid: { amount: "0.5", currency: "EUR" },
  });

  const payment_intent = session.replace("cs_", "pi_");
  const refunded = (id: string, amount: number) => {
    const object = { object: "refund", id, amount, currency: "eur", payment_intent, status: "succeeded" };
    return stripe.event("refund.created", object);
  };
  const [first, second] = [refunded("re_1", 10), refunded("re_2", 15)];
  await using beside = await market.start({ STRIPE_URL: stripe.url.href });
  const told = [second, first, second, refunded("re_1", 10)].flatMap((event) =>
    [server, beside].map((to) => tell(keys.webhookSecret, { event, to })),
  );
  expect(new Set(await Promise.all(told))).toEqual(new Set([200]));
  const { workspace } = market;
  expect(await market.store.books.balances({ workspace, kind: "clearing" })).toMatchObject([
    { amount: 250_000n },
  ]);
});

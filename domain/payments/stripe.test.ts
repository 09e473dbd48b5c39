import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { amountOf, isSignedByStripe, readStripeEvent, smallestUnits } from "./stripe.ts";

test.each([
  ["5", "EUR", 500],
  ["0.1", "EUR", 10],
  ["5.001", "EUR", undefined],
  ["500", "JPY", 500],
  ["0.5", "JPY", undefined],
  ["1.234", "KWD", 1_234],
] as const)("%s %s is %s of its smallest unit, or cannot be charged", (amount, currency, units) => {
  expect(smallestUnits(amount, currency)).toBe(units);
  if (units !== undefined) expect(amountOf(units, currency)).toBe(amount);
});

test("a signature counts for its bytes, its secret and five minutes, and one of several is enough", () => {
  const now = new Date("2026-11-19T12:00:00Z");
  const time = now.getTime() / 1_000;
  const body = '{"id":"evt_1"}';
  const digest = createHmac("sha256", "whsec_a").update(`${time}.${body}`).digest("hex");
  const other = "0".repeat(64);
  const signed = (
    header: string | undefined,
    changes: { body?: string; secret?: string; seconds?: number } = {},
  ) =>
    isSignedByStripe(changes.body ?? body, header, {
      secret: changes.secret ?? "whsec_a",
      now: new Date(now.getTime() + (changes.seconds ?? 0) * 1_000),
    });
  const header = `t=${time},v1=${other},v1=${digest}`;
  expect(signed(header)).toBe(true);
  expect(signed(header, { seconds: 300 })).toBe(true);
  expect(signed(header, { seconds: 301 })).toBe(false);
  expect(signed(header, { seconds: -301 })).toBe(false);
  expect(signed(header, { body: `${body} ` })).toBe(false);
  expect(signed(header, { secret: "whsec_b" })).toBe(false);
  expect(signed(`t=${time},v0=${digest}`)).toBe(false);
  expect(signed(`v1=${digest}`)).toBe(false);
  expect(signed(undefined)).toBe(false);
});

test.each([
  ["no JSON", "{"],
  ["no event", '{"id":"x"}'],
  [
    "a session that is none",
    '{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":"cs_1"}}}',
  ],
])("%s is not read", (_, body) => {
  expect(readStripeEvent(body)).toBeUndefined();
});

test.each([
  ["one that is through", { status: "succeeded" }, { state: "succeeded", amount: "1.5" }],
  ["one that came back", { status: "failed" }, { state: "failed", amount: "1.5" }],
  ["of a currency without cents", { currency: "jpy" }, { currency: "JPY", amount: "150" }],
])("a refund is read by its id: %s", (_, changes, expected) => {
  const object = { id: "re_1", amount: 150, currency: "eur", payment_intent: "pi_1", status: "succeeded" };
  const read = (more: object) =>
    readStripeEvent(
      JSON.stringify({ id: "evt_1", type: "refund.updated", data: { object: { ...object, ...more } } }),
    );
  expect(read(changes)).toMatchObject({
    about: "refund",
    refund: { id: "re_1", intent: "pi_1", ...expected },
  });
  for (const nothing of [{ status: "pending" }, { status: "canceled" }, { payment_intent: null }]) {
    expect(read(nothing)).toEqual({ about: "nothing" });
  }
  expect(read({ amount: -1 })).toBeUndefined();
});

test("what nobody asked to be told is nothing", () => {
  const body = JSON.stringify({ id: "evt_1", type: "invoice.paid", data: { object: {} } });
  expect(readStripeEvent(body)).toEqual({ about: "nothing" });
});

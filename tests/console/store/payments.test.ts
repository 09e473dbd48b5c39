import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { paymentNetwork } from "../../../domain/payments/networks.ts";
import type { PaymentRequirements, SignedPayment } from "../../../domain/payments/x402.ts";
import { presentedLeaseMs } from "../../../store/payments/payments.ts";
import { openStore } from "../../../store/store.ts";
import { stoppedClock } from "../clock.ts";
import { addCompany, addSeller, paid, quoted } from "./market.ts";

const network = paymentNetwork("eip155:8453");
const testNetwork = paymentNetwork("eip155:84532");
if (network === undefined) throw new Error("Expected Base");
const wallet = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const otherWallet = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";

onEachDatabase((freshDatabase) => {
  async function open() {
    const location = await freshDatabase();
    const clock = stoppedClock("2026-11-19T12:00:00.000Z");
    const [store, other] = [
      await openStore(location, { now: clock.now }),
      await openStore(location, { now: clock.now }),
    ];
    const seller = await addSeller(location, store, "seller");
    await store.payees.setWallet(seller.workspace, { wallet, network: network ?? never() }, undefined);
    const company = await addCompany(store, "buyer");
    const asked = { site: seller.site, offer: seller.offer, company };
    return {
      location,
      clock,
      store,
      other,
      ...seller,
      company,
      order: () => quoted(store, asked),
      async requirements() {
        const requirements = await store.payments.requirementsOf(await quoted(store, asked));
        return requirements ?? never();
      },
      async [Symbol.asyncDispose]() {
        await store.close();
        await other.close();
      },
    };
  }
  type World = Awaited<ReturnType<typeof open>>;

  /** Signed, with a nonce of its own. */
  function signed(requirements: PaymentRequirements, nonce: number, now: Date): SignedPayment {
    return {
      payload: { nonce },
      resource: "",
      accepted: requirements,
      network: requirements.network,
      payer: otherWallet.toLowerCase(),
      nonce: `0x${nonce.toString(16).padStart(64, "0")}`,
      to: wallet.toLowerCase(),
      value: requirements.amount,
      validAfter: 0,
      validBefore: Math.floor(now.getTime() / 1_000) + 300,
    };
  }

  /** A payment that nobody was asked about yet. */
  async function reserved({ store, clock, requirements }: World, order: string, nonce: number) {
    const asked = await requirements();
    const presented = await store.payments.present(order, signed(asked, nonce, clock.now()));
    if (presented.outcome !== "reserved") throw new Error(`Expected it reserved, found ${presented.outcome}`);
    return presented.payment;
  }

  test("M1 forty times at once, on two servers, a payment is reserved once, and is one license and one receipt", async () => {
    await using world = await open();
    const { store, other, clock, site, company } = world;
    const order = await world.order();
    const asked = await world.requirements();
    const payment = signed(asked, 1, clock.now());
    const forty = await Promise.all(
      Array.from({ length: 40 }, (_, each) =>
        (each % 2 === 0 ? store : other).payments.present(order.id, payment),
      ),
    );
    const [first, ...more] = forty.filter(({ outcome }) => outcome === "reserved");
    if (first?.outcome !== "reserved") throw new Error("Expected it reserved");
    expect(more).toEqual([]);
    expect(forty.filter((each) => each.outcome === "repeated" && each.state === "submitted")).toHaveLength(
      39,
    );
    expect(await store.orders.find(order.id)).toMatchObject({ state: "paying" });
    const ten = await Promise.all(
      Array.from({ length: 10 }, (_, each) =>
        (each % 2 === 0 ? store : other).payments.settle(first.payment.id, settled(clock.now())),
      ),
    );
    expect(ten.map(({ outcome }) => outcome).toSorted()).toEqual(["fulfilled", ...Array(9).fill("repeated")]);
    expect(await store.licenses.list(site)).toHaveLength(1);
    expect(await store.orders.receipts({ company, limit: 10 })).toHaveLength(1);
    expect(await store.orders.find(order.id)).toMatchObject({
      state: "paid",
      rail: "x402",
      paid: { amount: "5.5", currency: "USDC" },
    });
    expect(await store.payments.present(order.id, payment)).toEqual({
      outcome: "repeated",
      state: "settled",
    });
    expect(await store.payments.stateOf(order.id)).toBe("settled");
    clock.forward({ days: 1 });
    expect(await store.payments.claim(10, 1_000)).toEqual([]);
  });

  test("an order has one payment under way, and takes none once it is paid", async () => {
    await using world = await open();
    const { store, other, clock } = world;
    const order = await world.order();
    const asked = await world.requirements();
    const ten = await Promise.all(
      Array.from({ length: 10 }, (_, each) =>
        (each % 2 === 0 ? store : other).payments.present(order.id, signed(asked, each, clock.now())),
      ),
    );
    const outcomes = ten.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual(["reserved", ...Array(9).fill("under-way")].toSorted());
    const first = ten.find((each) => each.outcome === "reserved");
    if (first?.outcome !== "reserved") throw new Error("Expected it reserved");
    await store.payments.settle(first.payment.id, settled(clock.now()));
    expect(await store.payments.present(order.id, signed(asked, 99, clock.now()))).toEqual({
      outcome: "paid",
    });
  });

  test("M3 what was signed is good for one order, however many it is presented for at once", async () => {
    await using world = await open();
    const { store, other, clock } = world;
    const orders = await Promise.all(Array.from({ length: 8 }, world.order));
    const asked = await world.requirements();
    const payment = signed(asked, 1, clock.now());
    const eight = await Promise.all(
      orders.map(({ id }, each) => (each % 2 === 0 ? store : other).payments.present(id, payment)),
    );
    expect(eight.map(({ outcome }) => outcome).toSorted()).toEqual(["reserved", ...Array(7).fill("used")]);
    const first = eight.find((each) => each.outcome === "reserved");
    if (first?.outcome !== "reserved") throw new Error("Expected it reserved");
    await store.payments.fail(first.payment, "insufficient_funds");
    const next = orders.find(({ id }) => id !== first.payment.order);
    expect(await store.payments.present(next?.id ?? "", payment)).toEqual({ outcome: "used" });
  });

  test("what certainly failed frees the order, which remembers it and is not tried for ever", async () => {
    await using world = await open();
    const { store, clock } = world;
    const order = await world.order();
    const asked = await world.requirements();
    for (let nonce = 0; nonce < 20; nonce += 1) {
      const payment = await reserved(world, order.id, nonce);
      expect(await store.payments.fail(payment, "insufficient_funds")).toBe(true);
      expect(await store.orders.find(order.id)).toMatchObject({ state: "quoted" });
    }
    const again = await store.payments.present(order.id, signed(asked, 0, clock.now()));
    expect(again).toEqual({ outcome: "repeated", state: "failed" });
    const more = await store.payments.present(order.id, signed(asked, 99, clock.now()));
    expect(more).toEqual({ outcome: "too-many" });
  });

  test("M2 a server that ends in the middle leaves its payment to the next, and changes nothing when it comes back", async () => {
    await using world = await open();
    const { store, other, clock } = world;
    const order = await world.order();
    const lost = await reserved(world, order.id, 1);
    expect(await other.payments.claim(10, 60_000)).toEqual([]);
    clock.forward({ ms: presentedLeaseMs });
    const [claimed] = await other.payments.claim(10, 60_000);
    expect(claimed).toEqual({ ...lost, attempts: 2 });
    if (claimed === undefined) return;
    // Whoever had it before knows less.
    expect(await store.payments.fail(lost, "insufficient_funds")).toBe(false);
    await store.payments.postpone(lost, 0, "unreachable");
    expect(await store.payments.stateOf(order.id)).toBe("submitted");
    await other.payments.postpone(claimed, 5_000, "unreachable");
    expect(await store.payments.stateOf(order.id)).toBe("unknown");
    expect(await store.orders.find(order.id)).toMatchObject({ state: "unknown" });
    clock.forward({ minutes: 20 });
    await store.orders.expire();
    expect(await store.orders.find(order.id)).toMatchObject({ state: "unknown" });
    // But the money counts, whoever saw it.
    expect(await store.payments.settle(lost.id, settled(clock.now()))).toMatchObject({
      outcome: "fulfilled",
    });
    expect(await store.orders.find(order.id)).toMatchObject({ state: "paid" });
    expect(await other.payments.fail(claimed, "expired")).toBe(false);
    expect(await store.orders.find(order.id)).toMatchObject({ state: "paid" });
  });

  test("what nobody can say for a day is counted, for the operator to look", async () => {
    await using world = await open();
    const { store, clock } = world;
    const order = await world.order();
    const lost = await reserved(world, order.id, 1);
    await store.payments.postpone(lost, 0, "no node of the chain");
    expect((await store.gauges()).unansweredPayments).toBe(0);
    clock.forward({ days: 2 });
    const [claimed] = await store.payments.claim(1, 1_000);
    await store.payments.postpone(claimed ?? lost, 0, "no node of the chain");
    expect((await store.gauges()).unansweredPayments).toBe(1);
    await store.payments.settle(lost.id, settled(clock.now()));
    expect((await store.gauges()).unansweredPayments).toBe(0);
  });

  test("what fails after its order’s price was given up leaves it failed", async () => {
    await using world = await open();
    const { store, clock } = world;
    const order = await world.order();
    const payment = await reserved(world, order.id, 1);
    clock.forward({ minutes: 16 });
    expect(await store.payments.fail(payment, "expired")).toBe(true);
    expect(await store.orders.find(order.id)).toMatchObject({ state: "failed" });
    const asked = payment.requirements;
    expect(await store.payments.present(order.id, signed(asked, 2, clock.now()))).toEqual({
      outcome: "expired",
    });
  });

  test("whoever asks the chain takes no payment by card, and whoever asks Stripe none of a wallet", async () => {
    await using world = await open();
    const { store, other, clock } = world;
    const [byWallet, byCard] = [await world.order(), await world.order()];
    await reserved(world, byWallet.id, 1);
    const goodUntil = new Date(clock.now().getTime() + 3_600_000);
    const session = { session: "cs_test_1", url: "https://checkout.example/1", goodUntil };
    expect(await store.checkouts.add(byCard.id, session)).toBe("added");
    clock.forward({ ms: presentedLeaseMs });
    const ordersOf = (claimed: { order: string }[]) => claimed.map(({ order }) => order);
    expect(ordersOf(await store.payments.claim(10, 60_000))).toEqual([byWallet.id]);
    expect(ordersOf(await other.checkouts.claim(10, 60_000))).toEqual([byCard.id]);
    expect(await other.payments.claim(10, 60_000)).toEqual([]);
  });

  test("two servers that look for what is due at once take each payment once", async () => {
    await using world = await open();
    const { store, other, clock } = world;
    for (let nonce = 0; nonce < 20; nonce += 1) await reserved(world, (await world.order()).id, nonce);
    clock.forward({ ms: presentedLeaseMs });
    const claims = await Promise.all([
      store.payments.claim(20, 60_000),
      other.payments.claim(20, 60_000),
      store.payments.claim(20, 60_000),
    ]);
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  test.for([
    ["a wallet that changed", `update payee set wallet = '${otherWallet}'`, "mismatch"],
    ["a wallet that went", "update payee set wallet = null, network = null", "not-sold"],
    ["a site that is not proven any more", "update site set proven_at = null", "not-sold"],
    ["a workspace that was suspended", "update workspace set suspended_at = '2026-11-19'", "not-sold"],
    ["a company that was blocked", "update company set blocked_at = '2026-11-19'", "blocked"],
  ] as const)("nothing is reserved for %s", async ([, statement, outcome]) => {
    await using world = await open();
    const { store, location, clock } = world;
    const order = await world.order();
    const asked = await world.requirements();
    await execute(location, statement);
    expect(await store.payments.present(order.id, signed(asked, 1, clock.now()))).toMatchObject({
      outcome,
    });
    expect(await store.orders.find(order.id)).toMatchObject({ state: "quoted" });
  });

  test("nor for an order that nobody holds, or that is over", async () => {
    await using world = await open();
    const { store, clock } = world;
    const asked = await world.requirements();
    const order = await world.order();
    const present = (id: string) => store.payments.present(id, signed(asked, 1, clock.now()));
    expect(await present("nobody’s")).toEqual({ outcome: "unknown" });
    clock.forward({ minutes: 15 });
    expect(await present(order.id)).toEqual({ outcome: "expired" });
    const second = await world.order();
    await store.orders.fulfil(second.id, paid(clock.now()));
    await store.orders.refund(second.id);
    expect(await present(second.id)).toEqual({ outcome: "paid" });
  });

  test("money of a test network is a trial: it opens nothing, and stands in no books and no receipt", async () => {
    await using world = await open();
    const { store, site, workspace, company } = world;
    await store.payees.setWallet(workspace, { wallet, network: testNetwork ?? never() }, undefined);
    expect((await store.listings.selling({ site }))?.offers).toMatchObject([
      { rails: ["x402", "stripe"], trialRails: ["x402"] },
    ]);
    const order = await world.order();
    const payment = await reserved(world, order.id, 1);
    const fulfilled = await store.payments.settle(payment.id, settled(world.clock.now()));
    expect(fulfilled).toMatchObject({
      outcome: "fulfilled",
      order: { state: "paid", isTest: true, paid: { amount: "5.5", currency: "USDC" } },
    });
    expect(await store.orders.find(order.id)).toMatchObject({ isTest: true, license: undefined });
    expect(await store.licenses.list(site)).toEqual([]);
    expect(await store.orders.receipts({ company, limit: 10 })).toEqual([]);
    expect(await store.buyers.buyersOf(workspace)).toEqual([]);
    expect(await store.orders.refund(order.id)).toMatchObject({ outcome: "refunded" });
    expect(await store.books.balances({ workspace })).toEqual([]);
    // By trials alone nobody sells: it is not found, and its page says what it is.
    await store.payees.removeStripe(workspace, undefined);
    const words = { topic: "news", language: "en", description: "News.", contact: undefined } as const;
    await store.listings.list(site, words);
    expect(await store.listings.page({ limit: 10 })).toEqual([]);
    expect((await store.listings.selling({ site }))?.offers).toMatchObject([{ trialRails: ["x402"] }]);
  });

  test("on a server whose networks are all for tests, their money counts", async () => {
    await using world = await open();
    const { location, clock, site, offer, company, workspace } = world;
    const means = { networks: ["eip155:84532"], stripe: true };
    await using store = await openStore(location, { now: clock.now, means });
    await store.payees.setWallet(workspace, { wallet, network: testNetwork ?? never() }, undefined);
    const order = await quoted(store, { site, offer, company });
    const payment = await reserved(
      { ...world, store, requirements: async () => (await store.payments.requirementsOf(order)) ?? never() },
      order.id,
      1,
    );
    const fulfilled = await store.payments.settle(payment.id, settled(clock.now()));
    expect(fulfilled).toMatchObject({ outcome: "fulfilled", order: { isTest: false } });
    expect(await store.licenses.list(site)).toHaveLength(1);
  });

  test("money that came after its site was removed stands in the books", async () => {
    await using world = await open();
    const { store, clock, site, owner, workspace } = world;
    const order = await world.order();
    const payment = await reserved(world, order.id, 1);
    await store.sites.remove(site, owner.id);
    const fulfilled = await store.payments.settle(payment.id, settled(clock.now()));
    expect(fulfilled).toMatchObject({ outcome: "fulfilled", license: undefined, order: { state: "paid" } });
    expect(await store.books.balances({ workspace, kind: "clearing" })).toMatchObject([
      { amount: 5_500_000n },
    ]);
  });
});

function settled(at: Date) {
  return { external: `0x${"ab".repeat(32)}`, at };
}

function never(): never {
  throw new Error("Expected it to be there");
}

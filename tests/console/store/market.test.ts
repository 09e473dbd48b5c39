import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { marketPage, parseListingCursor } from "../../../domain/market/market-json.ts";
import { openStore } from "../../../store/store.ts";
import { stoppedClock } from "../clock.ts";
import { addCompany, addOffer, addSeller, credit, paid, quoted } from "./market.ts";

onEachDatabase((freshDatabase) => {
  async function open() {
    const location = await freshDatabase();
    const clock = stoppedClock("2026-11-19T12:00:00.000Z");
    const [store, other] = [
      await openStore(location, { now: clock.now }),
      await openStore(location, { now: clock.now }),
    ];
    const seller = await addSeller(location, store, "seller");
    const company = await addCompany(store, "buyer");
    const { site, offer } = seller;
    return {
      location,
      clock,
      store,
      other,
      ...seller,
      company,
      asked: { site, offer, company },
      async [Symbol.asyncDispose]() {
        await store.close();
        await other.close();
      },
    };
  }

  test("an order copies the offer and holds its price for a quarter of an hour", async () => {
    await using market = await open();
    const { store, clock, asked, site, offer } = market;
    const order = await quoted(store, { ...asked, rail: "stripe" });
    await store.offers.end(site, offer, undefined);
    expect(await store.orders.find(order.id)).toMatchObject({
      ...credit,
      ...asked,
      domain: "seller.example.com",
      rail: "stripe",
      state: "quoted",
      expiresAt: "2026-11-19T12:15:00.000Z",
    });
    clock.forward({ minutes: 15, ms: -1 });
    expect(await store.orders.expire()).toBe(0);
    clock.forward({ ms: 1 });
    expect(await store.orders.expire()).toBe(1);
    expect(await store.orders.find(order.id)).toMatchObject({ state: "expired" });
  });

  test("forty orders with one key, of two servers, are one; the key is each company’s own", async () => {
    await using market = await open();
    const { store, other, asked, site, company } = market;
    const forty = Array.from({ length: 40 }, (_, each) =>
      quoted(each % 2 === 0 ? store : other, { ...asked, idempotencyKey: "key" }),
    );
    expect(new Set((await Promise.all(forty)).map(({ id }) => id)).size).toBe(1);
    expect(await store.orders.list({ company, limit: 10 })).toHaveLength(1);
    const theirs = await addCompany(store, "other");
    await quoted(store, { ...asked, company: theirs, idempotencyKey: "key" });
    expect(await store.orders.list({ company: theirs, limit: 10 })).toHaveLength(1);
    expect(await store.orders.list({ site, limit: 10 })).toHaveLength(2);
    const offer = await addOffer(store, site, { ...credit, count: 1 });
    expect(await store.orders.quote({ ...asked, offer, idempotencyKey: "key" })).toEqual({
      outcome: "key-reused",
    });
  });

  test.for([
    ["an offer that ended", "update offer set ended_at = '2026-11-19'"],
    ["a draft", "update offer set published_at = null"],
    ["a site whose domain is not proven", "update site set proven_at = null"],
    ["a workspace that left Pro", "update workspace set plan = 'free'"],
    ["a workspace that the operator suspended", "update workspace set suspended_at = '2026-11-19'"],
    ["a workspace that is to go", "update workspace set delete_at = '2026-11-26'"],
  ] as const)("of %s nothing is sold, nor is it found", async ([, statement]) => {
    await using market = await open();
    const { store, location, asked, site } = market;
    await store.listings.list(site, words);
    expect(await store.listings.page({ limit: 10 })).toHaveLength(1);
    await execute(location, statement);
    expect(await store.orders.quote(asked)).toEqual({ outcome: "not-sold" });
    expect(await store.listings.page({ limit: 10 })).toEqual([]);
    expect(await store.listings.selling({ site })).toBeUndefined();
  });

  test("a company buys neither above its word nor above its cap, however many it orders at once", async () => {
    await using market = await open();
    const { store, other, clock, asked, company } = market;
    const max = (amount: string, currency: string) =>
      store.orders.quote({ ...asked, max: { amount, currency } }).then(({ outcome }) => outcome);
    expect(await max("4.999999", "EUR")).toBe("over-max");
    expect(await max("5", "EUR")).toBe("quoted");
    expect(await max("5.499999", "USDC")).toBe("over-max");
    expect(await max("100", "CHF")).toBe("over-max");
    const invoice = { country: undefined, vat: undefined, address: undefined };
    await store.companies.change(company, { name: "A", invoice, cap: { amount: "12", currency: "EUR" } });
    const six = Array.from({ length: 6 }, (_, each) => (each % 2 === 0 ? store : other).orders.quote(asked));
    const outcomes = (await Promise.all(six)).map(({ outcome }) => outcome);
    // One was held before.
    expect(outcomes.toSorted()).toEqual([...Array(5).fill("over-cap"), "quoted"]);
    const [first, second] = await store.orders.list({ company, limit: 10 });
    await store.orders.fulfil(first?.id ?? "", paid(clock.now()));
    await store.orders.fulfil(second?.id ?? "", paid(clock.now()));
    clock.forward({ days: 11 });
    expect((await store.orders.quote(asked)).outcome).toBe("over-cap");
    // December.
    clock.forward({ days: 1 });
    expect((await store.orders.quote(asked)).outcome).toBe("quoted");
  });

  test("whom the operator or the publisher blocks buys nothing, and elsewhere what others sell", async () => {
    await using market = await open();
    const { store, location, asked, workspace, company } = market;
    const theirs = await addSeller(location, store, "elsewhere");
    expect(await store.companies.blockIn(workspace, company, undefined)).toBe("blocked");
    expect(await store.companies.blockIn(workspace, company, undefined)).toBe("blocked");
    expect(await store.companies.blocksOf(workspace)).toMatchObject([{ company, name: "buyer" }]);
    expect(await store.orders.quote(asked)).toEqual({ outcome: "blocked-here" });
    await quoted(store, { company, site: theirs.site, offer: theirs.offer });
    expect(await store.companies.unblockIn(workspace, company)).toBe("unblocked");
    await quoted(store, asked);
    expect(await store.companies.block(company)).toBe("blocked");
    expect(await store.companies.block(company)).toBe("repeated");
    expect(await store.orders.quote(asked)).toEqual({ outcome: "blocked" });
    expect(await store.companies.block("nobody")).toBe("unknown");
  });

  test("M1 a payment that two servers see, five times each, is one license, one receipt and one entry", async () => {
    await using market = await open();
    const { store, other, clock, asked, site, workspace, company } = market;
    const order = await quoted(store, asked);
    const ten = await Promise.all(
      Array.from({ length: 10 }, (_, each) =>
        (each % 2 === 0 ? store : other).orders.fulfil(order.id, paid(clock.now())),
      ),
    );
    expect(ten.map(({ outcome }) => outcome).toSorted()).toEqual(["fulfilled", ...Array(9).fill("repeated")]);
    const licenses = await store.licenses.list(site);
    expect(licenses).toMatchObject([
      {
        company: "buyer",
        paths: ["/articles/"],
        from: "2026-11-19",
        until: "2036-11-16",
        price: { amount: "0.005", currency: "EUR" },
        purchase: { company, order: order.id, uses: ["ai-input"], visits: 1000 },
      },
    ]);
    const [license] = licenses;
    for (const each of ten) expect(each).toMatchObject({ license: { id: license?.id } });
    expect(await store.orders.find(order.id)).toMatchObject({
      state: "paid",
      rail: "x402",
      paid: { amount: "5.5", currency: "USDC" },
      license: license?.id,
    });
    const receipts = await store.orders.receipts({ company, limit: 10 });
    expect(receipts.map(({ document }) => document)).toMatchObject([
      {
        number: "2026-1",
        order: order.id,
        license: license?.id,
        publisher: { workspace, site, domain: "seller.example.com" },
        company: { id: company, origin: "https://buyer.example" },
        offer: { count: 1000, price: { amount: "5", currency: "EUR" } },
        paid: { rail: "x402", amount: "5.5", asset: "USDC", external: "0xabc" },
      },
    ]);
    expect(await store.books.balances({ workspace })).toEqual([
      {
        account: { kind: "clearing", workspace, rail: "x402", currency: "USDC" },
        amount: 5_500_000n,
      },
      {
        account: { kind: "prepaid", workspace, license: license?.id, currency: "USDC" },
        amount: -5_500_000n,
      },
    ]);
  });

  test("M3 less than the price, or another money, opens nothing; a payment that came late opens all", async () => {
    await using market = await open();
    const { store, clock, asked } = market;
    const order = await quoted(store, asked);
    for (const wrong of [{ amount: "5.499999" }, { asset: "USD" }, { asset: "EUR", amount: "4.99" }]) {
      expect(await store.orders.fulfil(order.id, paid(clock.now(), wrong))).toMatchObject({
        outcome: "underpaid",
      });
    }
    expect(await store.books.balances()).toEqual([]);
    clock.forward({ hours: 1 });
    await store.orders.expire();
    const late = await store.orders.fulfil(order.id, paid(clock.now(), { asset: "EUR", amount: "5" }));
    expect(late).toMatchObject({ outcome: "fulfilled", order: { state: "paid" } });
    expect(await store.orders.fulfil("nobody’s", paid(clock.now()))).toEqual({ outcome: "unknown" });
  });

  test("receipts of a workspace are numbered without gaps by two servers, each year from one", async () => {
    await using market = await open();
    const { store, other, clock, location, asked, workspace, company } = market;
    const theirs = await addSeller(location, store, "elsewhere");
    const orders = [];
    for (let each = 0; each < 12; each += 1) orders.push(await quoted(store, asked));
    const elsewhere = await quoted(store, { ...asked, site: theirs.site, offer: theirs.offer });
    const [last, ...first] = orders;
    await Promise.all(
      [...first, elsewhere].flatMap(({ id }) =>
        [store, other].map((each) => each.orders.fulfil(id, paid(clock.now()))),
      ),
    );
    clock.forward({ days: 50 });
    await store.orders.fulfil(last?.id ?? "", paid(clock.now()));
    const numbers = async (workspace: string) =>
      (await store.orders.receipts({ workspace, limit: 20 }))
        .map(({ document }) => document.number)
        .toSorted();
    const eleven = Array.from({ length: 11 }, (_, at) => `2026-${at + 1}`);
    expect(await numbers(workspace)).toEqual([...eleven, "2027-1"].toSorted());
    expect(await numbers(theirs.workspace)).toEqual(["2026-1"]);
    const page = await store.orders.receipts({ company, limit: 8 });
    const end = page.at(-1)?.document;
    const rest = await store.orders.receipts({
      company,
      limit: 20,
      after: { issuedAt: end?.issuedAt ?? "", order: end?.order ?? "" },
    });
    expect(new Set([...page, ...rest].map(({ document }) => document.order)).size).toBe(13);
    for (const statement of ["update receipt set number = 9", "delete from receipt"]) {
      await expect(execute(location, statement)).rejects.toThrow("never changes");
    }
  });

  test("a payment for a site that was removed, or whose workspace went, stands in the books without a license", async () => {
    await using market = await open();
    const { store, other, clock, asked, site, owner, company } = market;
    const orders = [await quoted(store, asked), await quoted(store, asked), await quoted(store, asked)];
    const [first, second, third] = orders.map(({ id }) => id);
    // Both at once: the license goes with the site, or was never made.
    await Promise.all([
      store.sites.remove(site, owner.id),
      other.orders.fulfil(first ?? "", paid(clock.now())),
    ]);
    expect(await store.licenses.list(site)).toEqual([]);
    expect(await store.orders.fulfil(second ?? "", paid(clock.now()))).toMatchObject({
      outcome: "fulfilled",
      license: undefined,
      receipt: { document: { number: "2026-2", license: null } },
    });
    await store.people.erase(owner.id);
    expect(await store.orders.fulfil(third ?? "", paid(clock.now()))).toMatchObject({
      outcome: "fulfilled",
      order: { state: "paid" },
      license: undefined,
      receipt: undefined,
    });
    // What the company paid stays with it, and what has no license can be given back whole.
    expect(await store.orders.receipts({ company, limit: 10 })).toHaveLength(2);
    expect(await store.orders.refund(third ?? "")).toMatchObject({
      outcome: "refunded",
      back: { amount: "5.5", currency: "USDC" },
    });
    expect(await store.books.unbalanced()).toEqual([]);
  });

  test("what is refunded is what was not read, once; its license is withdrawn", async () => {
    await using market = await open();
    const { store, other, clock, asked, site, workspace } = market;
    const order = await quoted(store, asked);
    expect(await store.orders.refund(order.id)).toEqual({ outcome: "not-paid" });
    await store.orders.fulfil(order.id, paid(clock.now()));
    const twice = await Promise.all([store.orders.refund(order.id), other.orders.refund(order.id)]);
    expect(twice.map(({ outcome }) => outcome).toSorted()).toEqual(["refunded", "repeated"]);
    expect(await store.licenses.list(site)).toMatchObject([{ withdrawnAt: clock.now().toISOString() }]);
    const sums = await store.books.balances({ workspace });
    expect(sums.map(({ amount }) => amount)).toEqual([0n, 0n]);
    expect(await store.orders.fulfil(order.id, paid(clock.now()))).toMatchObject({ outcome: "repeated" });

    const period = { ...credit, kind: "period", count: 30 } as const;
    const offer = await addOffer(store, site, period);
    const month = await quoted(store, { ...asked, offer });
    await store.orders.fulfil(month.id, paid(clock.now()));
    clock.forward({ days: 10 });
    expect(await store.orders.refund(month.id)).toMatchObject({
      back: { amount: "3.666666", currency: "USDC" },
    });
    expect(await store.books.unbalanced()).toEqual([]);
  });

  test("two who sign up at once by one origin have one account, and one secret between them", async () => {
    await using market = await open();
    const { store, other } = market;
    const signUp = (at: typeof store) => at.companies.signUpByKey("https://new.example", "key", "New AI");
    const both = await Promise.all([signUp(store), signUp(other)]);
    expect(new Set(both.map(({ company }) => company.id)).size).toBe(1);
    const secrets = both.flatMap(({ secret }) => secret ?? []);
    expect(secrets).toHaveLength(1);
    const id = both[0].company.id;
    expect(await store.companies.verifySecret(id, secrets[0]?.secret ?? "")).toMatchObject({ id });
  });

  test("two secrets open at a time: the oldest ends when another is made", async () => {
    await using market = await open();
    const { store, other, clock } = market;
    const { company, secret: first } = await store.companies.signUpByKey("https://new.example", "key", "New");
    clock.forward({ minutes: 1 });
    const made = await Promise.all([
      store.companies.addSecret(company.id),
      other.companies.addSecret(company.id),
      store.companies.addSecret(company.id),
    ]);
    expect(await store.companies.secrets(company.id)).toHaveLength(2);
    const opens = await Promise.all(
      [first, ...made].map((each) => store.companies.verifySecret(company.id, each?.secret ?? "")),
    );
    expect(opens[0]).toBeUndefined();
    expect(opens.filter((each) => each !== undefined)).toHaveLength(2);
    const [open1] = await store.companies.secrets(company.id);
    expect(await store.companies.endSecret("other", open1?.id ?? "")).toBe("unknown");
    expect(await store.companies.endSecret(company.id, open1?.id ?? "")).toBe("ended");
    expect(await store.companies.secrets(company.id)).toHaveLength(1);
  });

  test("sites that want to be found are found by topic and language, a page at a time", async () => {
    await using market = await open();
    const { store, location, clock, site, workspace } = market;
    for (const name of ["one", "two", "three"]) {
      const seller = await addSeller(location, store, name);
      clock.forward({ minutes: 1 });
      const language = name === "two" ? "de" : "fr";
      expect(await store.listings.list(seller.site, { ...words, language })).toBe("listed");
    }
    const domains = async (page: Parameters<typeof store.listings.page>[0]) =>
      (await store.listings.page(page)).map(({ domain }) => domain.split(".")[0]);
    expect(await domains({ limit: 10 })).toEqual(["three", "two", "one"]);
    const [first] = await store.listings.page({ limit: 1 });
    expect(await domains({ limit: 10, after: first })).toEqual(["two", "one"]);
    expect(await domains({ limit: 10, language: "fr" })).toEqual(["three", "one"]);
    expect(await domains({ limit: 10, topic: "law" })).toEqual([]);
    // One that does not want to be found has its page all the same.
    expect(await store.listings.selling({ domain: "seller.example.com" })).toMatchObject({
      site,
      listing: undefined,
      offers: [{ ...credit, state: "published", rails: ["x402", "stripe"] }],
    });
    await addOffer(store, site, { ...credit, usdc: undefined });
    expect((await store.listings.selling({ site }))?.offers.map(({ rails }) => rails)).toEqual([
      ["x402", "stripe"],
      ["stripe"],
    ]);
    // A price in euros alone is paid by card, and now there is no card to pay by.
    await store.payees.removeStripe(workspace, undefined);
    expect((await store.listings.selling({ site }))?.offers).toMatchObject([{ rails: ["x402"] }]);
    await execute(location, "delete from payee");
    expect(await store.listings.selling({ site })).toBeUndefined();
    expect(await domains({ limit: 10 })).toEqual([]);
  });

  test("who bought of a workspace is told with sums and visits, the one that paid last first, and of no other", async () => {
    await using market = await open();
    const { store, location, clock, workspace, site, offer, company } = market;
    const other = await addSeller(location, store, "elsewhere");
    const second = await addCompany(store, "second");
    const buy = async (from: { site: string; offer: string }, by: string, external: string) => {
      clock.forward({ minutes: 1 });
      const order = await quoted(store, { site: from.site, offer: from.offer, company: by, rail: "x402" });
      await store.orders.fulfil(order.id, paid(clock.now(), { external }));
      return order.id;
    };
    expect(await store.buyers.buyersOf(workspace)).toEqual([]);
    const first = await buy({ site, offer }, company, "0x1");
    await buy({ site, offer }, company, "0x2");
    await buy({ site, offer }, second, "0x3");
    await buy(other, second, "0x4");
    const back = await buy({ site, offer }, second, "0x5");
    await store.orders.refund(back);
    await quoted(store, { site, offer, company });
    await execute(location, `update license set used = 300 where site = '${site}'`);
    expect(await store.buyers.buyersOf(workspace)).toMatchObject([
      {
        company: second,
        name: "second",
        orders: 2,
        paid: [{ amount: "5.5", currency: "USDC" }],
        read: 600,
        bought: 2000,
      },
      { company, orders: 2, paid: [{ amount: "11", currency: "USDC" }], read: 600, bought: 2000 },
    ]);
    expect(await store.buyers.buyersOf(other.workspace)).toMatchObject([{ company: second, orders: 1 }]);
    expect(await store.buyers.companyNames([second, "nobody"])).toEqual(new Map([[second, "second"]]));
    expect(await store.buyers.receiptNumbers([first, "none"])).toEqual(new Map([[first, "2026-1"]]));
    expect(await store.listings.sellingOf(workspace)).toEqual([{ site, domain: "seller.example.com" }]);
  });

  test("a site that is listed no more, and a page of two", async () => {
    await using market = await open();
    const { store, location } = market;
    const sellers = [await addSeller(location, store, "one"), await addSeller(location, store, "two")];
    for (const seller of sellers) await store.listings.list(seller.site, words);
    const domains = async (page: Parameters<typeof store.listings.page>[0]) =>
      (await store.listings.page(page)).map(({ domain }) => domain.split(".")[0]).toSorted();
    const [first, second] = await store.listings.page({ limit: 10 });
    const origins = { siteUrl: new URL("https://octroi.example"), consoleUrl: new URL("https://c.example") };
    const { next, sites } = marketPage(await store.listings.page({ limit: 2 }), 1, origins);
    expect(sites.map(({ domain }) => domain)).toEqual([first?.domain]);
    expect(await store.listings.page({ limit: 2, after: parseListingCursor(next ?? "") })).toEqual([second]);
    expect(parseListingCursor("2026~x' or 1=1")).toBeUndefined();
    await store.listings.unlist(first?.site ?? "");
    expect(await domains({ limit: 10 })).toHaveLength(1);
  });
});

const words = { topic: "news", language: "fr", description: "News of the day", contact: undefined } as const;

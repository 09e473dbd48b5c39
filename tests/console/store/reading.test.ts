import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { stoppedClock } from "../clock.ts";
import { batch, visit } from "../visits/store.ts";
import { addCompany, addSeller, credit, paid, quoted } from "./market.ts";

const asked = { path: "/articles/*", uses: ["ai-input"] };

onEachDatabase((freshDatabase) => {
  /** A company that bought something of a site, and two servers. */
  async function open(terms: Partial<typeof credit> = {}) {
    const location = await freshDatabase();
    const clock = stoppedClock("2026-11-18T12:00:00.000Z");
    const store = await openStore(location, { now: clock.now });
    const other = await openStore(location, { now: clock.now });
    const seller = await addSeller(location, store, "ada", { ...credit, ...terms });
    const company = await addCompany(store, "bot");
    async function buy(): Promise<string> {
      const order = await quoted(store, { site: seller.site, offer: seller.offer, company });
      const bought = await store.orders.fulfil(order.id, paid(clock.now()));
      if (bought.outcome !== "fulfilled" || bought.license === undefined)
        throw new Error(`Expected a license, found ${bought.outcome}`);
      return bought.license.id;
    }
    const license = await buy();
    const visits = (count: number, changes: Parameters<typeof visit>[0] = {}) =>
      Array.from({ length: count }, () =>
        visit({ time: clock.now().getTime() - 1_000, decision: "charge", status: 200, license, ...changes }),
      );
    const grant = (server: Store = store) => server.slices.grant(seller.site, company, asked);
    return {
      location,
      clock,
      store,
      other,
      ...seller,
      company,
      license,
      buy,
      visits,
      grant,
      async slice(server?: Store) {
        const granted = await grant(server);
        if (granted.outcome !== "granted" || granted.slice === undefined)
          throw new Error(`Expected a slice, found ${granted.outcome}`);
        return granted.slice;
      },
      read: (count: number, changes?: Parameters<typeof visit>[0]) =>
        store.visits.receive(batch(visits(count, changes), { site: seller.site })),
      /** What the publisher still owes, and has earned. */
      async books() {
        const [prepaid, income] = [
          await store.books.balances({ kind: "prepaid" }),
          await store.books.balances({ kind: "income" }),
        ];
        expect(await store.books.unbalanced()).toEqual([]);
        return { owed: -(prepaid[0]?.amount ?? 0n), earned: -(income[0]?.amount ?? 0n) };
      },
      async withdrawn() {
        const rules = publicationOf(firstDraft("ada.example.com"), "observe");
        if (!rules.ok) throw new Error("Expected rules");
        const version = { publication: rules.publication, note: "", after: 0 };
        await store.rules.publish(seller.site, version, undefined);
        return (await store.rules.published(seller.site))?.licenses;
      },
      async [Symbol.asyncDispose]() {
        await other.close();
        await store.close();
      },
    };
  }

  test("M1 a slice is drawn once, however many ask at once on two servers, and whoever lost the answer gets it again", async () => {
    await using market = await open();
    const asking = Array.from({ length: 16 }, (_, index) =>
      market.slice(index % 2 ? market.store : market.other),
    );
    const slices = await Promise.all(asking);
    expect(new Set(slices.map(({ id }) => id)).size).toBe(1);
    expect(slices[0]).toMatchObject({ visits: 100, used: 0 });
    expect(await market.slice()).toEqual(slices[0]);
    expect(await execute(market.location, "select visits from slice")).toEqual([{ visits: 100 }]);
  });

  test("M1 what is read is settled once: sent again, by two servers at once, or in another batch", async () => {
    await using market = await open();
    await market.slice();
    const visits = market.visits(30);
    const sent = batch(visits, { site: market.site });
    await Promise.all([
      market.store.visits.receive(sent),
      market.other.visits.receive(sent),
      market.other.visits.receive(batch(visits.slice(10), { site: market.site })),
    ]);
    await market.store.visits.receive(
      batch([...visits, ...market.visits(1)], { site: market.site, id: undefined }),
    );
    expect(await market.books()).toEqual({ owed: 5_329_500n, earned: 170_500n });
    const entries = (await market.store.books.entries("2026-11", { limit: 100 })).filter(
      ({ kind }) => kind === "read",
    );
    expect(entries.reduce((sum, { visits = 0 }) => sum + visits, 0)).toBe(31);
    expect((await market.slice()).used).toBe(31);
  });

  test("the rest of a slice can be drawn again once it has ended and its reports are in", async () => {
    await using market = await open({ count: 130 });
    const first = await market.slice();
    await market.read(60);
    expect(await market.slice()).toMatchObject({ visits: 30 });
    market.clock.forward({ minutes: 10 });
    expect(await market.grant()).toEqual({
      outcome: "held",
      until: new Date(first.until.getTime() + 6 * 60_000),
    });
    market.clock.forward({ minutes: 6 });
    expect(await market.slice()).toMatchObject({ visits: 70, used: 0 });
  });

  test("M8 three gates that count by themselves let two slices too many through, and each visit is debited", async () => {
    await using market = await open({ count: 1_000 });
    await market.slice();
    await Promise.all([market.read(100), market.read(100), market.read(100)]);
    expect(await market.books()).toEqual({ owed: 3_850_000n, earned: 1_650_000n });
    const [kept] = await execute(market.location, "select used, spent_at from license");
    expect(kept).toEqual({ used: 300, spent_at: null });
    expect(await market.slice()).toMatchObject({ visits: 100, used: 0 });
  });

  test("M8 past the end of a credit, its number is withdrawn, no slice is drawn, and what was too much is owed", async () => {
    await using market = await open({ count: 100 });
    await market.slice();
    expect(await market.withdrawn()).toMatchObject({ withdrawn: [] });
    await Promise.all([market.read(100), market.read(100), market.read(100)]);
    expect(await market.withdrawn()).toEqual({
      withdrawn: [market.license],
      changedAt: market.clock.now().toISOString(),
    });
    expect(await market.grant()).toEqual({ outcome: "spent" });
    expect(await market.books()).toEqual({ owed: -11_000_000n, earned: 16_500_000n });
    const next = await market.buy();
    expect(await market.grant()).toMatchObject({ outcome: "granted", license: { id: next } });
    market.clock.forward({ hours: 2 });
    expect((await market.withdrawn())?.withdrawn).toEqual([]);
  });

  test("M1 what is reported late is debited too, in the month in which it was read", async () => {
    await using market = await open({ count: 1_000 });
    market.clock.forward({ days: 13, hours: -1 });
    await market.slice();
    market.clock.forward({ hours: 2 });
    const before = new Date("2026-11-30T23:30:00.000Z").getTime();
    await market.store.visits.receive(
      batch([...market.visits(2), ...market.visits(3, { time: before })], { site: market.site }),
    );
    const entries = async (month: string) =>
      (await market.store.books.entries(month, { limit: 10 }))
        .filter(({ kind }) => kind === "read")
        .map(({ visits }) => visits);
    expect([await entries("2026-11"), await entries("2026-12")]).toEqual([[3], [2]]);
    expect(await market.books()).toMatchObject({ earned: 27_500n });
  });

  test("the last visit of a credit earns what rounding left", async () => {
    await using market = await open({ count: 7 });
    for (let visits = 0; visits < 7; visits += 1) await market.read(1);
    expect(await market.books()).toEqual({ owed: 0n, earned: 5_500_000n });
  });

  test("a period is read any number of times, and a blocked company reads nothing", async () => {
    await using market = await open({ kind: "period", count: 30 });
    expect(await market.grant()).toMatchObject({
      outcome: "granted",
      license: { id: market.license },
      slice: undefined,
    });
    await market.read(500);
    expect(await market.grant()).toMatchObject({ outcome: "granted" });
    // Earned when it was bought.
    expect(await market.books()).toEqual({ owed: 0n, earned: 5_500_000n });
    const { store, clock, workspace, company, license } = market;
    const moments: (string | undefined)[] = [];
    for (const [change, numbers] of [
      [() => store.companies.blockIn(workspace, company, undefined), [license]],
      [() => store.companies.unblockIn(workspace, company), []],
      [() => store.companies.block(company), [license]],
      [() => store.companies.unblock(company), []],
    ] as const) {
      clock.forward({ minutes: 1 });
      await change();
      const news = await market.withdrawn();
      expect(news?.withdrawn).toEqual(numbers);
      expect((await market.grant()).outcome).toBe(numbers.length > 0 ? "blocked" : "granted");
      moments.push(news?.changedAt);
    }
    // Gates take no list that is older than theirs.
    expect(moments).toEqual([...new Set(moments)].sort());
  });

  test("M7 a company reads by its own licenses, of the pages and for the uses that they are for", async () => {
    await using market = await open();
    const { store, site, company } = market;
    const other = await addCompany(store, "other");
    const outcome = async (who: string, path: string, uses: string[]) =>
      (await store.slices.grant(site, who, { path, uses })).outcome;
    expect(await outcome(other, "/articles/1", [])).toBe("no-license");
    expect(await outcome(company, "/photos/", [])).toBe("no-license");
    expect(await outcome(company, "/articles/1", ["ai-train"])).toBe("no-license");
    expect(await outcome(company, "/articles/1", ["ai-train", "ai-input"])).toBe("granted");
    expect(await store.slices.grant("bbbbbbbbbbbbbbbb", company, asked)).toEqual({ outcome: "no-license" });
    await store.licenses.withdraw(site, market.license, undefined);
    expect(await outcome(company, "/articles/1", [])).toBe("no-license");
  });

  test("a license that was signed by hand is read by the account it was given to; one of an agreement by no account", async () => {
    await using market = await open();
    const { store, site, location } = market;
    const other = await addCompany(store, "other");
    const terms = {
      company: "Other AI",
      paths: ["/"],
      from: "2026-11-01",
      until: "2026-11-30",
      price: { amount: "0.02", currency: "EUR" },
    };
    const issued = await store.licenses.issue(site, terms, undefined);
    if (issued.outcome !== "issued") throw new Error(`Expected a license, found ${issued.outcome}`);
    const grant = () => store.slices.grant(site, other, { path: "/photos/", uses: ["ai-train"] });
    const agreement = await store.agreements.add({ ...terms, crawlers: ["GPTBot"], uses: ["ai-train"] });
    expect(await store.agreements.join(site, agreement.id, undefined)).toBe("joined");
    expect(await grant()).toEqual({ outcome: "no-license" });
    await execute(location, `update license set company_id = '${other}' where id = '${issued.license.id}'`);
    expect(await grant()).toMatchObject({
      outcome: "granted",
      license: { id: issued.license.id },
      slice: undefined,
    });
  });

  test("the slices of a site go with it, and those that ended a month ago", async () => {
    await using market = await open();
    const slices = async () => (await execute(market.location, "select id from slice")).length;
    await market.slice();
    market.clock.forward({ days: 32 });
    await market.slice();
    expect(await slices()).toBe(2);
    await market.store.forgetExpired();
    expect(await slices()).toBe(1);
    await market.store.sites.remove(market.site, market.owner.id);
    expect(await slices()).toBe(0);
  });
});

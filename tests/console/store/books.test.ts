import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { type NewEntry, visitLegs } from "../../../domain/books/books.ts";
import { openStore } from "../../../store/store.ts";
import { stoppedClock } from "../clock.ts";

const price = { amount: "0.005", currency: "EUR" };

function visits(reference: string, changes: Partial<NewEntry> = {}): NewEntry {
  return {
    kind: "visits",
    reference,
    at: new Date("2026-11-30T23:59:59.999Z"),
    legs: visitLegs({ agreement: "agreement", workspace: "workspace", price }, 3),
    site: "site",
    license: "license",
    visits: 3,
    ...changes,
  };
}

onEachDatabase((freshDatabase) => {
  async function open() {
    const location = await freshDatabase();
    const clock = stoppedClock("2026-12-01T00:00:30.000Z");
    const store = await openStore(location, { now: clock.now });
    return { location, clock, books: store.books, [Symbol.asyncDispose]: store.close };
  }

  test("M5 an entry is posted once by its kind and reference, and its legs sum to zero", async () => {
    await using opened = await open();
    const { books } = opened;
    const twenty = Array.from({ length: 20 }, () => books.post([visits("a"), visits("b")]));
    expect((await Promise.all(twenty)).toSorted()).toEqual([...Array.from({ length: 19 }, () => 0), 2]);
    expect(await books.balances()).toEqual([
      { account: { kind: "fee", agreement: "agreement", currency: "EUR" }, amount: -6_000n },
      { account: { kind: "receivable", agreement: "agreement", currency: "EUR" }, amount: 30_000n },
      {
        account: { kind: "share", agreement: "agreement", workspace: "workspace", currency: "EUR" },
        amount: -24_000n,
      },
    ]);
    expect(await books.unbalanced()).toEqual([]);
  });

  test("M5 an entry with a millionth missing is not posted, nor what came with it", async () => {
    await using opened = await open();
    const { books } = opened;
    const [first, ...others] = visits("b").legs;
    if (first === undefined) throw new Error("Expected legs");
    const broken = visits("b", { legs: [{ ...first, amount: first.amount - 1n }, ...others] });
    await expect(books.post([visits("a"), broken])).rejects.toThrow("sum to zero in EUR, of visits b");
    expect(await books.balances()).toEqual([]);
  });

  test("M5 the query finds an entry that was written past the store with a millionth missing", async () => {
    await using opened = await open();
    const { books, location } = opened;
    await books.post([visits("a")]);
    const [entry] = await books.entries("2026-11", { limit: 1 });
    await execute(
      location,
      "insert into ledger_account (id, kind, currency) values ('bank:::EUR', 'bank', 'EUR')",
    );
    await execute(
      location,
      `insert into ledger_leg (entry, account, amount) values ('${entry?.id}', 'bank:::EUR', 1)`,
    );
    expect(await books.unbalanced()).toEqual([{ entry: entry?.id, currency: "EUR", sum: 1n }]);
  });

  test.for(["ledger_account", "ledger_entry", "ledger_leg", "closed_month"])(
    "M4 no row of %s is changed or deleted, by whatever statement",
    async (table) => {
      await using opened = await open();
      const { books, location } = opened;
      await books.post([visits("a")]);
      await execute(location, "insert into closed_month (month, closed_at) values ('2026-10', 'then')");
      const before = await execute(location, `select * from ${table}`);
      expect(before).not.toEqual([]);
      const [column] = Object.keys(Object(before[0]));
      await expect(execute(location, `update ${table} set ${column} = ${column}`)).rejects.toThrow(
        "only added to",
      );
      await expect(execute(location, `delete from ${table}`)).rejects.toThrow("only added to");
      expect(await execute(location, `select * from ${table}`)).toEqual(before);
    },
  );

  test("M4 what comes for a closed month falls in the month in which it comes, or the first that is open", async () => {
    await using opened = await open();
    const { books, location, clock } = opened;
    await books.post([visits("before")]);
    await execute(location, "insert into closed_month (month, closed_at) values ('2026-11', 'then')");
    await books.post([visits("late")]);
    // A clock that is a day behind.
    clock.forward({ days: -1 });
    await books.post([visits("behind")]);
    const months = async (month: string) =>
      (await books.entries(month, { limit: 10 })).map(({ reference }) => reference).toSorted();
    expect(await months("2026-11")).toEqual(["before"]);
    expect(await months("2026-12")).toEqual(["behind", "late"]);
    await expect(
      execute(
        location,
        "insert into ledger_entry (id, at, month, kind, reference) values ('x', 'x', '2026-11', 'visits', 'x')",
      ),
    ).rejects.toThrow("is closed");
  });

  test("amounts are exact beyond 2^53 millionths, and so are their sums", async () => {
    await using opened = await open();
    const { books } = opened;
    const amount = 2n ** 60n + 1n;
    const entry = (reference: string, sign: bigint): NewEntry => ({
      kind: "bill-paid",
      reference,
      at: new Date("2026-11-18T12:00:00.000Z"),
      legs: [
        { account: { kind: "bank", currency: "EUR" }, amount: sign * amount },
        { account: { kind: "receivable", agreement: "agreement", currency: "EUR" }, amount: -sign * amount },
      ],
    });
    await books.post([entry("a", 1n), entry("b", 1n)]);
    expect((await books.balances({ kind: "bank" })).map((balance) => balance.amount)).toEqual([2n * amount]);
    expect((await books.entries("2026-11", { limit: 1 }))[0]?.legs[0]?.amount).toBe(amount);
  });

  test("sums are by account, month, site and workspace; what was earned is by agreement and site", async () => {
    await using opened = await open();
    const { books } = opened;
    const legs = visitLegs(
      { agreement: "other", workspace: "elsewhere", price: { ...price, currency: "USD" } },
      1,
    );
    await books.post([
      visits("a"),
      visits("b", { at: new Date("2026-12-01T00:00:00.000Z") }),
      visits("c", { legs, site: "theirs", visits: 1 }),
    ]);
    const total = async (filter: Parameters<typeof books.balances>[0]) =>
      (await books.balances({ kind: "share", ...filter })).map(
        ({ account, amount }) => `${-amount} ${account.currency}`,
      );
    expect(await total({})).toEqual(["24000 EUR", "4000 USD"]);
    expect(await total({ month: "2026-11" })).toEqual(["12000 EUR", "4000 USD"]);
    expect(await total({ upTo: "2026-12", workspace: "workspace" })).toEqual(["24000 EUR"]);
    expect(await total({ site: "theirs" })).toEqual(["4000 USD"]);
    expect(await books.earned({ month: "2026-11" })).toEqual([
      {
        month: "2026-11",
        agreement: "agreement",
        workspace: "workspace",
        site: "site",
        currency: "EUR",
        visits: 3,
        gross: 15_000n,
        share: 12_000n,
        fee: 3_000n,
      },
      {
        month: "2026-11",
        agreement: "other",
        workspace: "elsewhere",
        site: "theirs",
        currency: "USD",
        visits: 1,
        gross: 5_000n,
        share: 4_000n,
        fee: 1_000n,
      },
    ]);
    expect(await books.earned({ workspace: "workspace" })).toHaveLength(2);
  });
});

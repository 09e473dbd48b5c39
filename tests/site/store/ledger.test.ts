import { all, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { summaryOf } from "../../../site/domain/ledger/summary.ts";
import { openStore } from "../../../store/store.ts";
import { entry } from "../ledger/visits.ts";
import { person } from "../person.ts";
import { ledger } from "../waitlist/processes.ts";

onEachDatabase((freshDatabase) => {
  test("visits that are alike add up, whoever adds them", async () => {
    const location = await freshDatabase();
    await using one = await openStore(location);
    await using two = await openStore(location);
    await one.ledger.add([
      entry({ visits: 2 }),
      entry({ crawler: "Googlebot", decision: "allow", status: "2xx" }),
    ]);
    await two.ledger.add([entry({ visits: 40 }), entry({ pages: "files" })]);
    expect(await all(one.ledger.entries())).toEqual([
      entry({ pages: "files" }),
      entry({ visits: 42 }),
      entry({ crawler: "Googlebot", decision: "allow", status: "2xx" }),
    ]);
  });

  test("two that add the same rows in another order, many times at once, lose none and never wait for ever", async () => {
    const location = await freshDatabase();
    await using one = await openStore(location);
    await using two = await openStore(location);
    const entries = Array.from({ length: 30 }, (_, number) =>
      entry({ day: `2026-10-${String(number + 1).padStart(2, "0")}` }),
    );
    const rounds = 20;
    await Promise.all(
      Array.from({ length: rounds }, async (_, round) => {
        await one.ledger.add(round % 2 === 0 ? entries : entries.toReversed());
        await two.ledger.add(entries.toReversed());
      }),
    );
    const sums = entries.map((each) => ({ ...each, visits: rounds * 2 }));
    expect(await all(one.ledger.entries())).toEqual(sums);
  });

  test("more kinds of visits than one statement takes are written whole", async () => {
    await using store = await openStore(await freshDatabase());
    const many = Array.from({ length: 2_500 }, (_, number) => entry({ crawler: `crawler-${number}` }));
    await store.ledger.add(many);
    expect(await store.ledger.count()).toBe(many.length);
  });

  test("is read for the days that are asked for, in one statement: a report never differs from itself", async () => {
    await using store = await openStore(await freshDatabase());
    await store.ledger.add([
      entry({ day: "2026-11-14", visits: 100 }),
      entry({ visits: 3 }),
      entry({ identity: "outside", pages: "files", visits: 4 }),
    ]);
    const days = { from: "2026-11-15", to: "2026-11-16" };
    expect(await store.ledger.entriesWithin(days)).toHaveLength(2);

    let writing = true;
    const writer = (async () => {
      while (writing) await store.ledger.add([entry()]);
    })();
    for (let reading = 0; reading < 30; reading += 1) {
      const { visits, purposes, outcomes, pages } = summaryOf(days, await store.ledger.entriesWithin(days));
      const sums = [purposes, outcomes, pages].map((figures) =>
        Object.values(figures).reduce((sum, figure) => sum + figure, 0),
      );
      expect(sums).toEqual([visits, visits, visits]);
    }
    writing = false;
    await writer;
  });

  test("visits under a borrowed name are taken out once their number is confirmed, and no others", async () => {
    const location = await freshDatabase();
    await using store = await openStore(location);
    const borrowed = { crawler: "PerplexityBot", identity: "unverifiable" } as const;
    const others = [
      entry({ crawler: "PerplexityBot" }),
      entry({ ...borrowed, day: "2026-11-15" }),
      entry({ identity: "unverifiable" }),
    ];
    await store.ledger.add([
      ...others,
      entry({ ...borrowed, visits: 400 }),
      entry({ ...borrowed, pages: "other", visits: 20 }),
    ]);
    const remove = (...args: string[]) =>
      ledger(
        location,
        ...["remove", "--day", "2026-11-16", "--crawler", "PerplexityBot"],
        ...["--identity", "unverifiable", ...args],
      );
    expect(await remove()).toMatchObject({ code: 1, out: "", err: expect.stringContaining("--visits 420") });
    expect(await remove("--visits", "400")).toMatchObject({ code: 1, err: expect.stringContaining("420") });
    expect(await store.ledger.count()).toBe(5);
    const removed = await remove("--visits", "420", "--json");
    expect(removed).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(removed.out)).toEqual({ day: "2026-11-16", ...borrowed, visits: 420, removed: 420 });
    expect(new Set(await all(store.ledger.entries()))).toEqual(new Set(others));
    expect(await ledger(location, "remove", "--day", "2026-11-16")).toMatchObject({ code: 2 });
  });

  test("what has expired is deleted, and nothing else: no visit of a later day, no sign-up", async () => {
    await using store = await openStore(await freshDatabase());
    await store.waitlist.add(person());
    const days = ["2025-09-14", "2025-09-15", "2025-09-16", "2026-11-16"];
    await store.ledger.add(days.map((day) => entry({ day })));
    const limit = new Date("2025-09-16T12:00:00Z");
    expect(await store.ledger.countExpired(limit)).toBe(2);
    expect(await store.ledger.purge(limit)).toBe(2);
    expect((await all(store.ledger.entries())).map(({ day }) => day)).toEqual(["2025-09-16", "2026-11-16"]);
    expect((await all(store.ledger.entries("2026-01-01"))).map(({ day }) => day)).toEqual(["2026-11-16"]);
    expect(await store.waitlist.count()).toBe(1);
  });

  test("the operator’s command line shows who came, when, and hands it all over", async () => {
    const location = await freshDatabase();
    await using store = await openStore(location);
    const today = new Date().toISOString().slice(0, 10);
    await store.ledger.add([
      entry({ day: today, visits: 3 }),
      entry({ day: today, identity: "outside", visits: 1 }),
      entry({ day: today, crawler: "Googlebot", decision: "allow", status: "2xx", visits: 9 }),
      entry({ day: "2020-01-01" }),
    ]);
    const top = await ledger(location, "top");
    expect(top).toMatchObject({ code: 0, err: "" });
    expect(top.out).toMatch(/^ +9 {2}Googlebot +search-engine +verified 9 {2}passed 9$/m);
    expect(top.out).toMatch(/^ +4 {2}GPTBot +training +\w+ \d, \w+ \d {2}charged 4$/m);
    expect(top.out).toMatch(/^13 visits of 2 crawlers in 30 days$/m);
    expect((await ledger(location, "days", "--days", "2")).out).toMatch(
      new RegExp(`^${today} {2}█+ {2}13$`, "m"),
    );
    const csv = (await ledger(location, "export", "--format", "csv", "--since", "2021-01-01")).out.split(
      "\r\n",
    );
    expect(csv).toContain(`${today},GPTBot,outside,charge,402,home,1`);
    expect(csv).toHaveLength(5);
    expect(JSON.parse((await ledger(location, "export", "--format", "json")).out)).toHaveLength(4);
    expect(await ledger(location, "purge", "--dry-run")).toMatchObject({
      out: expect.stringMatching(/^1 to delete/),
    });
    expect(await ledger(location, "purge")).toMatchObject({ out: expect.stringMatching(/^1 deleted/) });
    expect(await ledger(location, "export")).toMatchObject({
      code: 2,
      err: expect.stringContaining("npm run octroi"),
    });
  });
});

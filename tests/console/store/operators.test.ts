import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore } from "../../../store/store.ts";
import { stoppedClock } from "../clock.ts";

const terms = {
  company: "Example AI",
  crawlers: ["GPTBot"],
  uses: ["ai-train"],
  price: { amount: "0.005", currency: "EUR" },
  from: "2026-03-01",
  until: "2035-02-28",
} as const;

onEachDatabase((freshDatabase) => {
  async function open() {
    const clock = stoppedClock();
    const location = await freshDatabase();
    const store = await openStore(location, { now: clock.now });
    const ada = await store.people.ensure("ada@example.com", "en");
    return { store, ada, location, clock, [Symbol.asyncDispose]: store.close };
  }

  test("whoever has an account is made an operator once, and is none from then on", async () => {
    await using opened = await open();
    const { operators } = opened.store;
    expect(await operators.add("nobody@example.com")).toBe("unknown");
    const both = await Promise.all([operators.add("ada@example.com"), operators.add("ada@example.com")]);
    expect(both.sort()).toEqual(["added", "repeated"]);
    const since = opened.clock.now().toISOString();
    expect(await operators.list()).toEqual([{ email: "ada@example.com", name: undefined, since }]);
    expect(await operators.since(opened.ada.id)).toBe(since);
    expect(await operators.remove("ada@example.com")).toBe("removed");
    expect(await operators.remove("ada@example.com")).toBe("unknown");
    expect(await operators.since(opened.ada.id)).toBeUndefined();
  });

  test("what is done to the books is noted once, with whom or as a command, and outlives the person without them", async () => {
    await using opened = await open();
    const { store, ada } = opened;
    const { operators, agreements } = store;
    await operators.add("ada@example.com");
    const id = crypto.randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => agreements.addOnce(id, terms, ada.id)));
    expect(sent.sort()).toEqual(["added", "repeated", "repeated"]);
    expect(await agreements.addOnce(id, { ...terms, company: "Another" }, ada.id)).toBe("taken");
    expect(await agreements.list()).toMatchObject([{ id, company: "Example AI" }]);
    opened.clock.forward({ ms: 1_000 });
    expect(await agreements.end(id)).toBe("ended");
    expect(await agreements.end(id, ada.id)).toBe("over");
    const done = await operators.changes(10);
    expect(done).toMatchObject([
      { kind: "agreement-ended", subject: "Example AI", by: null },
      { kind: "agreement-added", subject: "Example AI", by: "ada@example.com" },
    ]);
    expect(await operators.changes(10, ada.id)).toEqual(done.slice(1));
    expect(await operators.changes(1)).toEqual(done.slice(0, 1));
    expect(await store.people.erase(ada.id)).toBe("erased");
    expect(await operators.list()).toEqual([]);
    expect((await operators.changes(10)).map(({ by }) => by)).toEqual([null, undefined]);
    const rows = await execute(opened.location, "select * from operator_change");
    expect(JSON.stringify(rows)).not.toContain(ada.id);
  });
});

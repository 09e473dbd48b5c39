import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore } from "../../../store/store.ts";

onEachDatabase((freshDatabase) => {
  test("work that waits, is tried again or failed, and how long the first has been due, are told without what is done", async () => {
    const location = await freshDatabase();
    let now = new Date("2026-11-18T12:00:00.000Z");
    await using store = await openStore(location, { now: () => now });
    expect(await store.gauges()).toEqual({ jobs: [], overdueSeconds: 0, sites: [], unansweredPayments: 0 });
    const person = await store.people.ensure("ada@example.com", "en");
    const { id: workspaceId } = await store.workspaces.currentOf(person);
    for (const domain of ["example.com", "example.org"]) {
      await store.sites.add({ workspaceId, domain, connector: "middleware" }, undefined);
    }
    const at = now.toISOString();
    const add = (id: string, columns: string, values: string) =>
      execute(
        location,
        `insert into job (id, kind, key, payload, due_at${columns}) values ('${id}', 'mail', '${id}', 'null', '${at}'${values})`,
      );
    await add("waiting", "", "");
    await add("retrying", ", reason", ", 'ECONNREFUSED'");
    await add("done", ", done_at", `, '${at}'`);
    await add("failed", ", done_at, failed_at, reason", `, '${at}', '${at}', 'EENVELOPE'`);
    now = new Date(now.getTime() + 90_000);
    const { jobs, overdueSeconds, sites } = await store.gauges();
    expect(jobs.toSorted((one, other) => (one.state < other.state ? -1 : 1))).toEqual([
      { kind: "mail", state: "failed", count: 1 },
      { kind: "mail", state: "retrying", count: 1 },
      { kind: "mail", state: "waiting", count: 1 },
    ]);
    expect({ overdueSeconds, sites }).toEqual({
      overdueSeconds: 90,
      sites: [{ status: "pending", count: 2 }],
    });
  });

  test("a notice is shown until its time, and the next one takes its place", async () => {
    let now = new Date("2026-11-18T12:00:00.000Z");
    await using store = await openStore(await freshDatabase(), { now: () => now });
    const first = {
      text: { fr: "Maintenance à 14 h", en: "Maintenance at 2 p.m." },
      endsAt: "2026-11-18T13:00:00.000Z",
    };
    const second = { ...first, endsAt: "2026-11-18T14:00:00.000Z" };
    await store.notices.show(first);
    await store.notices.show(second);
    expect(await store.notices.current()).toEqual(second);
    now = new Date(second.endsAt);
    expect(await store.notices.current()).toBeUndefined();
  });
});

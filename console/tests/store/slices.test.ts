import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sqlite } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore } from "../../store/store.ts";
import { noon, openVisits, site } from "../visits/store.ts";

/** On SQLite, whose work holds the event loop: what a turn does is bounded by the rows that are gone after it. */
test.each(["deletion", "retention"])(
  "%s of a large site holds the loop for a thousand rows at most",
  async (kind) => {
    await using folder = await sqlite();
    const location = await folder.fresh();
    await using visits = await openVisits(location);
    await using store = await openStore(location, { now: () => visits.clock.now });
    using file = new DatabaseSync(location.file);
    file.exec(`insert into visit_site (site, last_number, last_page, pages, event_ids, allowance, allowance_at)
    values ('${site}', 0, 0, 0, 6000, 0, 0)`);
    const rows = { visit_event: 6_000, page_day: 6_000 };
    file.exec(`with recursive number (n) as (select 1 union all select n + 1 from number where n < 6000)
    insert into visit_event (site, id, day) select '${site}', 'event ' || n, 20000 from number`);
    file.exec(`with recursive number (n) as (select 1 union all select n + 1 from number where n < 6000)
    insert into page_day (site, day, page, crawler, visits) select '${site}', 20000 + n / 500, n, 1, 1 from number`);
    if (kind === "deletion") await store.sites.remove(site, undefined);

    let isDone = false;
    const work = (kind === "deletion" ? store.deleteFigures() : store.visits.purge(noon)).finally(() => {
      isDone = true;
    });
    const left = Object.keys(rows).map((table) => file.prepare(`select count(*) as left from ${table}`));
    const count = () =>
      left.map((statement) => Number(Object(statement.get()).left)).reduce((a, b) => a + b, 0);
    const counts = [count()];
    while (!isDone) {
      await nextTurn();
      counts.push(count());
    }
    await work;
    expect(counts.at(-1)).toBe(0);
    const steps = counts.slice(1).map((rest, index) => (counts[index] ?? 0) - rest);
    expect(Math.max(...steps)).toBeLessThanOrEqual(1_000);
  },
);

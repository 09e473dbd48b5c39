import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sqlite } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore } from "../../../store/store.ts";
import { noon, openVisits, site } from "../visits/store.ts";

/** How many of some rows are left once work is done, and how many went in one turn of the event loop at most. */
async function countsDuring(file: DatabaseSync, rows: readonly string[], work: () => Promise<unknown>) {
  const left = rows.map((each) => file.prepare(`select count(*) as left from ${each}`));
  const count = () =>
    left.map((statement) => Number(Object(statement.get()).left)).reduce((a, b) => a + b, 0);
  const counts = [count()];
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    counts.push(count());
  }
  await working;
  const steps = counts.slice(1).map((rest, index) => (counts[index] ?? 0) - rest);
  return { left: counts.at(-1), largestStep: Math.max(...steps) };
}

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
    file.exec(`with recursive number (n) as (select 1 union all select n + 1 from number where n < 6000)
    insert into visit_event (site, id, day) select '${site}', 'event ' || n, 20000 from number`);
    file.exec(`with recursive number (n) as (select 1 union all select n + 1 from number where n < 6000)
    insert into page_day (site, day, page, crawler, visits) select '${site}', 20000 + n / 500, n, 1, 1 from number`);
    if (kind === "deletion") await store.sites.remove(site, undefined);

    const { left, largestStep } = await countsDuring(file, ["visit_event", "page_day"], () =>
      kind === "deletion" ? store.deleteFigures() : store.visits.purge(noon),
    );
    expect(left).toBe(0);
    expect(largestStep).toBeLessThanOrEqual(1_000);
  },
);

const longAgo = "2020-01-01T00:00:00.000Z";
test.each([
  ["done", { done_at: longAgo }, "job"],
  ["failed", { done_at: longAgo, failed_at: longAgo }, "job where payload <> 'null'"],
  ["expired", { expires_at: longAgo }, "job where done_at is null"],
])("many jobs that are %s are put away a thousand at a time", async (_kind, ended, still) => {
  await using folder = await sqlite();
  const location = await folder.fresh();
  await using store = await openStore(location);
  using file = new DatabaseSync(location.file);
  file.exec(`with recursive number (n) as (select 1 union all select n + 1 from number where n < 3000)
    insert into job (id, kind, key, payload, due_at, ${Object.keys(ended)})
    select 'job ' || n, 'mail', n, '{}', '${longAgo}', ${Object.values(ended).map((time) => `'${time}'`)} from number`);
  const { left, largestStep } = await countsDuring(file, [still], store.forgetExpired);
  expect(left).toBe(0);
  expect(largestStep).toBeLessThanOrEqual(1_000);
});

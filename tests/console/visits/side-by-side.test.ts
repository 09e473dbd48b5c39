import type { DatabaseLocation } from "@octroi/database/database";
import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { dayOf, msPerDay } from "../../../domain/visits/day.ts";
import { openStore } from "../../../store/store.ts";
import { batch, many, noon, openVisits, otherSite, site } from "./store.ts";

const today = dayOf(noon.getTime());
const crawlers = ["GPTBot", "ClaudeBot", "CCBot", "Bytespider", "PerplexityBot", "Amazonbot", "Applebot"];

/** Two consoles on one database, as processes have them: each with connections of its own. */
onEachDatabase((freshDatabase) => {
  async function openTwo() {
    const location = await freshDatabase();
    const one = await openVisits(location);
    const other = await openStore(location, { now: () => one.clock.now });
    return {
      location,
      one,
      other,
      async [Symbol.asyncDispose]() {
        await other.close();
        await one[Symbol.asyncDispose]();
      },
    };
  }

  test("a site that is being visited is removed, and its connector is told", async () => {
    await using opened = await openTwo();
    const { location, one, other } = opened;
    for (let round = 0; round < 4; round += 1) {
      const id = `${"a".repeat(15)}${"cdef"[round]}`;
      await addSite(location, id);
      const senders = [one.visits, other.visits].map(async (visits) => {
        for (;;) {
          const visit = (index: number) => ({ path: `/${index}`, crawler: crawlers[index % 7] ?? "" });
          const { outcome } = await visits.receive(batch(many(20, visit), { site: id }));
          if (outcome !== "counted") return outcome;
        }
      });
      await expect.poll(() => other.visits.lastNumbers([id])).not.toEqual(new Map());
      await other.sites.remove(id, undefined);
      expect(await Promise.all(senders)).toEqual(["site-gone", "site-gone"]);
      await other.deleteFigures();
      expect(await other.visits.lastNumbers([id])).toEqual(new Map());
    }
  });

  test("retention beside intake: no deadlock reaches either, and every visit is counted", async () => {
    await using opened = await openTwo();
    const { location, one, other } = opened;
    const visit = (index: number) => ({ path: `/${index}`, crawler: crawlers[index % 7] ?? "" });
    await one.visits.receive(batch(many(7, visit)));
    let isOver = false;
    let sent = 7;
    const senders = [1, 2].map(async () => {
      while (!isOver) {
        const { outcome } = await one.visits.receive(batch(many(20, visit)));
        if (outcome === "counted") sent += 20;
        else await execute(location, "update visit_site set allowance = 5000");
      }
    });
    for (let round = 0; round < 8; round += 1) {
      await execute(location, `update crawler_seen set first_day = ${today - 200}`);
      expect(await other.visits.purge(noon)).toMatchObject({ outcome: "purged", failures: [] });
    }
    isOver = true;
    await Promise.all(senders);
    const [counted] = await execute(location, "select sum(visits) as visits from visit_day");
    expect(Number(Object(counted).visits)).toBe(sent);
  });

  test("two consoles that fold the pages of one day count each visit once", async () => {
    await using opened = await openTwo();
    const { location, one, other } = opened;
    for (let from = 0; from < 1_600; from += 400) {
      await one.visits.receive(batch(many(400, (index) => ({ path: `/s/${from + index}`, status: 200 }))));
    }
    const later = new Date(noon.getTime() + 5 * msPerDay);
    await Promise.all([one.visits.purge(later), other.visits.purge(later)]);
    const [counted] = await execute(location, "select sum(visits) as visits from page_day");
    expect(Number(Object(counted).visits)).toBe(1_600);
  });

  test("of two imports of one log at once, the second finds the days of the first", async () => {
    await using opened = await openTwo();
    const { one, other } = opened;
    const days = Array.from({ length: 60 }, (_, index) => ({
      day: today - 1 - index,
      crawler: "GPTBot",
      visits: 10,
    }));
    const results = await Promise.all(
      [one, other, one, other].map(({ visits }) => visits.importDays(otherSite, days)),
    );
    expect(results.map((result) => result.days).sort((a, b) => a - b)).toEqual([0, 0, 0, 60]);
  });

  test("a site whose figures cannot be purged keeps no other's", async () => {
    await using opened = await openTwo();
    const { location, one } = opened;
    for (const of of [site, otherSite]) {
      await one.visits.receive(batch(many(3), { site: of, id: undefined }));
    }
    await breakDeletions(location);
    const later = new Date(noon.getTime() + 5 * msPerDay);
    one.clock.now = later;
    await one.visits.receive(batch(many(1, () => ({ time: later.getTime() }))));
    expect(await one.visits.purge(later)).toMatchObject({ sites: 2, failures: [expect.anything()] });
    expect(await execute(location, `select site from visit_event group by site`)).toEqual([{ site }]);
  });
});

async function addSite(location: DatabaseLocation, id: string): Promise<void> {
  await execute(
    location,
    `insert into site (id, workspace_id, domain, bare_domain, connector, status, created_at)
     values ('${id}', 'pro', '${id}.example', '${id}.example', 'middleware', 'pending', '${noon.toISOString()}')`,
  );
}

/** The database refuses to delete what was counted of the first site. */
async function breakDeletions(location: DatabaseLocation): Promise<void> {
  if (location.kind === "sqlite") {
    await execute(
      location,
      `create trigger broken before delete on visit_event when old.site = '${site}'
       begin select raise(abort, 'broken'); end`,
    );
    return;
  }
  await execute(
    location,
    `create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
     create trigger broken before delete on visit_event for each row
     when (old.site = '${site}') execute function broken()`,
  );
}

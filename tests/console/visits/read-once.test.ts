import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { msPerDay } from "../../../domain/visits/day.ts";
import { loadOverview } from "../../../domain/visits/load.ts";
import { utc } from "../../../domain/visits/site-zones.ts";
import { loadTakeAndSend } from "../../../domain/visits/take-and-send.ts";
import type { VisitQueries } from "../../../domain/visits/visits.ts";
import { batch, many, noon, openVisits, site } from "./store.ts";

/** Notes what is asked of the store, and asks it. */
function noting(visits: VisitQueries): { visits: VisitQueries; asked: string[] } {
  const asked: string[] = [];
  const noted = new Proxy(visits, {
    get(target, name: keyof VisitQueries) {
      return (...given: unknown[]) => {
        asked.push(`${name} ${JSON.stringify(given)}`);
        return Reflect.apply(target[name], target, given);
      };
    },
  });
  return { visits: noted, asked };
}

onEachDatabase((freshDatabase) => {
  test("an overview reads each figure once, and the time before for its visits and its takings together", async () => {
    await using store = await openVisits(await freshDatabase());
    for (const daysAgo of [20, 15, 10, 5, 1]) {
      const time = noon.getTime() - daysAgo * msPerDay;
      store.clock.now = new Date(time);
      const arrivals = [{ id: `arrival-${daysAgo}`, assistant: "chatgpt.com", path: "/", people: daysAgo }];
      const read = { time, decision: "allow", status: 200 } as const;
      await store.visits.receive(
        batch([...many(daysAgo, () => read), ...many(3, () => ({ time }))], { arrivals }),
      );
    }
    store.clock.now = noon;
    const subject = { site, zones: utc, plan: "pro", period: "7d", now: noon } as const;
    const { visits, asked } = noting(store.visits);
    const { report, earlier } = await loadOverview(visits, subject);
    const found = await loadTakeAndSend(visits, subject, { ...report, earlier });
    expect(asked.filter((question, place) => asked.indexOf(question) !== place)).toEqual([]);
    expect(asked.filter((question) => question.startsWith("totals"))).toHaveLength(2);

    const lookedUp = earlier && { range: earlier.range, totals: undefined };
    const { range } = report;
    expect(found).toEqual(await loadTakeAndSend(store.visits, subject, { range, earlier: lookedUp }));
    expect(found?.operators[0]).toMatchObject({ taken: 6, sent: 6, before: { taken: 10, sent: 10 } });
  });
});

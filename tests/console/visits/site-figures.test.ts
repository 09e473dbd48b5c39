import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { dayOf, msPerDay } from "../../../domain/visits/day.ts";
import { loadReport } from "../../../domain/visits/load.ts";
import { loadSiteFigures } from "../../../domain/visits/site-figures.ts";
import { utc } from "../../../domain/visits/site-zones.ts";
import { batch, many, noon, openVisits, otherSite, site, visit } from "./store.ts";

const today = dayOf(noon.getTime());
const at = (daysAgo: number) => noon.getTime() - daysAgo * msPerDay;

onEachDatabase((freshDatabase) => {
  test("each site's visits by AI are counted to the unit, today, in seven days and for each day", async () => {
    await using store = await openVisits(await freshDatabase());
    const { visits, clock } = store;
    for (const daysAgo of [29, 30]) {
      clock.now = new Date(at(daysAgo));
      await visits.receive(batch(many(daysAgo, () => ({ time: at(daysAgo) }))));
    }
    for (const daysAgo of [7, 6, 1]) {
      clock.now = new Date(at(daysAgo));
      await visits.receive(batch(many(daysAgo, () => ({ time: at(daysAgo), crawler: "ClaudeBot" }))));
    }
    clock.now = noon;
    // The last moment of yesterday and the first of today.
    await visits.receive(batch([visit({ time: today * msPerDay - 1 }), visit({ time: today * msPerDay })]));
    // Neither is an AI crawler, though both came later.
    await visits.receive(batch([visit({ crawler: "Googlebot" }), visit({ crawler: "unlisted" })]));
    await visits.importDays(otherSite, [
      { day: today - 3, crawler: "GPTBot", visits: 40 },
      { day: today - 3, crawler: "bingbot", visits: 900 },
    ]);
    await visits.receive(batch(many(5), { site: otherSite }));

    const [figures, other, unknown] = await loadSiteFigures(
      visits,
      [site, otherSite, "cccccccccccccccc"].map((id) => ({ id, zones: utc })),
      noon,
    );
    const days = Array.from({ length: 30 }, () => 0);
    Object.assign(days, { 0: 29, 22: 7, 23: 6, 28: 2, 29: 1 });
    expect(figures).toEqual({
      today: 1,
      week: 9,
      difference: 15,
      change: undefined,
      sent: 0,
      days,
      lastTime: today * msPerDay,
    });
    expect(other).toMatchObject({ today: 5, week: 45, lastTime: noon.getTime() - 1_000 });
    expect(unknown).toMatchObject({ today: 0, week: 0, lastTime: undefined });
    // The same as the site's own page says.
    const { report } = await loadReport(visits, {
      site,
      zones: utc,
      plan: "pro",
      period: "7d",
      now: noon,
    });
    expect(report.ai.visits).toBe(figures?.week);
  });

  test("51.5 a change is of whole weeks that were counted whole, and people sent are of seven days", async () => {
    await using store = await openVisits(await freshDatabase());
    const { visits, clock } = store;
    const came = async (daysAgo: number, count: number, where = site) => {
      clock.now = new Date(at(daysAgo));
      await visits.receive(
        batch(
          many(count, () => ({ time: at(daysAgo) })),
          { site: where },
        ),
      );
    };
    for (let daysAgo = 15; daysAgo > 7; daysAgo -= 1) await came(daysAgo, 20);
    for (let daysAgo = 7; daysAgo >= 0; daysAgo -= 1) await came(daysAgo, 25);
    // Four days without a word.
    for (const daysAgo of [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5]) await came(daysAgo, 20, otherSite);
    const subjects = [site, otherSite].map((id) => ({ id, zones: utc }));
    const [whole, broken] = await loadSiteFigures(visits, subjects, new Date(at(0)));
    expect(whole).toMatchObject({ difference: 35, change: 25, today: 25 });
    expect(broken).toMatchObject({ difference: -80, change: undefined });
  });

  test("without a site, or before any crawler has come, there is nothing to count", async () => {
    await using store = await openVisits(await freshDatabase());
    expect(await loadSiteFigures(store.visits, [], noon)).toEqual([]);
    expect(await loadSiteFigures(store.visits, [{ id: site, zones: utc }], noon)).toMatchObject([
      { today: 0, week: 0 },
    ]);
  });
});

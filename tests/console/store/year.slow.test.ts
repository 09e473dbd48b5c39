import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { simulateYear } from "./simulated-year.ts";

onEachDatabase((freshDatabase) => {
  test("M4 M5 a year of forty publishers and two million visits, a tenth of them on PostgreSQL", {
    timeout: 3_600_000,
  }, async () => {
    const location = await freshDatabase();
    // As many batches on either database, and as many visits as fit into five minutes.
    const visits = location.kind === "sqlite" ? 940 : 94;
    const { closed, counted } = await simulateYear(location, {
      publishers: 40,
      batchesPerMonth: 360,
      visits,
    });
    expect(closed).toBe(12);
    expect(counted).toBeGreaterThan(2_000 * visits);
  });
});

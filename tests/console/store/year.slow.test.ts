import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { simulateYear } from "./simulated-year.ts";

onEachDatabase((freshDatabase) => {
  test("M4 M5 a year of forty publishers and two million visits", { timeout: 3_600_000 }, async () => {
    const { closed, counted } = await simulateYear(await freshDatabase(), {
      publishers: 40,
      batchesPerMonth: 360,
      visits: 940,
    });
    expect(closed).toBe(12);
    expect(counted).toBeGreaterThan(1_900_000);
  });
});

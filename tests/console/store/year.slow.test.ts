import { spawnSync } from "node:child_process";
import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import { simulateYear } from "./simulated-year.ts";

const hledger = findProgram("hledger");
/** `YEAR=whole` runs all of it, in minutes: two million visits on SQLite, a tenth of them on PostgreSQL. */
const isWhole = process.env["YEAR"] === "whole";

onEachDatabase((freshDatabase) => {
  test("M4 M5 a year of forty publishers: the books are an independent sum, and hledger agrees", {
    timeout: 3_600_000,
  }, async () => {
    const location = await freshDatabase();
    const visits = isWhole && location.kind === "sqlite" ? 940 : 94;
    const batchesPerMonth = isWhole ? 360 : 18;
    const { closed, counted, journal } = await simulateYear(location, {
      publishers: 40,
      batchesPerMonth,
      visits,
    });
    expect(closed).toBe(12);
    expect(counted).toBeGreaterThan(5 * batchesPerMonth * visits);
    if (hledger === undefined) return;
    const judged = spawnSync(hledger, ["-f", "-", "check"], { input: journal, encoding: "utf8" });
    expect(judged, judged.stderr).toMatchObject({ status: 0 });
  });
});

import { spawnSync } from "node:child_process";
import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import { simulateYear } from "./simulated-year.ts";

const hledger = findProgram("hledger");
/** `YEAR=whole` runs all of it: two million visits, in minutes on SQLite and half an hour on PostgreSQL. */
const isWhole = process.env["YEAR"] === "whole";

onEachDatabase((freshDatabase) => {
  test("M4 M5 a year of forty publishers: the books are an independent sum, and hledger agrees", {
    timeout: 3_600_000,
  }, async ({ annotate }) => {
    const visits = isWhole ? 940 : 94;
    const batchesPerMonth = isWhole ? 360 : 18;
    const { closed, counted, payouts, journal } = await simulateYear(await freshDatabase(), {
      ...{ publishers: 40, batchesPerMonth, visits, kills: true },
    });
    await annotate(`${counted} visits, ${payouts} payout files, ${journal.length} characters of journal`);
    expect(closed).toBe(12);
    expect(counted).toBeGreaterThan(5 * batchesPerMonth * visits);
    if (hledger === undefined) return;
    const judged = spawnSync(hledger, ["-f", "-", "check"], { input: journal, encoding: "utf8" });
    expect(judged, judged.stderr).toMatchObject({ status: 0 });
  });
});

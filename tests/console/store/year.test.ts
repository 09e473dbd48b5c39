import { spawnSync } from "node:child_process";
import { onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import { simulateYear } from "./simulated-year.ts";

const hledger = findProgram("hledger");

onEachDatabase((freshDatabase) => {
  test("M4 M5 a year over two servers: the books are an independent sum to the millionth, and twelve months close once each", async () => {
    const { closed, counted, payouts, journal } = await simulateYear(await freshDatabase(), {
      publishers: 6,
      batchesPerMonth: 18,
      visits: 60,
    });
    expect(closed).toBe(12);
    expect(counted).toBeGreaterThan(3_000);
    expect(payouts).toBeGreaterThan(3);
    if (hledger === undefined) return;
    const judged = spawnSync(hledger, ["-f", "-", "check"], { input: journal, encoding: "utf8" });
    expect(judged, judged.stderr).toMatchObject({ status: 0 });
    // The last amount, a millionth more or less.
    const place = journal.lastIndexOf(" EUR") - 1;
    const broken = journal.slice(0, place) + (journal[place] === "1" ? "2" : "1") + journal.slice(place + 1);
    expect(spawnSync(hledger, ["-f", "-", "check"], { input: broken }).status).not.toBe(0);
  });
});

import { onEachDatabase } from "@octroi/database/testing/databases";
import { test } from "vitest";
import { compareWithTruth } from "./compare.ts";

onEachDatabase((freshDatabase) => {
  test("every figure is that of the visits that were sent, in three time zones and over their changes", async () => {
    await compareWithTruth(await freshDatabase(), 51, 900);
  });
});

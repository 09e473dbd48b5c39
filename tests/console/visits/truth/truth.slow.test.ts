import { onEachDatabase } from "@octroi/database/testing/databases";
import { test } from "vitest";
import { compareWithTruth } from "./compare.ts";

onEachDatabase((freshDatabase) => {
  test.for([51, 52])("every figure is that of the ten thousand visits of story %i", async (seed) => {
    await compareWithTruth(await freshDatabase(), seed, 10_000);
  });
});

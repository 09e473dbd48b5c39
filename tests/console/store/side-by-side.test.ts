import { onEachDatabase } from "@octroi/database/testing/databases";
import { test } from "vitest";
import { runSideBySide } from "./side-by-side/run.ts";

onEachDatabase((freshDatabase) => {
  test("two consoles do everything side by side, and every figure equals what was sent", async () => {
    await runSideBySide(await freshDatabase(), 1, 25);
  });
});

import { onEachDatabase } from "@octroi/database/testing/databases";
import { test } from "vitest";
import { runSideBySide } from "./side-by-side/run.ts";

const seeds = Array.from({ length: 10 }, (_, index) => index + 1);

onEachDatabase((freshDatabase) => {
  test.each(seeds)(
    "two consoles do everything side by side, and every figure is right: seed %i",
    async (seed) => {
      await runSideBySide(await freshDatabase(), seed, 80);
    },
  );
});

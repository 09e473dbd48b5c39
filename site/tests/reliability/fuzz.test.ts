import { expect, test } from "vitest";
import { sqlite } from "../databases.ts";
import { fuzz } from "./fuzz/fuzz.ts";

test("A3 no request, however broken, makes the server fail, grow, or show its insides", async () => {
  await using folder = await sqlite();
  const reached = new Set<string>();
  const outcome = await fuzz(await folder.fresh(), {
    requests: 1_000,
    seed: 7,
    isTimed: false,
    onStatuses(statuses) {
      for (const status of Object.keys(statuses)) reached.add(status);
    },
  });
  expect(outcome).toMatchObject({ lost: 0, wrong: [] });
  // Had it stopped at the door, it would have shown nothing.
  for (const status of ["200", "201", "400", "403", "404", "405", "413", "415"])
    expect(reached).toContain(status);
});

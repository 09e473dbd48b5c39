import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packedModule } from "../scripts/pack/pack.ts";
import { writtenCrawlers } from "./known/written.ts";
import { knownCrawlers } from "./known.ts";

test("what is packed is what the data files say: after a change, npm run pack-names", () => {
  expect(knownCrawlers).toEqual(writtenCrawlers);
  expect(readFileSync(new URL("known/packed.ts", import.meta.url), "utf8")).toBe(packedModule());
});

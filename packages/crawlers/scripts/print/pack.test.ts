import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packedCrawlers } from "../../src/known/packed.ts";
import { unpacked } from "../../src/known/unpacked.ts";
import { packedFile, written } from "./pack.ts";

test("programs carry the crawlers as they are written down; else `npm run print -w packages/crawlers`", () => {
  const file = readFileSync(new URL("../../src/known/packed.ts", import.meta.url), "utf8");
  expect(file).toBe(packedFile());
  const byToken = (a: { token: string }, b: { token: string }) => (a.token < b.token ? -1 : 1);
  expect(unpacked(packedCrawlers).sort(byToken)).toEqual(written.toSorted(byToken));
});

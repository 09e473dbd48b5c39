import { expect, test } from "vitest";
import { bundleSizes } from "./sizes.ts";

test("what a program imports weighs no more than it has to", async () => {
  const sizes = Object.fromEntries((await bundleSizes()).map(({ name, gzipped }) => [name, gzipped]));
  expect(sizes["identify"]).toBeLessThan(6_000);
  expect(sizes["identify, and verify by address and signature, short lists"]).toBeLessThan(16_000);
  expect(sizes["identify, and verify by address and signature, all lists"]).toBeLessThan(25_500);
});

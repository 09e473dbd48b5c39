import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { resourceOf } from "./resource.ts";

test("the first who asks gets a quickly compressed form, and a thorough one takes its place", async () => {
  const varied = Array.from({ length: 5_000 }, (_, n) => `Line ${n * n} of a page.\n`).join("");
  const resource = resourceOf(varied, { "content-type": "text/html; charset=utf-8" });
  const first = await resource.encoded("br");
  await expect.poll(async () => (await resource.encoded("br")).body.length).toBeLessThan(first.body.length);
  const later = await resource.encoded("br");
  expect(brotliDecompressSync(later.body).toString()).toBe(varied);
  expect(later.headers["etag"]).not.toBe(first.headers["etag"]);
});

test("what is sent once stays as it was compressed first", async () => {
  const headers = { "content-type": "text/plain" };
  const once = resourceOf("A page. ".repeat(100), headers, { thorough: false });
  expect((await once.encoded("gzip")).headers["etag"]).toMatch(/-quick"$/);
});

test("of many that are asked for at once, a hundred wait to be compressed, and the rest is sent as it is", async () => {
  const headers = { "content-type": "text/plain" };
  const resources = Array.from({ length: 200 }, (_, n) =>
    resourceOf(`Page ${n}. `.repeat(100), headers, { thorough: false }),
  );
  const asked = async () => {
    const variants = await Promise.all(resources.map((resource) => resource.encoded("br")));
    return variants.filter(({ headers: sent }) => sent["content-encoding"] === undefined).length;
  };
  expect(await asked()).toBe(96);
  expect(await asked()).toBe(0);
});
